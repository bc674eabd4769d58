/** A scanned code that the service has not answered yet. */
export interface QueuedScan {
  readonly code: string;
  /** When it was scanned. */
  readonly at: string;
  /** Whose registration it is, when it was chosen from the list. */
  readonly name?: string | undefined;
}

const keyOf = (personId: string, eventId: string) => `portal.check-in.${personId}.${eventId}`;

const isScan = (value: unknown): value is QueuedScan =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'at' in value &&
  typeof value.at === 'string';

/** The scans of a person for an event, in localStorage, so that they outlive the window. */
export function readQueue(personId: string, eventId: string): readonly QueuedScan[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(personId, eventId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isScan) : [];
  } catch {
    return [];
  }
}

export function writeQueue(personId: string, eventId: string, scans: readonly QueuedScan[]): void {
  try {
    if (scans.length === 0) localStorage.removeItem(keyOf(personId, eventId));
    else localStorage.setItem(keyOf(personId, eventId), JSON.stringify(scans));
  } catch {
    // A full or forbidden storage must not prevent the check-in.
  }
}

/** A code as codes are compared: students’ screens show it with a hyphen, which scanners and people may leave out. */
export const normalizeCode = (typed: string): string => typed.trim().toUpperCase().replaceAll(/[\s-]/g, '');
