import type { EventAnswer } from '@portal/contracts';
import { isFull } from './places';

/** The event as it will be when the server agrees: a place, or the next one in line. Its code is not known yet. */
export function joined(event: EventAnswer, now: string): EventAnswer {
  const { registration } = event;
  const { taken = 0, waiting = 0 } = registration;
  const mine = { _id: event._id, code: '', joined_at: now };
  return isFull(registration)
    ? {
        ...event,
        registration: { ...registration, waiting: waiting + 1 },
        my_registration: { ...mine, status: 'waiting', position: waiting + 1 },
      }
    : {
        ...event,
        registration: { ...registration, taken: taken + 1 },
        my_registration: { ...mine, status: 'registered' },
      };
}

/** The event without this person; the first in line has the place at once. */
export function left(event: EventAnswer): EventAnswer {
  const { registration, my_registration: mine } = event;
  const { taken = 0, waiting = 0 } = registration;
  const line = { ...registration, waiting: Math.max(0, waiting - 1) };
  const gone = mine?.status === 'waiting' || waiting > 0 ? line : { ...registration, taken: Math.max(0, taken - 1) };
  return { ...event, registration: gone, my_registration: undefined };
}

/** True from the press until the server has answered. */
export function isUnderWay(event: EventAnswer): boolean {
  return event.my_registration?.code === '';
}
