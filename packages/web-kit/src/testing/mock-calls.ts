import {
  callTable,
  errorCatalogue,
  statusOf,
  type AnswerOf,
  type BodyOf,
  type Call,
  type ErrorCode,
  type FieldError,
  type ParamsOf,
  type QueryOf,
} from '@portal/contracts';
import { http, HttpResponse, type DefaultBodyType, type HttpHandler } from 'msw';
import { checkedAnswer, checkedRequest } from './broken-contracts';
import { randomDelay } from './random-delays';

/** The request of a mocked call, parsed by its schemas as its endpoint does it. */
export interface Asked<C extends Call = Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** The uploaded file; null for a call without one. */
  readonly file: File | null;
  readonly headers: Headers;
}

type Answer<C extends Call> =
  AnswerOf<C> | ((asked: Asked<C>) => AnswerOf<C> | Response | Promise<AnswerOf<C> | Response>);

/** Mocks the answer of a call; a function gets the request. A request or an answer that breaks the contract fails the test. */
export function answers<C extends Call>(call: C, answer: Answer<C>, headers: Record<string, string> = {}): HttpHandler {
  return handler(call, async (request, params) => {
    const asked = (await checkedRequest(call, request, params)) as Asked<C> | null;
    if (!asked) return problem('REQUEST.INVALID');
    const data: unknown = typeof answer === 'function' ? await (answer as (asked: Asked<C>) => unknown)(asked) : answer;
    if (data instanceof Response) return checkedResponse(call, data);
    if (call.status === 204) return new HttpResponse(null, { status: 204, headers });
    return HttpResponse.json(checkedAnswer(call, data) as DefaultBodyType, { status: call.status, headers });
  });
}

/**
 * Mocks a call that fails with an error of the catalogue. The request has to keep the contract, unless the error says that
 * it does not.
 */
export function refuses(
  call: Call,
  code: ErrorCode,
  more: { message?: string; errors?: FieldError[] } = {},
): HttpHandler {
  return handler(call, async (request, params) => {
    if (code !== 'REQUEST.INVALID') await checkedRequest(call, request, params);
    return problem(code, more);
  });
}

/** The response of `refuses`, for calls that fail only sometimes. */
export function problem(code: ErrorCode, more: { message?: string; errors?: FieldError[] } = {}): Response {
  const { kind, message } = errorCatalogue[code];
  const status = statusOf(code);
  const body = { type: 'about:blank', title: kind, status, message, code, requestId: 'test-request', ...more };
  return HttpResponse.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

/** Mocks a network failure of a call. */
export function isUnreachable(call: Call): HttpHandler {
  return handler(call, async (request, params) => {
    await checkedRequest(call, request, params);
    return HttpResponse.error();
  });
}

function handler(call: Call, respond: (request: Request, params: object) => Promise<Response>): HttpHandler {
  const method = call.method.toLowerCase() as Lowercase<Call['method']>;
  // The first param is the origin, which matches the star.
  return http[method](`*${call.path}`, async ({ request, params: { 0: _origin, ...params } }) => {
    if (isOfAnother(call, request)) return undefined;
    await randomDelay();
    return respond(request, params);
  });
}

const literalPaths = new Set(callTable.filter(({ path }) => !path.includes(':')).map(addressOf));

/** `/api/events/units` is a call of its own, though the path `/api/events/:id` has room for it. */
function isOfAnother(call: Call, { method, url }: Request): boolean {
  return call.path.includes(':') && literalPaths.has(addressOf({ method, path: new URL(url).pathname }));
}

function addressOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}

/** A response that a test made itself, for the sake of its headers. */
async function checkedResponse(call: Call, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (response.ok && isJson) checkedAnswer(call, await response.clone().json());
  return response;
}
