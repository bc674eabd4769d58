import { addDays } from '@portal/contracts';
import { formatCalendarDay, formatLongDate } from '@portal/web-kit';
import { weeksOf, type Day, type Span } from './days';
import { messages } from './messages';

const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day: Day) => format.format(new Date(day));
};

/** `Saturday, 21 November 2026`. */
export const longDay = (day: Day): string => formatLongDate(day, 'UTC');
/** `Sat`. */
export const shortWeekday = dayFormat({ weekday: 'short' });
/** `Saturday`. */
export const weekday = dayFormat({ weekday: 'long' });
/** `S`. */
export const weekdayInitial = dayFormat({ weekday: 'narrow' });
const month = dayFormat({ month: 'long', year: 'numeric' });

/** `21 Nov`. */
export const shortDay = (day: Day): string => formatCalendarDay(day).slice(0, -5);

/** `November 2026`, or `15 Nov to 21 Nov 2026`. */
export function spanTitle(day: Day, span: Span): string {
  if (span === 'month') return month(day);
  const [first = day] = weeksOf(day, 'week')[0] ?? [];
  return messages.weekOf(shortDay(first), formatCalendarDay(addDays(first, 6)));
}

/** `Today`, `Tomorrow`, or the weekday. */
export function relativeDay(day: Day, today: Day): string {
  if (day === today) return messages.today;
  return day === addDays(today, 1) ? messages.tomorrow : weekday(day);
}
