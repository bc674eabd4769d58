import { campusEvent } from '../../testing/campus-event';
import type { Registration } from './registration.domain';
import {
  allocate,
  assertMayCheckIn,
  cameAt,
  assertMayJoin,
  assertMayLeave,
  codeFrom,
  formatCode,
  nextAttendanceVersion,
  normalizeCode,
  promotableCount,
} from './registration.domain';

const capacity = (taken: number, waiting: number) => ({ taken, waiting, checkedIn: 0 });

describe('the code that is shown at the door', () => {
  it('has eight characters that nobody confuses', () => {
    const code = codeFrom(Uint8Array.from({ length: 8 }, (_, index) => index * 31));
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(formatCode('AB01CD23')).toBe('AB01-CD23');
  });

  it('uses all of the alphabet, each character as often as the others', () => {
    const characters = Array.from({ length: 256 }, (_, byte) => codeFrom(Uint8Array.of(byte)));
    const counts = new Map(characters.map((one) => [one, characters.filter((other) => other === one).length]));
    expect([...counts.keys()].toSorted().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });

  it.each(['AB01-CD23', 'ab01cd23', ' ab01 cd23 ', 'ABOI-CD23', 'abol cd23'])(
    'is understood when typed as %s',
    (typed) => {
      expect(normalizeCode(typed)).toBe('AB01CD23');
    },
  );
});

describe('the line', () => {
  const limited = { required: true, max_participants: 10 };

  it.each([
    ['nobody while all places are taken', limited, capacity(10, 4), 0],
    ['the first when one place is free', limited, capacity(9, 4), 1],
    ['no more than are waiting', limited, capacity(5, 2), 2],
    ['nobody when more are in than there are places', limited, capacity(12, 4), 0],
    ['everybody when there is no limit any more', { required: true }, capacity(10, 4), 4],
  ])('gives places to %s', (_who, registration, taken, count) => {
    expect(promotableCount({ ...campusEvent(), registration, capacity: taken }, before)).toBe(count);
  });

  it('gives no places when the event has begun', () => {
    const event = { ...campusEvent(), registration: limited, capacity: capacity(9, 4) };
    const { start } = event.schedule;
    expect(promotableCount(event, new Date(Number(start) - 1))).toBe(1);
    expect(promotableCount(event, new Date(Number(start)))).toBe(0);
    expect(promotableCount({ ...event, schedule: { ...event.schedule, start: null } }, over)).toBe(1);
  });
});

const before = new Date('2026-11-27T10:00:00Z');
const during = new Date('2026-11-28T11:00:00Z');
const over = new Date('2026-11-28T12:00:00Z');
const failsWith = (code: string) => expect.objectContaining({ code });

const registration = (changes: Partial<Registration> = {}): Registration => ({
  id: '1'.repeat(24),
  eventId: 'e'.repeat(24),
  person: { id: '2'.repeat(24), username: 'divya@example.edu', name: 'Divya' },
  status: 'registered',
  code: 'AB01CD23',
  joinedAt: new Date('2026-11-21T10:00:00Z'),
  ...changes,
});

describe('who registers for an event', () => {
  it('may while registration is open', () => {
    expect(() => assertMayJoin(campusEvent(), before)).not.toThrow();
  });

  it.each([
    ['is over', campusEvent(), over, 'EVENT.ENDED'],
    ['is cancelled', campusEvent({ status: 'cancelled' }), before, 'EVENT.CANCELLED'],
    ['asks for no registration', campusEvent({ registration: { required: false } }), before, 'REGISTRATION.CLOSED'],
    ['opens later', campusEvent({ registration: { required: true, start: over } }), before, 'REGISTRATION.CLOSED'],
  ])('is refused when it %s', (_why, event, now, code) => {
    expect(() => assertMayJoin(event, now)).toThrow(failsWith(code));
  });

  it('gets a place while one is free, then the next position on the waiting list', () => {
    expect(allocate(campusEvent({ capacity: capacity(19, 0) }))).toEqual({ status: 'registered' });
    expect(allocate(campusEvent({ capacity: capacity(20, 0) }))).toEqual({ status: 'waiting', waitlistPosition: 1 });
    expect(allocate(campusEvent({ capacity: capacity(21, 6) }))).toEqual({ status: 'waiting', waitlistPosition: 7 });
  });

  it('gets a place where there is no limit', () => {
    const unlimited = campusEvent({ registration: { required: true }, capacity: capacity(5_000, 0) });
    expect(allocate(unlimited)).toEqual({ status: 'registered' });
  });
});

describe('who leaves an event', () => {
  it('may before it is over, also when it was cancelled', () => {
    expect(() => assertMayLeave(campusEvent(), registration(), before)).not.toThrow();
    expect(() => assertMayLeave(campusEvent({ status: 'cancelled' }), registration(), before)).not.toThrow();
  });

  it('may not once it is over, or after the check-in', () => {
    expect(() => assertMayLeave(campusEvent(), registration(), over)).toThrow(failsWith('EVENT.ENDED'));
    expect(() => assertMayLeave(campusEvent(), registration({ checkedInAt: before }), before)).toThrow(
      failsWith('REGISTRATION.CHECKED_IN'),
    );
  });
});

describe('who is checked in', () => {
  it('has a place, also when the event is over', () => {
    expect(() => assertMayCheckIn(campusEvent({ status: 'completed' }), registration(), over)).not.toThrow();
  });

  it('is nobody on the waiting list, or of a cancelled event', () => {
    expect(() => assertMayCheckIn(campusEvent(), registration({ status: 'waiting' }), before)).toThrow(
      failsWith('REGISTRATION.ON_WAITING_LIST'),
    );
    expect(() => assertMayCheckIn(campusEvent({ status: 'cancelled' }), registration(), before)).toThrow(
      failsWith('EVENT.CANCELLED'),
    );
  });

  it('was there when the event was cancelled later', () => {
    const cancellation = { reason: 'Rain', by: { id: 'a'.repeat(24), name: 'Asha' }, at: during };
    const cancelled = campusEvent({ status: 'cancelled', cancellation });
    const justBefore = new Date(during.getTime() - 1);
    expect(() => assertMayCheckIn(cancelled, registration(), justBefore)).not.toThrow();
    expect(() => assertMayCheckIn(cancelled, registration(), during)).toThrow(failsWith('EVENT.CANCELLED'));
  });

  it('came when the code was scanned, however late that is sent', () => {
    const at = (secondsAgo: number, now = during) => cameAt(campusEvent(), registration(), { now, secondsAgo });
    expect(at(0)).toEqual(during);
    expect(at(45 * 60)).toEqual(new Date('2026-11-28T10:15:00Z'));
  });

  it('came when it is sent, where the scan would be before check-in opened or before the code was there', () => {
    const at = (secondsAgo: number, joinedAt: string) =>
      cameAt(campusEvent(), registration({ joinedAt: new Date(joinedAt) }), { now: during, secondsAgo });
    const [anHour, aDay] = [3600, 86_400];
    expect(at(aDay + anHour, '2026-11-21T10:00:00Z')).toEqual(new Date('2026-11-27T10:00:00Z'));
    expect(at(aDay + anHour + 1, '2026-11-21T10:00:00Z')).toEqual(during);
    expect(at(anHour, '2026-11-28T10:00:01Z')).toEqual(during);
    expect(at(Number.MAX_SAFE_INTEGER, '2026-11-21T10:00:00Z')).toEqual(during);
  });
});

describe('the version of an attendance', () => {
  it('follows the clock, and rises also within a moment and when a clock goes back', () => {
    expect(nextAttendanceVersion(registration(), before)).toBe(before.getTime());
    const last = over.getTime();
    expect(nextAttendanceVersion(registration({ attendanceVersion: last }), over)).toBe(last + 1);
    expect(nextAttendanceVersion(registration({ attendanceVersion: last }), before)).toBe(last + 1);
  });
});
