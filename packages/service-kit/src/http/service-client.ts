import type { ErrorCode } from '@portal/contracts';
import axios from 'axios';
import type * as z from 'zod';
import { DomainError } from '../errors';
import { currentRequestId } from './context';

/** What another service answered, held against the schema that was asked for. */
export interface ServiceAnswer<A> {
  body: A;
  headers: Readonly<Record<string, string>>;
}

/** Calls one other service; only for the few calls that a decision record allows. */
export interface ServiceClient {
  /** Posts JSON as the caller whose bearer token is given. Anything but a whole, fitting answer is SYSTEM.UNAVAILABLE. */
  post<A>(path: string, body: unknown, options: PostOptions<A>): Promise<ServiceAnswer<A>>;
}

/** How a call is made, and what its answer may be. */
export interface PostOptions<A> {
  bearer: string;
  answer: z.ZodType<A>;
  /** Refusals that are the caller's to hear, and are passed on as they are; none by default. */
  refusals?: readonly ErrorCode[];
}

/** A client of the service at an address, giving up after `timeoutMs`. */
export function createServiceClient(baseURL: string, { timeoutMs }: { timeoutMs: number }): ServiceClient {
  const http = axios.create({ baseURL, timeout: timeoutMs, proxy: false, maxRedirects: 0 });
  return {
    async post(path, body, { bearer, answer, refusals = [] }) {
      const requestId = currentRequestId();
      const headers = { authorization: `Bearer ${bearer}`, ...(requestId && { 'x-request-id': requestId }) };
      // A connection that hangs before it stands is not covered by axios' own limit.
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await http.post<unknown>(path, body, { headers, signal });
        return { body: answer.parse(response.data), headers: plainHeaders(response.headers) };
      } catch (error) {
        const code = codeOf(error);
        const refusal = refusals.find((known) => known === code);
        throw refusal ? new DomainError(refusal) : new DomainError('SYSTEM.UNAVAILABLE', { cause: reasonOf(error) });
      }
    },
  };
}

function plainHeaders(headers: object): Record<string, string> {
  const texts = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

function codeOf(error: unknown): unknown {
  return axios.isAxiosError<{ code?: unknown } | undefined>(error) ? error.response?.data?.code : undefined;
}

/** Never the error itself: axios keeps the request's headers, and so the token, in it. */
function reasonOf(error: unknown): string {
  if (axios.isAxiosError(error))
    return error.response ? `status ${error.response.status}` : (error.code ?? 'no answer');
  return error instanceof Error ? error.message : 'unknown';
}
