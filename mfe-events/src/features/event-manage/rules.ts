import type { EventAnswer } from '@portal/contracts';
import type { Formats } from '@portal/web-kit';

/** Whether it can still be changed and cancelled, and people checked in. */
export function isUpcoming({ status }: Pick<EventAnswer, 'status'>): boolean {
  return status === 'planned' || status === 'ongoing';
}

type Calendar = Pick<Formats, 'calendarDay'>;

/** Whether today is a day of it, or one between its first and last. */
export function isToday(
  { start, end }: Pick<EventAnswer['schedule'], 'start' | 'end'>,
  { calendarDay }: Calendar,
): boolean {
  if (start === null) return false;
  const today = calendarDay(Date.now());
  return calendarDay(start) <= today && today <= calendarDay(end ?? start);
}

/** Why check-in is refused at an event; only those who manage it get its room requests. */
export function checkInRefusal(event: EventAnswer): 'not-managed' | 'cancelled' | 'no-registration' | undefined {
  if (event.room_requests === undefined) return 'not-managed';
  if (event.status === 'cancelled') return 'cancelled';
  return hasRegistrations(event) ? undefined : 'no-registration';
}

/** Also true where registration was switched off after people had joined. */
export function hasRegistrations({ registration }: Pick<EventAnswer, 'registration'>): boolean {
  return registration.required || (registration.taken ?? 0) > 0;
}
