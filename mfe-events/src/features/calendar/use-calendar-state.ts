import { isCalendarDay, useFormats } from '@portal/web-kit';
import { useSearchParams } from 'react-router-dom';
import { addDays, addMonths, type Day, type Span } from './days';

/** Which day and how much around it shows, kept in the address. */
export function useCalendarState() {
  const formats = useFormats();
  const [params, setParams] = useSearchParams();
  const today = formats.calendarDay(Date.now());
  const asked = params.get('day');
  const day: Day = isCalendarDay(asked) ? asked : today;
  const span: Span = params.get('span') === 'week' ? 'week' : 'month';
  const set = (name: 'day' | 'span', value: string, usual: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === usual) next.delete(name);
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
    /** To the neighbouring month or week. */
    turn: (direction: 1 | -1) => goTo(span === 'month' ? addMonths(day, direction) : addDays(day, 7 * direction)),
    show: (next: Span) => set('span', next, 'month'),
  };
}

export type CalendarState = ReturnType<typeof useCalendarState>;
