import { createTransaction } from '@portal/service-kit';
import { startTestService, type TestService } from '@portal/test-kit';
import { idOf, NOW } from '../../testing/fixtures';
import { activityService } from '../index';
import type { AuditRow } from './audit.domain';
import { type AuditSelection, createAuditRepository, type AuditRepository } from './audit.repository';

const at = (number: number) => new Date(Date.parse(NOW) + number);
const row = (number: number, changes: Partial<AuditRow> = {}): AuditRow => ({
  id: `row ${number}`,
  at: at(number),
  action: 'events.event.changed',
  actor: { id: idOf(1), name: 'Asha', role: 'PRESIDENT' },
  subject: { kind: 'events.event', id: idOf(50), name: 'Hack Night' },
  requestId: null,
  entityKey: 'one',
  order: `${number}`,
  fields: [{ field: 'title', value: `Title ${number}` }],
  previousFields: [],
  changedNames: [],
  ...changes,
});

describe('stored rows of the audit', () => {
  let activity: TestService;
  let audit: AuditRepository;
  beforeEach(async () => {
    activity = await startTestService(activityService);
    audit = createAuditRepository(activity.store);
  });
  afterEach(() => activity.stop());

  const add = (...rows: AuditRow[]) =>
    createTransaction(activity.store.connection)(async (session) => {
      for (const each of rows) await audit.addIfNew(each, session);
    });
  const list = async (selection: AuditSelection = {}) => (await audit.list(selection, { limit: 9 })).items;

  it('are all there is of a write, once, with the fields of the row before of the same thing', async () => {
    const of = { previousFields: [{ field: 'venue', value: 'Lab 1' }], changedNames: ['title'] };
    await add(row(2, of), row(4, { order: '1' }), row(3, { entityKey: 'other' }), row(1, { order: '3' }));
    await add(row(2, { action: 'again' }));
    expect(await list()).toEqual([
      { ...row(4, { order: '1' }), before: null },
      { ...row(3, { entityKey: 'other' }), before: null },
      { ...row(2, of), before: row(4).fields },
      { ...row(1, { order: '3' }), before: row(2).fields },
    ]);
  });

  it('are found by what was done, who did it, to what, and when', async () => {
    const subject = { kind: 'events.room', id: idOf(51), name: 'Lab 2' };
    await add(row(1, { actor: null }), row(2), row(3, { subject, action: 'events.room.added' }));
    const found = async (selection: AuditSelection) => (await list(selection)).map(({ id }) => id);
    expect(await found({ action: 'events.room.added' })).toEqual(['row 3']);
    expect(await found({ actor: idOf(1) })).toEqual(['row 3', 'row 2']);
    expect(await found({ subject: idOf(50) })).toEqual(['row 2', 'row 1']);
    expect(await found({ start: at(2) })).toEqual(['row 3', 'row 2']);
    expect(await found({ end: at(2) })).toEqual(['row 1']);
    expect(await found({ start: at(2), end: at(3) })).toEqual(['row 2']);
  });
});
