import { isCalendarDay, useUrlFilters } from '@portal/web-kit';

/** The choices of the filter by seats. */
export const SEATS = [30, 60, 120, 300] as const;

/** Day and seats of the schedule, in the query of the URL. */
export function useScheduleFilters(today: string) {
  const { valueOf, set } = useUrlFilters(['date', 'seats']);
  const date = valueOf('date');
  return {
    date: isCalendarDay(date) ? date : today,
    seats: SEATS.find((seats) => String(seats) === valueOf('seats')) ?? 0,
    setDate: (day: string) => set('date', day === today ? '' : day),
    setSeats: (value: string) => set('seats', value),
  };
}
