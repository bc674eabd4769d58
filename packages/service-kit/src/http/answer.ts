import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Call } from '@portal/contracts';
import type { Request, Response } from 'express';
import type { Reply, ReplyCookie } from './reply';

/** A reply as it is sent, and stored for repetitions of its Idempotency-Key. */
export interface RenderedReply {
  status: number;
  headers: Record<string, string>;
  body?: unknown;
  contentType?: string;
  text?: string;
  bytes?: Buffer;
  parts?: AsyncIterable<string>;
  cookies: ReplyCookie[];
}

/** Thrown when a handler's answer does not fit the schema of its call: a bug, which the client sees as a 500. */
export class AnswerMismatch extends Error {
  override readonly name = 'AnswerMismatch';
}

/** Passes a value through the call's answer schema: the allow-list of what leaves the service. */
export function allowedAnswer(call: Call, body: unknown): unknown {
  const parsed = call.answer.safeParse(body);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new AnswerMismatch(`The answer of ${call.name} does not fit its schema: ${issues.join('; ')}`);
}

/** Turns a handler's reply into status, headers and an allowed body. */
export function renderReply(call: Call, reply: Reply<unknown>, req: Request): RenderedReply {
  const status = reply.status ?? call.status;
  const rendered: RenderedReply = { status, headers: { ...reply.headers }, cookies: reply.cookies ?? [] };
  if (reply.paging) Object.assign(rendered.headers, pagingHeaders(reply.paging, req));
  if (reply.text !== undefined) {
    rendered.text = reply.text;
    rendered.contentType = reply.contentType ?? 'text/plain; charset=utf-8';
  } else if (reply.bytes !== undefined) {
    rendered.bytes = reply.bytes;
    rendered.contentType = reply.contentType ?? 'application/octet-stream';
  } else if (reply.parts !== undefined) {
    rendered.parts = reply.parts;
    rendered.contentType = reply.contentType ?? 'text/plain; charset=utf-8';
  } else if (status !== 204 && status !== 302) {
    rendered.body = allowedAnswer(call, reply.body);
  }
  return rendered;
}

// An answer depends on who asks, so no shared cache may store it (RFC 9111, 5.2.2) and a browser must revalidate it.
const PRIVATE = { 'Cache-Control': 'private, no-cache' };

/** Writes a rendered reply. */
export async function sendRendered(res: Response, rendered: RenderedReply): Promise<void> {
  const parts = rendered.parts && (await begun(rendered.parts));
  res.status(rendered.status).set({ ...PRIVATE, ...rendered.headers });
  for (const { name, value, options } of rendered.cookies) {
    if (value === null) res.clearCookie(name, options);
    else res.cookie(name, value, options);
  }
  if (parts) return sendParts(res.type(rendered.contentType ?? 'text/plain'), parts);
  const content = rendered.text ?? rendered.bytes;
  if (content !== undefined) res.type(rendered.contentType ?? 'text/plain').send(content);
  else if (rendered.body === undefined) res.end();
  else res.json(rendered.body);
}

/** The same parts with the first of them made, so that what fails at once is answered as a problem. */
async function begun(parts: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
}

/** A part is made when the client has taken the one before. A fault cuts the answer, which is then no whole file. */
async function sendParts(res: Response, parts: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(parts), res);
  } catch (error) {
    const hasLeft = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!hasLeft) throw error;
  }
}

function pagingHeaders({ total, nextCursor }: { total: number; nextCursor?: string }, req: Request) {
  const headers: Record<string, string> = { 'X-Total-Count': String(total) };
  if (nextCursor !== undefined) {
    const next = new URL(req.originalUrl, 'http://portal');
    next.searchParams.set('cursor', nextCursor);
    headers.Link = `<${next.pathname}${next.search}>; rel="next"`;
  }
  return headers;
}
