import { isCalendarDay } from '@portal/web-kit';
import { useSearchParams } from 'react-router-dom';

/** The steps of the filter by seats. */
export const SEATS = [30, 60, 120, 300] as const;

/** The day and the seats that are looked at, kept in the address so that Back and a shared link bring them back. */
export function useBoardFilters(today: string) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('date');
  const date = isCalendarDay(asked) ? asked : today;
  const seats = SEATS.find((step) => String(step) === params.get('seats')) ?? 0;
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
    date,
    seats,
    setDate: (day: string) => set('date', day === today ? '' : day),
    setSeats: (value: string) => set('seats', value),
  };
}
