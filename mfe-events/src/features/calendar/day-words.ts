import { formatCalendarDay, formatLongDate } from '@portal/web-kit';
import { addDays, type Day, type Span, weeksOf } from './days';
import { calendarTexts as words } from './texts';

const named = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day: Day) => format.format(new Date(`${day}T00:00:00Z`));
};

/** `Saturday, 21 November 2026`. */
export const longDay = (day: Day): string => formatLongDate(`${day}T00:00:00Z`, 'UTC');
/** `Sat`. */
export const shortWeekday = named({ weekday: 'short' });
/** `Saturday`. */
export const weekday = named({ weekday: 'long' });
/** `S`. */
export const initial = named({ weekday: 'narrow' });
const month = named({ month: 'long', year: 'numeric' });

/** `21 Nov`. */
export const shortDay = (day: Day): string => formatCalendarDay(day).slice(0, -5);

/** `November 2026`, or `15 Nov to 21 Nov 2026`. */
export function spanTitle(day: Day, span: Span): string {
  if (span === 'month') return month(day);
  const [first = day] = weeksOf(day, 'week')[0] ?? [];
  return words.weekOf(shortDay(first), formatCalendarDay(addDays(first, 6)));
}

/** `Today`, `Tomorrow`, or the name of the day. */
export function nearDay(day: Day, today: Day): string {
  if (day === today) return words.today;
  return day === addDays(today, 1) ? words.tomorrow : weekday(day);
}
