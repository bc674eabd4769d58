import { type AnswerOf, type BodyOf, type Call, type CallPart, type ParamsOf, pathOf } from '@portal/contracts';
import axios from 'axios';
import { DomainError } from '../errors';
import { bearerHeader } from './bearer';
import { currentRequestId } from '../request-context';

/** What another service answered: the body its row of the call table allows, and the headers in lower case. */
export interface ServiceAnswer<A> {
  body: A;
  headers: Readonly<Record<string, string>>;
}

/** What goes into a call of another service. */
export type ServiceRequest<C extends Call> = CallPart<'params', ParamsOf<C>> &
  CallPart<'body', BodyOf<C>> & {
    /** The token of the person that the call is made for; none when the service calls for itself. */
    bearer?: string;
  };

interface LooseRequest {
  params?: Record<string, unknown>;
  body?: unknown;
  bearer?: string;
}

/** Calls one other service; a decision record (docs/adr) names the few calls that services make of each other. */
export interface ServiceClient {
  /**
   * Makes a call of the call table. Throws the refusals that its row names as they are, and SYSTEM.UNAVAILABLE for
   * anything but a whole answer that fits the row.
   */
  call<C extends Call>(call: C, request: ServiceRequest<C>): Promise<ServiceAnswer<AnswerOf<C>>>;
}

/** A client of the service at an address; a call that takes longer than `timeoutMs` has failed. */
export function createServiceClient(baseURL: string, { timeoutMs }: { timeoutMs: number }): ServiceClient {
  const http = axios.create({ baseURL, timeout: timeoutMs, proxy: false, maxRedirects: 0 });
  return {
    async call<C extends Call>(call: C, request: ServiceRequest<C>) {
      const { params, body: data, bearer } = request as LooseRequest;
      const { method, answer, errors } = call;
      const url = pathOf(call, params);
      const requestId = currentRequestId();
      const headers = {
        ...(bearer !== undefined && { authorization: bearerHeader(bearer) }),
        ...(requestId && { 'x-request-id': requestId }),
      };
      // axios' own limit does not cover a connection that hangs before it is established.
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await http.request<unknown>({ method, url, data, headers, signal });
        return { body: answer.parse(response.data) as AnswerOf<C>, headers: plainHeaders(response.headers) };
      } catch (error) {
        const code = codeOf(error);
        const refusal = errors.find((known) => known === code);
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
