import type { EventAnswer } from '@portal/contracts';

/** What can still be changed, cancelled and entered. */
export function isToCome({ status }: Pick<EventAnswer, 'status'>): boolean {
  return status === 'planned' || status === 'ongoing';
}

/** Also where registration was switched off after people had joined. */
export function takesRegistrations({ registration }: Pick<EventAnswer, 'registration'>): boolean {
  return registration.required || (registration.taken ?? 0) > 0;
}
