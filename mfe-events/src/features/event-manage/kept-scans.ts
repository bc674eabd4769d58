/** A code that was read while the connection was away. */
export interface KeptScan {
  readonly code: string;
  /** When it was read. */
  readonly at: string;
  /** Whose registration it is, where that was chosen from the list. */
  readonly name?: string | undefined;
}

const keyOf = (personId: string, eventId: string) => `portal.check-in.${personId}.${eventId}`;

const isScan = (value: unknown): value is KeptScan =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'at' in value &&
  typeof value.at === 'string';

/** What this person scanned for this event and the service has not answered yet; it outlives the window. */
export function readKept(personId: string, eventId: string): readonly KeptScan[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId, eventId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isScan) : [];
  } catch {
    return [];
  }
}

export function writeKept(personId: string, eventId: string, scans: readonly KeptScan[]): void {
  try {
    if (scans.length === 0) localStorage.removeItem(keyOf(personId, eventId));
    else localStorage.setItem(keyOf(personId, eventId), JSON.stringify(scans));
  } catch {
    // A full or forbidden store must not get in the way at the door.
  }
}

/** A code as it is compared: students’ screens show it with a hyphen, scanners and people may not. */
export const plainCode = (typed: string): string => typed.trim().toUpperCase().replaceAll(/[\s-]/g, '');
