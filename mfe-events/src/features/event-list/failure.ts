import { ApiError } from '@portal/web-kit';
import { texts } from '../../texts';

/** The specification's words for a list that failed; without an answer at all there is no status to name. */
export function failureOf(error: Error): string {
  if (!(error instanceof ApiError)) return texts.list.failed(error.message);
  if (error.status === 0) return texts.list.failed(error.message);
  return texts.list.failed(error.serverMessage ?? texts.list.fetchFailed(error.status));
}
