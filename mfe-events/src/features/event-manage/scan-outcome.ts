import { ApiError, hasCode, messageOf, type Formats } from '@portal/web-kit';
import type { CheckedIn } from './api/check-in';
import { checkInMessages as messages } from './registration-messages';

/** The result of a scan, for people. */
export interface ScanOutcome {
  readonly tone: 'success' | 'info' | 'warning' | 'danger';
  readonly text: string;
}

/** There was no answer, or the service cannot answer now: the scan can be sent again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && ([0, 401, 429].includes(error.status) || error.status >= 502);
}

export function outcomeOf(answer: CheckedIn, formats: Formats): ScanOutcome {
  const [name, time] = [answer.person.personal_info.name, formats.time(answer.checked_in_at)];
  return answer.first
    ? { tone: 'success', text: messages.first(name, time) }
    : { tone: 'info', text: messages.again(name, time) };
}

export function refusalOf(error: unknown): ScanOutcome {
  if (hasCode(error, 'REGISTRATION.NOT_FOUND')) return { tone: 'danger', text: messages.unknown };
  if (hasCode(error, 'REGISTRATION.ON_WAITING_LIST')) return { tone: 'warning', text: messages.waits };
  return { tone: 'danger', text: messageOf(error, messages.failed) };
}
