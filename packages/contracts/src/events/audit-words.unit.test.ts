import { AUDIT_ACTIONS, auditFieldName, auditValueText, isAuditAction } from './audit-words';
import { eventCatalogue } from './catalogue';

const timeText = (instant: string) => `at ${instant}`;

describe('the words of the audit', () => {
  it('name every event of the catalogue that it keeps', () => {
    const notices = [
      'events.registration.affected',
      'events.registration.reminded',
      'events.room-notice.event-moved',
      'events.room-notice.room-closed',
      'org.holder.hand-over-due',
    ];
    const kept = Object.keys(eventCatalogue)
      .map((name) => name.replace(/\.v\d+$/, ''))
      .filter((action) => !notices.includes(action));
    const unnamed = kept.filter((action) => !isAuditAction(action));
    expect(unnamed.map((action) => `${action}: say in audit-words.ts what it did`)).toEqual([]);
    expect([...AUDIT_ACTIONS].sort()).toEqual(kept.sort());
  });

  it('name fields, those nobody thought of by their path', () => {
    expect(auditFieldName('registration.maxParticipants')).toBe('Places');
    expect(auditFieldName('seatPlan.rowCount')).toBe('Seat plan, row count');
  });

  it.each([
    ['venue', '', 'nothing'],
    ['venue', null, 'nothing'],
    ['organizers', [], 'nothing'],
    ['organizers', ['Asha', 'Ravi'], 'Asha, Ravi'],
    ['active', false, 'No'],
    ['active', true, 'Yes'],
    ['seats', { rows: 3 }, '{"rows":3}'],
    ['role', 'GENSEC_SCITECH', 'General Secretary, SciTech'],
    ['start', '2026-11-28T12:30:00.000Z', 'at 2026-11-28T12:30:00.000Z'],
    ['reason', 'over', 'Expired'],
    ['status', 'planned', 'Planned'],
    ['title', 'planned', 'planned'],
    ['count', 3, '3'],
  ])('say %s: %j as %s', (field, value, text) => expect(auditValueText(field, value, timeText)).toBe(text));
});
