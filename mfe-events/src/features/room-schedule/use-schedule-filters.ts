import { isCalendarDay } from '@portal/web-kit';
import { useSearchParams } from 'react-router-dom';

/** The choices of the filter by seats. */
export const SEATS = [30, 60, 120, 300] as const;

/** Day and seats, in the query of the URL, so that Back and shared links restore them. */
export function useScheduleFilters(today: string) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('date');
  const set = (name: 'date' | 'seats', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    date: isCalendarDay(asked) ? asked : today,
    seats: SEATS.find((seats) => String(seats) === params.get('seats')) ?? 0,
    setDate: (day: string) => set('date', day === today ? '' : day),
    setSeats: (value: string) => set('seats', value),
  };
}
