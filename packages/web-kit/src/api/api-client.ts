import axios, { isAxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { calls, type ErrorCode } from '@portal/contracts';
import { noteAnswer } from '../offline/stored-answers';
import { sessionStore, whileEnded } from '../session/session-state';
import { onPortalEvent } from '../portal/portal-events';
import { ApiError } from './api-error';
import { randomKey } from './idempotency-keys';
import { forgetPageAnswers, takePageAnswer } from './page-answers';
import { toApiError } from './to-api-error';
import { refreshSession } from './refresh-session';

/** The gateway waits for a service as long. */
export const ANSWER_WITHIN_MS = 30_000;

interface Attempt extends InternalAxiosRequestConfig {
  /** Who made the call; undefined for a visitor. */
  personId?: string | undefined;
  isRepeated?: boolean;
}

const sessionRequired = 'AUTH.SESSION_REQUIRED' satisfies ErrorCode;
/** Calls that begin, end or look for a session do not wait for one. */
const sessionPaths: readonly (string | undefined)[] = [calls.login.path, calls.logout.path, calls.fetchAuth.path];

/**
 * HTTP client of the portal's services. A call that meets an expired session is repeated once after a refresh, or after
 * the person has signed in again; until then calls wait. A write carries an Idempotency-Key, so that it is never carried
 * out twice. Every failure is an ApiError.
 */
export const apiClient: AxiosInstance = axios.create({
  timeout: ANSWER_WITHIN_MS,
  headers: { Accept: 'application/json' },
  // Services read repeated keys, not `key[]`.
  paramsSerializer: { indexes: null },
});

apiClient.interceptors.request.use(async (attempt: Attempt) => {
  if (attempt.method !== 'get' && !attempt.headers.has('Idempotency-Key')) {
    attempt.headers.set('Idempotency-Key', randomKey());
  }
  if (attempt.method === 'get') answerFromPage(attempt);
  if (sessionPaths.includes(attempt.url)) return attempt;
  attempt.personId ??= sessionStore.getState().user?._id;
  await whileEnded(attempt.signal as AbortSignal | undefined);
  // What one person began is not carried out in the name of the next.
  if (attempt.personId !== undefined && attempt.personId !== sessionStore.getState().user?._id) {
    throw new ApiError({ status: 401, code: sessionRequired, fallback: 'Please sign in.' });
  }
  return attempt;
});

apiClient.interceptors.response.use(noteTime, async (error: unknown) => {
  const attempt = isAxiosError(error) ? (error.config as Attempt | undefined) : undefined;
  if (!attempt || !isExpired(error) || attempt.isRepeated) throw toApiError(error);
  const refreshed = await refreshSession();
  // While the session is over, the repeated call waits.
  if (refreshed !== 'renewed' && sessionStore.getState().status !== 'ended') throw toApiError(error);
  return apiClient.request({ ...attempt, isRepeated: true } as Attempt);
});

/** Takes the answer from the HTML instead of the network, where it is there. */
function answerFromPage(attempt: Attempt): void {
  const answer = takePageAnswer(axios.getUri(attempt));
  if (!answer) return;
  const { headers, data } = answer;
  attempt.adapter = () => Promise.resolve({ status: 200, statusText: 'OK', headers, data, config: attempt });
}

onPortalEvent('portal:session', ({ change }) => {
  if (change === 'signed-in' || change === 'signed-out') forgetPageAnswers();
});

function noteTime(response: AxiosResponse): AxiosResponse {
  noteAnswer(response.headers);
  return response;
}

/** A 401 with another code is about the call itself, such as a wrong password. */
function isExpired(error: unknown): boolean {
  if (!isAxiosError<{ code?: unknown } | undefined>(error) || error.response?.status !== 401) return false;
  return error.response.data?.code === sessionRequired;
}
