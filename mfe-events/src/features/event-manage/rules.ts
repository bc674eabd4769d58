import type { EventAnswer } from '@portal/contracts';
import type { Formats } from '@portal/web-kit';

/** Whether people can still be checked in. */
export function isUpcoming({ status }: Pick<EventAnswer, 'status'>): boolean {
  return status === 'planned' || status === 'ongoing';
}

/** Whether it is over and a mistake in it can still be put right. */
export function isCorrectable({ correctable_until: until }: Pick<EventAnswer, 'correctable_until'>): boolean {
  return until !== undefined && Date.now() < Date.parse(until);
}

/** Whether it can be cancelled by those who may change it: not when it is over and people were there. */
export function isCancellable(event: EventAnswer): boolean {
  return isUpcoming(event) || (isCorrectable(event) && (event.registration.checked_in ?? 0) === 0);
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
