import type { CloudEvent } from '@portal/contracts';

/** That a person has a place at an event, or came to it. Never who. */
export interface Turnout {
  /** Of the registration. */
  _id: string;
  version: number;
  eventId: string;
  /** False once the place was given up or the check-in taken back. */
  counts: boolean;
}

type CheckIn = CloudEvent<'events.registration.checked-in.v1' | 'events.registration.check-in-undone.v1'>;
type Place = CheckIn | CloudEvent<`events.registration.${'joined' | 'promoted' | 'left' | 'affected' | 'reminded'}.v1`>;

/** Goes from the waiting list to a place and away, never back, so that its state shows which of two events is newer. */
export function placeOf({ type, data }: Place): Turnout {
  const { registrationId: _id, eventId, status } = data;
  if (type === 'events.registration.left.v1') return { _id, version: 3, eventId, counts: false };
  const counts = status === 'registered';
  return { _id, version: counts ? 2 : 1, eventId, counts };
}

/** Check-ins of earlier builds have no version; there the time tells which is newer. */
export function checkInOf({ type, time, data }: CheckIn): Turnout {
  return {
    _id: data.registrationId,
    version: data.version ?? Date.parse(time),
    eventId: data.eventId,
    counts: type === 'events.registration.checked-in.v1',
  };
}
