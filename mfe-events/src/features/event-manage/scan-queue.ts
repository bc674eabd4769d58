import { readPersonal, storePersonal } from '@portal/web-kit';

/** A scanned code that the service has not answered yet, or has refused once it could be sent. */
export interface QueuedScan {
  readonly code: string;
  /** When it was scanned. */
  readonly at: string;
  /** Whose registration it is, when it was chosen from the list. */
  readonly name?: string | undefined;
  /** Why the service refused it; it is not sent again. */
  readonly problem?: string | undefined;
}

const keyOf = (personId: string, eventId: string) => `portal.check-in.${personId}.${eventId}`;

/** Whose the registrations are that were chosen from the list, by registration. */
const namesOf = (eventId: string) => `scanned-names.${eventId}`;

const isScan = (value: unknown): value is QueuedScan =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'at' in value &&
  typeof value.at === 'string';

/**
 * The scans of a person for an event, in localStorage, so that they outlive the window, and the session too: they are
 * sent when the person is back. Names do not stay that long.
 */
export function readQueue(personId: string, eventId: string): readonly QueuedScan[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(personId, eventId)) ?? '[]');
    const names = (readPersonal(personId, namesOf(eventId)) ?? {}) as Readonly<Record<string, string>>;
    const scans = Array.isArray(stored) ? stored.filter(isScan) : [];
    return scans.map((scan) => ({ ...scan, name: names[scan.code] }));
  } catch {
    return [];
  }
}

export function writeQueue(personId: string, eventId: string, scans: readonly QueuedScan[]): void {
  const names = Object.fromEntries(scans.flatMap(({ code, name }) => (name === undefined ? [] : [[code, name]])));
  storePersonal(personId, namesOf(eventId), names);
  try {
    const stored = scans.map(({ name: _name, ...scan }) => scan);
    if (stored.length === 0) localStorage.removeItem(keyOf(personId, eventId));
    else localStorage.setItem(keyOf(personId, eventId), JSON.stringify(stored));
  } catch {
    // A full or forbidden storage must not prevent the check-in.
  }
}

/** A code as codes are compared: students’ screens show it with a hyphen, which scanners and people may leave out. */
export const normalizeCode = (typed: string): string => typed.trim().toUpperCase().replaceAll(/[\s-]/g, '');

const MAX_CODE_LENGTH = 24;

/** Whether it may be a code or a registration, and not what another QR code says. */
export const isCode = (normalized: string): boolean => normalized !== '' && normalized.length <= MAX_CODE_LENGTH;
