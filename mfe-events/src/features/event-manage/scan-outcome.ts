import type { AnswerOf, calls } from '@portal/contracts';
import { ApiError, hasCode, messageOf, type Formats } from '@portal/web-kit';
import { checkInMessages as messages, waitlistTitle } from './registration-messages';
import type { QueuedScan } from './scan-queue';

export type CheckedIn = AnswerOf<typeof calls.checkIn>;

/** The result of a scan, for people. */
export interface ScanOutcome {
  readonly tone: 'success' | 'info' | 'warning' | 'danger';
  /** The name, where it is known, or the result in a word or two. */
  readonly title: string;
  readonly text: string;
  /** A code that nobody has: it may be mistyped. */
  readonly failedCode?: string | undefined;
}

/** There was no answer, or the service cannot answer now: the scan can be sent again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && ([0, 401, 429].includes(error.status) || error.status >= 502);
}

export function outcomeOf(answer: CheckedIn, formats: Formats): ScanOutcome {
  const [title, time] = [answer.person.personal_info.name, formats.time(answer.checked_in_at)];
  return answer.first
    ? { tone: 'success', title, text: messages.first(time) }
    : { tone: 'info', title, text: messages.again(time) };
}

export function refusalOf(error: unknown, { code, name }: QueuedScan): ScanOutcome {
  if (hasCode(error, 'REGISTRATION.ON_WAITING_LIST')) {
    return { tone: 'warning', title: name ?? waitlistTitle, text: messages.waits };
  }
  if (hasCode(error, 'REGISTRATION.NOT_FOUND') && name === undefined) {
    return { tone: 'danger', title: messages.notFound, text: messages.unknown(code), failedCode: code };
  }
  return { tone: 'danger', title: name ?? messages.notCheckedIn, text: messageOf(error, messages.failed) };
}
