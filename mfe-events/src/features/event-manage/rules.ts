import type { EventAnswer } from '@portal/contracts';

/** Whether it can still be changed and cancelled, and people checked in. */
export function isUpcoming({ status }: Pick<EventAnswer, 'status'>): boolean {
  return status === 'planned' || status === 'ongoing';
}

/** Also true where registration was switched off after people had joined. */
export function hasRegistrations({ registration }: Pick<EventAnswer, 'registration'>): boolean {
  return registration.required || (registration.taken ?? 0) > 0;
}
