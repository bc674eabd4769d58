const keyOf = (personId: string, eventId: string) => `portal.checked-in-here.${personId}.${eventId}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The registrations that a person has checked in with this browser, in localStorage, so that the count outlives the window. */
export function readDeviceCheckIns(personId: string, eventId: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(personId, eventId)) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter(isText) : []);
  } catch {
    return new Set();
  }
}

export function writeDeviceCheckIns(personId: string, eventId: string, registrations: ReadonlySet<string>): void {
  try {
    localStorage.setItem(keyOf(personId, eventId), JSON.stringify([...registrations]));
  } catch {
    // A full or forbidden storage must not prevent the check-in.
  }
}
