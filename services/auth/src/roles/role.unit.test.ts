import type { RoleOptions } from './role.domain';
import { assignmentOf, expiredAt, refuseLastPresident, refuseOwnRole } from './role.domain';

// 21 November, 01:30, in the institute's time zone.
const now = new Date('2026-11-20T20:00:00Z');
const calendar = { now, timeZone: 'Asia/Kolkata', tenureStartMonth: 4 };
const unitId = 'c'.repeat(24);

const coordinator = (options: RoleOptions = {}) => assignmentOf('CLUB_COORDINATOR', options, calendar);
const failsWith = (code: string) => expect.objectContaining({ code });
const refusesWith = (path: string, message: string) =>
  expect.objectContaining({ code: 'REQUEST.INVALID', details: { errors: [{ path, message }] } });

describe('a role that is given', () => {
  it('lasts to the end of the tenure when no day is named', () => {
    const until = new Date('2027-03-31T18:30:00Z');
    expect(coordinator()).toEqual({ role: 'CLUB_COORDINATOR', unitId: null, until });
    expect(assignmentOf('PRESIDENT', {}, calendar)).toEqual({ role: 'PRESIDENT', unitId: null, until });
  });

  it('lasts to the end of the last day, or for ever', () => {
    expect(coordinator({ unitId, until: '2026-12-31' })).toEqual({
      role: 'CLUB_COORDINATOR',
      unitId,
      until: new Date('2026-12-31T18:30:00Z'),
    });
    expect(coordinator({ until: null }).until).toBeNull();
  });

  it('ends today at the earliest, and in five years at the latest', () => {
    expect(coordinator({ until: '2026-11-21' }).until).toEqual(new Date('2026-11-21T18:30:00Z'));
    expect(coordinator({ until: '2031-11-21' }).until).toEqual(new Date('2031-11-21T18:30:00Z'));
    expect(() => coordinator({ until: '2026-11-20' })).toThrow(
      refusesWith('until', 'Please choose today or a later day.'),
    );
    expect(() => coordinator({ until: '2031-11-22' })).toThrow(
      refusesWith('until', 'Please choose a day within the next 5 years.'),
    );
  });

  it('has a unit only for a coordinator', () => {
    for (const role of ['PRESIDENT', 'GENSEC_SCITECH', 'STUDENT'] as const) {
      expect(() => assignmentOf(role, { unitId }, calendar)).toThrow(
        refusesWith('unit_id', 'Only a coordinator has a unit.'),
      );
    }
  });

  it('has no last day for a student', () => {
    const student = { role: 'STUDENT', unitId: null, until: null };
    expect(assignmentOf('STUDENT', {}, calendar)).toEqual(student);
    expect(assignmentOf('STUDENT', { until: null, unitId: null }, calendar)).toEqual(student);
    expect(() => assignmentOf('STUDENT', { until: '2026-12-31' }, calendar)).toThrow(
      refusesWith('until', 'A student has no last day.'),
    );
  });
});

describe('a change of a role', () => {
  it('is refused to the person itself', () => {
    expect(() => refuseOwnRole('a', { id: 'a' })).toThrow(failsWith('USER.OWN_ROLE'));
    expect(() => refuseOwnRole('a', { id: 'b' })).not.toThrow();
    expect(() => refuseOwnRole(null, { id: 'b' })).not.toThrow();
  });

  it('is refused when it would take away the last president', () => {
    expect(() => refuseLastPresident(0)).toThrow(failsWith('USER.LAST_PRESIDENT'));
    expect(() => refuseLastPresident(1)).not.toThrow();
  });
});

describe('a role that expires', () => {
  it('has done so from that moment on', () => {
    const later = new Date(now.getTime() + 1);
    expect(expiredAt({ roleUntil: later }, now)).toBeNull();
    expect(expiredAt({ roleUntil: now }, now)).toBe(now);
    expect(expiredAt({ roleUntil: now }, later)).toBe(now);
    expect(expiredAt({ roleUntil: null }, now)).toBeNull();
  });
});
