import { nextStatus, overAt, statusAfterChange, statusAt } from './event-status.domain';

const start = new Date('2026-11-21T10:00:00Z');
const end = new Date('2026-11-21T12:00:00Z');
const schedule = { start, end };
const before = new Date('2026-11-21T09:59:59Z');
const during = new Date('2026-11-21T11:00:00Z');

describe('the status of an event follows the clock', () => {
  it('is planned before the start, ongoing from the start and completed from the end', () => {
    expect(statusAt(schedule, before)).toBe('planned');
    expect(statusAt(schedule, start)).toBe('ongoing');
    expect(statusAt(schedule, during)).toBe('ongoing');
    expect(statusAt(schedule, end)).toBe('completed');
  });

  it('stays planned while no time is set', () => {
    expect(statusAt({ start: null, end: null }, during)).toBe('planned');
    expect(overAt({ start: null, end: null })).toBeNull();
  });

  it('lets an event without an end last a day', () => {
    expect(overAt({ start, end: null })).toEqual(new Date('2026-11-22T10:00:00Z'));
  });

  it('is over at its end, also when only that is known', () => {
    expect(overAt(schedule)).toEqual(end);
    expect(statusAt({ start: null, end }, during)).toBe('planned');
    expect(statusAt({ start: null, end }, end)).toBe('completed');
  });

  it('never goes back', () => {
    expect(nextStatus({ status: 'ongoing', schedule }, before)).toBeNull();
    expect(nextStatus({ status: 'completed', schedule }, during)).toBeNull();
    expect(nextStatus({ status: 'planned', schedule }, during)).toBe('ongoing');
    expect(nextStatus({ status: 'planned', schedule }, end)).toBe('completed');
    expect(nextStatus({ status: 'ongoing', schedule }, end)).toBe('completed');
  });

  it('stays while the clock gives the same', () => {
    expect(nextStatus({ status: 'planned', schedule }, before)).toBeNull();
    expect(nextStatus({ status: 'ongoing', schedule }, during)).toBeNull();
    expect(nextStatus({ status: 'completed', schedule }, end)).toBeNull();
  });

  it('leaves a cancelled event cancelled', () => {
    expect(nextStatus({ status: 'cancelled', schedule }, end)).toBeNull();
  });
});

describe('the status of an event whose dates are changed', () => {
  const after = (status: 'planned' | 'ongoing' | 'completed', checkedIn: number, now: Date) =>
    statusAfterChange({ status, schedule, capacity: { checkedIn } }, now);

  it.each(['planned', 'ongoing', 'completed'] as const)(
    'goes by them from %s while nobody was checked in',
    (status) => {
      expect([before, during, end].map((now) => after(status, 0, now))).toEqual(['planned', 'ongoing', 'completed']);
    },
  );

  it('is not planned again once it began and people were checked in, and is when they came early', () => {
    expect(after('ongoing', 1, before)).toBe('ongoing');
    expect(after('completed', 1, before)).toBe('ongoing');
    expect(after('completed', 1, during)).toBe('ongoing');
    expect(after('planned', 1, before)).toBe('planned');
  });
});
