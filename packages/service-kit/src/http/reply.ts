import { create as contentDisposition } from 'content-disposition';
import type { CookieOptions } from 'express';

/** A cookie to set, or to clear when `value` is null. */
export interface ReplyCookie {
  name: string;
  value: string | null;
  options: CookieOptions;
}

/** What a handler answers; the status is the call's own unless given, the body passes the call's answer schema. */
export interface Reply<A> {
  status?: number;
  body?: A;
  headers?: Record<string, string>;
  cookies?: ReplyCookie[];
  /** Set by {@link page}: becomes `X-Total-Count` and `Link rel="next"`. */
  paging?: { total: number; nextCursor?: string };
  /** Set by {@link download}: sent as it is, under this content type. */
  contentType?: string;
  text?: string;
  /** Set by {@link bytes}. */
  bytes?: Buffer;
  /** Set by {@link download} for a file that is written while it is sent. */
  parts?: AsyncIterable<string>;
}

/** One server-sent event; `id` is what `Last-Event-ID` repeats after a reconnect. */
export interface ServerSentEvent<A = unknown> {
  id?: string;
  event?: string;
  data: A;
}

/** The open end of a stream of server-sent events. */
export interface EventStream<A = unknown> {
  /** Sends one event; its data passes the call's answer schema. Does nothing once closed. */
  send(event: ServerSentEvent<A>): void;
  /** Aborted when the client left or the service stops. */
  closed: AbortSignal;
}

/** An answer that stays open. */
export interface StreamReply<A = unknown> {
  open(stream: EventStream<A>): void | Promise<void>;
}

/** Answers with a body and the call's status. */
export function ok<A>(body: A, headers?: Record<string, string>): Reply<A> {
  return headers ? { body, headers } : { body };
}

/** Answers 201 with the new thing. */
export function created<A>(body: A): Reply<A> {
  return { status: 201, body };
}

/** Answers 204 without a body. */
export function noContent(): Reply<never> {
  return { status: 204 };
}

/** Answers 302 to another address. */
export function redirect(location: string): Reply<never> {
  return { status: 302, headers: { Location: location } };
}

/**
 * The name in UTF-8 (RFC 8187), and for programs that do not read that one of plain letters, without the accents and
 * without what has no plain letter.
 */
function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^ -~]+/g, '')
    .trim();
  if (plain === fileName) return contentDisposition(fileName);
  return contentDisposition(fileName, { fallback: /^\.|^$/.test(plain) ? `file${plain}` : plain });
}

/** Answers a file that the browser saves under a name (Content-Disposition, RFC 6266), such as CSV, a calendar or a PDF. */
export function download(
  contentType: string,
  content: string | Buffer | AsyncIterable<string>,
  fileName: string,
): Reply<never> {
  const headers = { 'Content-Disposition': attachment(fileName), 'X-Content-Type-Options': 'nosniff' };
  if (typeof content === 'string') return { contentType, headers, text: content };
  return { contentType, headers, ...(Buffer.isBuffer(content) ? { bytes: content } : { parts: content }) };
}

/**
 * Answers an uploaded file, which the browser saves under a name. A browser that still shows it as a page does so in a
 * sandbox, in which nothing runs.
 */
export function downloadFile(
  contentType: string,
  content: Buffer,
  { fileName, etag }: { fileName: string; etag: string },
): Reply<never> {
  const { headers: cached, ...reply } = bytes(contentType, content, { etag, cacheControl: 'private, no-cache' });
  const headers = {
    ...cached,
    'Content-Disposition': attachment(fileName),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
  return { ...reply, headers };
}

/**
 * Answers a file such as a picture. With a strong `etag` a browser that has it already gets a 304; `cacheControl` says
 * for how long it need not even ask.
 */
export function bytes(
  contentType: string,
  content: Buffer,
  { etag, cacheControl }: { etag: string; cacheControl: string },
): Reply<never> {
  return { contentType, bytes: content, headers: { ETag: `"${etag}"`, 'Cache-Control': cacheControl } };
}

/** Answers one page of a list, with the total and the cursor of the next page in the headers. */
export function page<T>({
  items,
  total,
  nextCursor,
}: {
  items: T[];
  total: number;
  nextCursor?: string | undefined;
}): Reply<T[]> {
  return { body: items, paging: { total, ...(nextCursor !== undefined && { nextCursor }) } };
}

/** Adds cookies to an answer. */
export function withCookies<A>(reply: Reply<A>, cookies: ReplyCookie[]): Reply<A> {
  return { ...reply, cookies: [...(reply.cookies ?? []), ...cookies] };
}

/** Keeps the answer open as server-sent events: `open` subscribes, and unsubscribes when `closed` aborts. */
export function eventStream<A>(open: (stream: EventStream<A>) => void | Promise<void>): StreamReply<A> {
  return { open };
}
