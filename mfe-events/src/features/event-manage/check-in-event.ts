import type { EventAnswer } from '@portal/contracts';
import { readPersonal, storePersonal } from '@portal/web-kit';

/** What the check-in shows of an event. */
export interface CheckInEvent {
  readonly id: string;
  readonly title: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly taken: number;
  readonly checkedIn: number;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
}

export function checkInEventOf({ _id, title, schedule, registration }: EventAnswer, readAt: number): CheckInEvent {
  const { taken = 0, checked_in: checkedIn = 0 } = registration;
  return { id: _id, title, start: schedule.start, end: schedule.end, taken, checkedIn, readAt };
}

/** One event for each person: the last one, so that the storage does not fill. */
const NAME = 'check-in-event';

const isCheckInEvent = (value: unknown): value is CheckInEvent =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  ['taken', 'checkedIn', 'readAt'].every((field) => typeof (value as Record<string, unknown>)[field] === 'number');

/** The event as it was read last, so that the check-in opens without a connection. */
export function readCheckInEvent(personId: string, id: string): CheckInEvent | undefined {
  const stored = readPersonal(personId, NAME);
  return isCheckInEvent(stored) && stored.id === id ? stored : undefined;
}

export function storeCheckInEvent(personId: string, event: CheckInEvent): void {
  storePersonal(personId, NAME, event);
}
