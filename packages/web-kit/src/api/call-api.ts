import type { AxiosResponse } from 'axios';
import {
  type AnswerOf,
  type BodyInput,
  type Call,
  type CallPart,
  type Empty,
  LEAST_BYTES_PER_SECOND,
  type ParamsInput,
  pathOf,
  type QueryInput,
  SECOND_MS,
} from '@portal/contracts';
import { ANSWER_WITHIN_MS, apiClient } from './api-client';
import { withIdempotencyKey } from './idempotency-keys';

/** Input of a call, as its row of the call table says; parts without required fields may be left out. */
export type CallInput<C extends Call> = CallPart<'params', ParamsInput<C>> &
  CallPart<'query', QueryInput<C>> &
  CallPart<'body', BodyInput<C>> & {
    readonly signal?: AbortSignal | undefined;
    /** Files by the names of their fields; the body then goes as multipart (RFC 7578). */
    readonly files?: Readonly<Record<string, File>> | undefined;
  };

/** A page of a list, with the total and the cursor from its headers. */
export interface ListPage<Items> {
  readonly items: Items;
  /** How many there are in all; the number of items when the server does not say. */
  readonly total: number;
  /** Cursor of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  files?: Readonly<Record<string, File>>;
}

/** Makes a call of the table and gives its answer; throws ApiError. */
export async function callApi<C extends Call>(
  call: C,
  ...[input]: Empty extends CallInput<C> ? [CallInput<C>?] : [CallInput<C>]
): Promise<AnswerOf<C>> {
  const { data } = await send(call, (input ?? {}) as LooseInput);
  return checked(call, data);
}

/** Makes a call that answers a list, and reads the total and the next page from its headers; throws ApiError. */
export async function callList<C extends Call>(
  call: C,
  ...[input]: Empty extends CallInput<C> ? [CallInput<C>?] : [CallInput<C>]
): Promise<ListPage<AnswerOf<C>>> {
  const { data, headers } = await send(call, (input ?? {}) as LooseInput);
  const items = checked(call, data);
  const total = Number(headers['x-total-count']);
  const count = Array.isArray(items) ? items.length : 0;
  return {
    items,
    total: headers['x-total-count'] !== undefined && Number.isFinite(total) ? total : count,
    next: cursorOf(headers['link']),
  };
}

function send(call: Call, input: LooseInput): Promise<AxiosResponse<unknown>> {
  const request = requestOf(call, input);
  // A repeated file replaces itself, and what is secret is not kept in memory.
  if (call.method === 'GET' || call.answersSecret || input.files) return apiClient.request(request);
  const content = JSON.stringify([call.method, input.query, input.body]);
  return withIdempotencyKey(request.url, content, (key) =>
    apiClient.request({ ...request, headers: { 'Idempotency-Key': key } }),
  );
}

function requestOf(call: Call, { params, query, body, files, signal }: LooseInput) {
  return {
    method: call.method,
    url: pathOf(call, params),
    ...(query && { params: query }),
    ...(call.method !== 'GET' && { data: files ? multipart(body, files) : (body ?? {}) }),
    ...(signal && { signal }),
    ...(files && { timeout: timeoutOf(files) }),
  };
}

/** As long as the gateway waits for the files on a slow line, and then for the answer. */
function timeoutOf(files: Readonly<Record<string, File>>): number {
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  return ANSWER_WITHIN_MS + (bytes / LEAST_BYTES_PER_SECOND) * SECOND_MS;
}

function multipart(body: unknown, files: Readonly<Record<string, File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...(body as object | undefined) })) form.append(name, String(value));
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

/** Production builds leave the schemas out; everywhere else an answer that breaks the contract fails at once. */
function checked<C extends Call>(call: C, data: unknown): AnswerOf<C> {
  const schema: C['answer'] | undefined = call.answer;
  if (schema === undefined || call.status === 204) return data as AnswerOf<C>;
  return schema.parse(data) as AnswerOf<C>;
}

function cursorOf(link: unknown): string | undefined {
  const next = typeof link === 'string' ? /<([^>]+)>\s*;\s*rel="next"/.exec(link)?.[1] : undefined;
  return next === undefined
    ? undefined
    : (new URL(next, window.location.origin).searchParams.get('cursor') ?? undefined);
}
