import { addDays } from '@portal/contracts';
import { isCalendarDay, useFormats } from '@portal/web-kit';
import { useSearchParams } from 'react-router-dom';
import { addMonths, type Day, type Span } from './days';

/** The chosen day and span, in the query of the URL. */
export function useCalendarState() {
  const formats = useFormats();
  const [params, setParams] = useSearchParams();
  const today = formats.calendarDay(Date.now());
  const asked = params.get('day');
  const day: Day = isCalendarDay(asked) ? asked : today;
  const span: Span = params.get('span') === 'week' ? 'week' : 'month';
  const set = (name: 'day' | 'span', value: string, defaultValue: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === defaultValue) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const goTo = (next: Day) => set('day', next, today);
  return {
    today,
    day,
    span,
    goTo,
    /** To the next or previous month or week. */
    step: (direction: 1 | -1) => goTo(span === 'month' ? addMonths(day, direction) : addDays(day, 7 * direction)),
    setSpan: (next: Span) => set('span', next, 'month'),
  };
}

export type CalendarState = ReturnType<typeof useCalendarState>;
