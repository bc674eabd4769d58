import { ApiError, hasCode, messageOf, type Formats } from '@portal/web-kit';
import type { CheckedIn } from './api/check-in';
import { registrationTexts } from './registration-texts';

const words = registrationTexts.door;

/** What became of a scan, in words. */
export interface ScanOutcome {
  readonly tone: 'success' | 'info' | 'warning' | 'danger';
  readonly text: string;
}

/** Nobody answered, or not for now: the scan is as good later. */
export function isForLater(error: unknown): boolean {
  return error instanceof ApiError && ([0, 401, 429].includes(error.status) || error.status >= 502);
}

export function outcomeOf(answer: CheckedIn, formats: Formats): ScanOutcome {
  const [name, time] = [answer.person.personal_info.name, formats.time(answer.checked_in_at)];
  return answer.first
    ? { tone: 'success', text: words.first(name, time) }
    : { tone: 'info', text: words.again(name, time) };
}

export function refusalOf(error: unknown): ScanOutcome {
  if (hasCode(error, 'REGISTRATION.NOT_FOUND')) return { tone: 'danger', text: words.unknown };
  if (hasCode(error, 'REGISTRATION.ON_WAITING_LIST')) return { tone: 'warning', text: words.waits };
  return { tone: 'danger', text: messageOf(error, words.failed) };
}
