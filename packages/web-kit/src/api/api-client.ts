import axios, { isAxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import type { ErrorCode } from '@portal/contracts';
import { emitPortalEvent } from '../portal/portal-events';
import { wasSignedIn } from '../session/session-memory';
import { randomKey } from './idempotency-keys';
import { toApiError } from './to-api-error';
import { refreshSession } from './refresh-session';

interface Attempt extends InternalAxiosRequestConfig {
  isRepeated?: boolean;
}

/**
 * HTTP client of the portal's services. A call that meets an expired session is repeated once after a refresh; a write
 * carries an Idempotency-Key, so that it is never carried out twice. Every failure is an ApiError.
 */
export const apiClient: AxiosInstance = axios.create({
  timeout: 30_000,
  headers: { Accept: 'application/json' },
  // Services read repeated keys, not `key[]`.
  paramsSerializer: { indexes: null },
});

apiClient.interceptors.request.use((config) => {
  if (config.method !== 'get' && !config.headers.has('Idempotency-Key')) {
    config.headers.set('Idempotency-Key', randomKey());
  }
  return config;
});

apiClient.interceptors.response.use(undefined, async (error: unknown) => {
  const attempt = isAxiosError(error) ? (error.config as Attempt | undefined) : undefined;
  if (!attempt || !isExpired(error) || attempt.isRepeated) throw toApiError(error);
  const refreshed = await refreshSession();
  if (refreshed === 'renewed') return apiClient.request({ ...attempt, isRepeated: true } as Attempt);
  if (refreshed === 'ended' && wasSignedIn()) emitPortalEvent('portal:session', { change: 'expired' });
  throw toApiError(error);
});

/** A 401 with another code is about the call itself, such as a wrong password. */
function isExpired(error: unknown): boolean {
  if (!isAxiosError<{ code?: unknown } | undefined>(error) || error.response?.status !== 401) return false;
  return error.response.data?.code === ('AUTH.SESSION_REQUIRED' satisfies ErrorCode);
}
