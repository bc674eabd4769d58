import type { EventAnswer } from '@portal/contracts';
import { useFormats, type Moment } from '@portal/web-kit';
import { messages } from './messages';

type Schedule = EventAnswer['schedule'];

/** The times of an event beside its day: a moment has a date only when it is on another one. */
export function useEventTimes() {
  const formats = useFormats();
  const timeOn = (day: Moment, moment: Moment) =>
    formats.calendarDay(moment) === formats.calendarDay(day)
      ? formats.time(moment)
      : messages.onDay(formats.shortDate(moment), formats.time(moment));
  return {
    fromTo: ({ start, end }: Schedule): string => {
      if (start === null) return messages.noDate;
      return end === null ? formats.time(start) : messages.fromTo(formats.time(start), timeOn(start, end));
    },
    /** Of an event that is on, beside today. */
    until: (end: Moment): string => messages.until(timeOn(Date.now(), end)),
  };
}
