import { DAY_MS, SECOND_MS, type RegistrationStatus } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import type { CampusEvent } from '../events/event.domain';
import { assertActive, assertNotOver, registrationStateOf } from '../events/event.domain';

/** A person who registers, as the copy of people has them. */
export interface Registrant {
  id: string;
  username: string;
  name: string;
  studentId?: string;
}

/** A place at an event, or on its waiting list. */
export interface Registration {
  id: string;
  eventId: string;
  person: Registrant;
  status: RegistrationStatus;
  /** Shown at check-in; stored without its hyphen. */
  code: string;
  joinedAt: Date;
  checkedInAt?: Date;
  /** Of the last check-in, or of its being taken back. */
  attendanceVersion?: number;
}

export function assertMayJoin(event: CampusEvent, now: Date): void {
  assertActive(event, now);
  if (registrationStateOf(event, now) !== 'open') throw new DomainError('REGISTRATION.CLOSED');
}

/**
 * What the next registration gets. A free place goes at once to the first on the waiting list, so a place that is free is
 * free for everyone. Once the event has begun, it is for those who are there.
 */
export function allocate(event: CampusEvent): { status: RegistrationStatus; waitlistPosition?: number } {
  if (placesLeft(event) > 0) return { status: 'registered' };
  return { status: 'waiting', waitlistPosition: event.capacity.waiting + 1 };
}

/** How many people on the waiting list get a place: none when the event has begun, because they may be elsewhere by then. */
export function promotableCount(event: Pick<CampusEvent, 'registration' | 'capacity' | 'schedule'>, now: Date): number {
  const { start } = event.schedule;
  if (start && start <= now) return 0;
  return Math.max(0, Math.min(event.capacity.waiting, placesLeft(event)));
}

function placesLeft({ registration, capacity }: Pick<CampusEvent, 'registration' | 'capacity'>): number {
  return (registration.max_participants ?? Infinity) - capacity.taken;
}

export function assertMayLeave(event: CampusEvent, registration: Registration, now: Date): void {
  assertNotOver(event, now);
  if (registration.checkedInAt) throw new DomainError('REGISTRATION.CHECKED_IN');
}

interface Scan {
  now: Date;
  /** How long before `now` the person was scanned. */
  secondsAgo: number;
}

/**
 * When a person came. A scan that reaches the portal later keeps its time, unless it cannot be right: before the person
 * had a code, or before check-in opens, a day before the start.
 */
export function cameAt(event: CampusEvent, { joinedAt }: Registration, { now, secondsAgo }: Scan): Date {
  const scannedAt = new Date(now.getTime() - secondsAgo * SECOND_MS);
  const opensAt = (event.schedule.start?.getTime() ?? 0) - DAY_MS;
  return scannedAt.getTime() >= Math.max(joinedAt.getTime(), opensAt) ? scannedAt : now;
}

/**
 * Also when the event is over: who forgot to check people in does it afterwards. At a cancelled event those who came
 * before it was cancelled were there.
 */
export function assertMayCheckIn(event: CampusEvent, { status }: Registration, came: Date): void {
  const wasOn = event.cancellation && came < event.cancellation.at;
  if (event.status === 'cancelled' && !wasOn) throw new DomainError('EVENT.CANCELLED');
  if (status === 'waiting') throw new DomainError('REGISTRATION.ON_WAITING_LIST');
}

/**
 * Rises with every check-in and every one that is taken back. It follows the clock, because those of earlier builds had no
 * version and others go by their time.
 */
export function nextAttendanceVersion({ attendanceVersion = 0 }: Registration, now: Date): number {
  return Math.max(now.getTime(), attendanceVersion + 1);
}

/** Crockford's base 32: letters and digits that nobody confuses. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One character for each of eight random bytes. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => DIGITS[byte % DIGITS.length]).join('');
}

/** Reads a code as typed: in any case, with spaces or hyphens, O for 0 and I or L for 1. */
export function normalizeCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

export function formatCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
