import type { Clock } from '@portal/service-kit';
import { personOf, type As } from './actors';
import { mintToken } from './tokens';

/** An answer with its JSON body parsed; `text` is the body as sent. */
export interface TestResponse<B = unknown> {
  status: number;
  headers: Headers;
  body: B;
  text: string;
}

/** What a request may add to or replace. */
export interface RequestExtras {
  headers?: Record<string, string>;
  /** Sent as it is, instead of the body as JSON; a form brings its own content type. */
  raw?: string | FormData;
}

/** Makes a request over real HTTP as a given caller. */
export type Requester = <B = unknown>(
  as: As,
  method: string,
  path: string,
  body?: unknown,
  extras?: RequestExtras,
) => Promise<TestResponse<B>>;

/** A requester for one server. Of a stream of server-sent events only the headers are awaited. */
export function createRequester(url: string, clock: Clock): Requester {
  return async <B>(as: As, method: string, path: string, body?: unknown, extras: RequestExtras = {}) => {
    const person = personOf(as);
    const content = extras.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(person && { authorization: `Bearer ${mintToken(person, clock)}` }),
        ...(typeof content === 'string' && { 'content-type': 'application/json' }),
        ...extras.headers,
      },
      ...(content !== undefined && { body: content }),
    });
    const { status, headers } = response;
    if (headers.get('content-type')?.startsWith('text/event-stream')) {
      await response.body?.cancel();
      return { status, headers, text: '', body: undefined as B };
    }
    const text = await response.text();
    const isJson = /[/+]json/.test(headers.get('content-type') ?? '');
    return { status, headers, text, body: (isJson && text ? JSON.parse(text) : undefined) as B };
  };
}
