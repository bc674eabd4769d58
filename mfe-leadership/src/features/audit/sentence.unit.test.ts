import type { AuditAnswer } from '@portal/contracts';
import { sentenceOf } from './sentence';

const actor = { _id: '65a000000000000000000001', name: 'Asha Nair', role: 'CLUB_COORDINATOR' } as const;
const at = '2026-11-20T10:15:00.000Z';

function entry(action: string, kind = 'events.event', changes: AuditAnswer['changes'] = []): AuditAnswer {
  return { _id: action, at, action, actor, subject: { kind, _id: 'a', name: 'Hack Night' }, requestId: null, changes };
}

/** Newest first, as the list is. */
function said(...entries: [AuditAnswer, ...AuditAnswer[]]): string {
  const { did, subject, times } = sentenceOf(entries);
  return [did, subject?.name, times].filter((part) => part !== undefined).join(' ');
}

describe('the sentence of what belongs together', () => {
  it('counts what was done again', () => {
    const changed = entry('events.event.changed');
    expect(said(changed)).toBe('changed the event Hack Night');
    expect(said(changed, changed)).toBe('changed the event Hack Night twice');
    expect(said(changed, changed, changed)).toBe('changed the event Hack Night 3 times');
  });

  it('counts people where each entry is about another', () => {
    const checkedIn = entry('events.registration.checked-in', 'events.registration');
    expect(said(checkedIn)).toBe('checked a student in at Hack Night');
    expect(said(checkedIn, checkedIn)).toBe('checked 2 students in at Hack Night');
  });

  it('names each thing done once, in the order in which it was done', () => {
    const changed = entry('events.event.changed');
    expect(said(changed, changed, entry('events.event.created'))).toBe('created and changed the event Hack Night');
    const [joined, left] = [entry('events.registration.joined'), entry('events.registration.left')];
    expect(said(left, joined)).toBe('registered for and cancelled the registration for Hack Night');
  });

  it('says that an event was cancelled rather than that its status changed', () => {
    const changes = [{ field: 'status', before: 'planned', after: 'cancelled' }];
    expect(said(entry('events.event.status-changed', 'events.event', changes))).toBe('cancelled the event Hack Night');
    expect(said(entry('events.event.status-changed'))).toBe('changed the status of Hack Night');
  });

  it('leads to the page of a unit', () => {
    expect(sentenceOf([entry('org.unit.changed', 'org.unit')]).subject?.href).toBe('/units/a');
  });

  it('says what it does not know as it is', () => {
    expect(said(entry('org.unit.copied'))).toBe('org.unit.copied Hack Night');
  });
});
