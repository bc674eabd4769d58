import {
  errorCatalogue,
  type AnswerOf,
  type Call,
  type ErrorCode,
  type ErrorKind,
  type FieldError,
} from '@portal/contracts';
import { http, HttpResponse, type DefaultBodyType, type HttpHandler } from 'msw';

/** The request of a mocked call. */
export interface Asked {
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

type Answer<C extends Call> =
  AnswerOf<C> | ((asked: Asked) => AnswerOf<C> | Response | Promise<AnswerOf<C> | Response>);

const statusOf: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  throttled: 429,
  unexpected: 500,
  unavailable: 503,
};

/** Mocks the answer of a call; a function gets the request. */
export function answers<C extends Call>(call: C, answer: Answer<C>, headers: Record<string, string> = {}): HttpHandler {
  return handler(call, async (asked) => {
    const data: unknown = typeof answer === 'function' ? await (answer as (asked: Asked) => unknown)(asked) : answer;
    if (data instanceof Response) return data;
    const isEmpty = call.status === 204;
    return isEmpty
      ? new HttpResponse(null, { status: 204, headers })
      : HttpResponse.json(data as DefaultBodyType, { status: call.status, headers });
  });
}

/** Mocks a call that fails with an error of the catalogue. */
export function refuses(
  call: Call,
  code: ErrorCode,
  more: { message?: string; errors?: FieldError[] } = {},
): HttpHandler {
  return handler(call, () => problem(code, more));
}

/** The response of `refuses`, for calls that fail only sometimes. */
export function problem(code: ErrorCode, more: { message?: string; errors?: FieldError[] } = {}): Response {
  const { kind, message } = errorCatalogue[code];
  const status = statusOf[kind];
  const body = { type: 'about:blank', title: kind, status, message, code, requestId: 'test-request', ...more };
  return HttpResponse.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

/** Mocks a network failure of a call. */
export function isUnreachable(call: Call): HttpHandler {
  return handler(call, () => HttpResponse.error());
}

function handler(call: Call, respond: (asked: Asked) => Response | Promise<Response>): HttpHandler {
  const method = call.method.toLowerCase() as Lowercase<Call['method']>;
  return http[method](`*${call.path}`, async ({ request, params }) => {
    return respond({
      params,
      query: new URL(request.url).searchParams,
      body: await bodyOf(request),
      headers: request.headers,
    });
  });
}

/** Parsed JSON, or the text of any other body. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  return isJson && text !== '' ? (JSON.parse(text) as unknown) : text || undefined;
}
