import type { EventAnswer } from '@portal/contracts';

/** Every place is taken, or promised to someone on the waiting list. */
export function isFull({ max_participants: max, taken = 0, waiting = 0 }: EventAnswer['registration']): boolean {
  return max !== undefined && (taken >= max || waiting > 0);
}

/** The event as the server is expected to answer it: with a place, or at the end of the waiting list. The code is empty until then. */
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

/** The event without this person, whose place goes to the first of the waiting list. */
export function left(event: EventAnswer): EventAnswer {
  const { registration, my_registration: mine } = event;
  const { taken = 0, waiting = 0 } = registration;
  const after =
    mine?.status === 'waiting' || waiting > 0
      ? { ...registration, waiting: Math.max(0, waiting - 1) }
      : { ...registration, taken: Math.max(0, taken - 1) };
  return { ...event, registration: after, my_registration: undefined };
}

/** True until the server has answered. */
export function isInFlight(event: EventAnswer): boolean {
  return event.my_registration?.code === '';
}
