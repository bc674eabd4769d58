import type { Formats } from '@portal/web-kit';
import type { CheckInEvent } from './check-in-event';
import { checkInMessages as messages } from './registration-messages';
import { isToday } from './rules';

/** Asks whether to check people in at an event that is not today; undefined when it is. */
export function otherDayQuestion(event: Pick<CheckInEvent, 'start' | 'end'>, formats: Formats): string | undefined {
  const { start, end } = event;
  if (start === null) return messages.hasNoDate;
  if (isToday(event, formats)) return undefined;
  return Date.parse(start) > Date.now()
    ? messages.isOn(withoutThisYear(start, formats))
    : messages.wasOn(withoutThisYear(end ?? start, formats));
}

/** `28 Nov`, with the year when it is not the current one. */
function withoutThisYear(moment: string, { date }: Formats): string {
  const [day, today] = [date(moment), date(Date.now())];
  return day.slice(-4) === today.slice(-4) ? day.slice(0, -5) : day;
}
