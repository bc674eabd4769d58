import { readPersonal, storePersonal } from '@portal/web-kit';

const nameOf = (eventId: string) => `checked-in-here.${eventId}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The registrations that a person has checked in with this browser; stored, so that the count outlives the window. */
export function readDeviceCheckIns(personId: string, eventId: string): ReadonlySet<string> {
  const stored = readPersonal(personId, nameOf(eventId));
  return new Set(Array.isArray(stored) ? stored.filter(isText) : []);
}

export function writeDeviceCheckIns(personId: string, eventId: string, registrations: ReadonlySet<string>): void {
  storePersonal(personId, nameOf(eventId), [...registrations]);
}
