import { addDays } from '@portal/contracts';
import { addMonths } from '@portal/ui/days';
import { isCalendarDay, useFormats, useUrlFilters } from '@portal/web-kit';
import type { Day, Span } from './days';

/** The chosen day and span, in the query of the URL. */
export function useCalendarState() {
  const formats = useFormats();
  const { valueOf, set } = useUrlFilters(['day', 'span']);
  const today = formats.calendarDay(Date.now());
  const asked = valueOf('day');
  const day: Day = isCalendarDay(asked) ? asked : today;
  const span: Span = valueOf('span') === 'week' ? 'week' : 'month';
  const goTo = (next: Day) => set('day', next === today ? '' : next);
  return {
    today,
    day,
    span,
    goTo,
    /** To the next or previous month or week. */
    step: (direction: 1 | -1) => goTo(span === 'month' ? addMonths(day, direction) : addDays(day, 7 * direction)),
    setSpan: (next: Span) => set('span', next === 'month' ? '' : next),
  };
}

export type CalendarState = ReturnType<typeof useCalendarState>;
