import { ApiError } from '@portal/web-kit';
import { messages } from './messages';

/** The specification's message for a list that could not be loaded. */
export function listErrorMessage(error: Error): string {
  // Status 0: there was no answer, so there is no status to name.
  if (!(error instanceof ApiError) || error.status === 0) return messages.failed(error.message);
  return messages.failed(error.serverMessage ?? messages.fetchFailed(error.status));
}
