import { ApiError } from '@portal/web-kit';

/** Whether what the URL names does not exist. Services answer 400 when the URL has no valid id. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
