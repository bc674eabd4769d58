import { createCountCache, createTransaction, newId, systemClock } from '@portal/service-kit';
import type { Session } from '@portal/service-kit';
import { startTestService, TEST_UNIT, type TestService } from '@portal/test-kit';
import { orgService } from '../index';
import type { Holder } from './holder.domain';
import { createHolderListRepository, type HolderListRepository } from './holder-list.repository';
import { createHolderRepository, type HolderRepository } from './holder.repository';

const entry = { at: new Date('2026-11-20T10:00:00Z'), by: 'Meera Nair', action: 'appointed', changed: [] } as const;

const holderOf = (number: number, changes: Partial<Holder> = {}): Holder => ({
  id: newId(),
  version: 1,
  code: `POR-2026-${String(number).padStart(4, '0')}`,
  person: { id: newId(), name: 'Asha Rao', username: 'asha@example.edu', studentId: null },
  position: { id: newId(), title: 'Web Lead', type: 'Team Lead' },
  unit: TEST_UNIT,
  tenureYear: '2026-2027',
  status: 'active',
  confirmation: 'confirmed',
  refusalReason: null,
  appointment: { by: null, date: null },
  metrics: { eventsOrganized: 0, budgetUtilized: 0, feedback: '' },
  terminationReason: null,
  requirementsReason: null,
  createdAt: entry.at,
  updatedAt: entry.at,
  ...changes,
});

let org: TestService;
let holders: HolderRepository;
let lists: HolderListRepository;
beforeEach(async () => {
  org = await startTestService(orgService);
  const countCache = createCountCache(systemClock);
  holders = createHolderRepository(org.store, countCache);
  lists = createHolderListRepository(org.store, countCache);
});
afterEach(() => org.stop());

const within: ReturnType<typeof createTransaction> = (work) => createTransaction(org.store.connection)(work);
const add = (holder: Holder) =>
  within((session) => holders.add([{ holder, entry: { ...entry, changed: [] } }], session));

describe('stored holders', () => {
  it('are read as they were added, and changed with a line of history', async () => {
    const holder = holderOf(1);
    await add(holder);
    expect(await holders.find(holder.id)).toEqual(holder);
    const ended: Holder = { ...holder, version: 2, status: 'terminated' };
    const line = { ...entry, action: 'terminated' as const, changed: ['status'] };
    await within((session) => holders.change([{ holder: ended, entry: line }], session));
    expect(await holders.find(holder.id)).toEqual(ended);
    expect((await lists.listHistory(holder.id)).map(({ action }) => action)).toEqual(['terminated', 'appointed']);
    await within((session) => holders.remove(holder.id, session));
    expect([await holders.find(holder.id), await lists.listHistory(holder.id)]).toEqual([null, []]);
  });

  it('keep the last hundred lines of history', async () => {
    const holder = holderOf(1);
    await add(holder);
    const change = (session: Session) =>
      holders.change([{ holder, entry: { ...entry, action: 'changed', changed: [] } }], session);
    for (let count = 0; count < 100; count += 1) await within(change);
    const history = await lists.listHistory(holder.id);
    expect([history.length, history.at(-1)?.action]).toEqual([100, 'changed']);
  });

  it('are one a person, position and tenure, and no other failure is taken for that', async () => {
    const holder = holderOf(1);
    await add(holder);
    await expect(add({ ...holder, id: newId(), code: 'POR-2026-0002' })).rejects.toMatchObject({
      code: 'HOLDER.ALREADY_HELD',
    });
    const unstorable: { self?: unknown } = {};
    unstorable.self = unstorable;
    const broken = holderOf(3, { appointment: unstorable as unknown as Holder['appointment'] });
    await expect(add(broken)).rejects.toMatchObject({ name: 'BSONError' });
  });

  it('take a place while they are active and confirmed, each tenure and position for itself', async () => {
    const holder = holderOf(1);
    const { position } = holder;
    const others = [
      holder,
      holderOf(2, { position }),
      holderOf(3, { position, status: 'completed' }),
      holderOf(4, { position, confirmation: 'awaiting' }),
      holderOf(5, { position, tenureYear: '2025-2026', code: 'POR-2025-0005' }),
      holderOf(6),
    ];
    for (const other of others) await add(other);
    expect(await within((session) => holders.countTaken(holder, session))).toBe(1);
    expect(await within((session) => holders.countOfPosition(position.id, session))).toBe(5);
  });

  it('are overdue when they are active in a tenure that is over, the oldest first', async () => {
    const former = { tenureYear: '2025-2026' };
    const first = holderOf(1, { ...former, code: 'POR-2025-0001' });
    const second = holderOf(2, { ...former, code: 'POR-2025-0002' });
    await add(second);
    await add(first);
    await add(holderOf(3, { ...former, code: 'POR-2025-0003', status: 'terminated' }));
    await add(holderOf(4, { ...former, code: 'POR-2025-0004', confirmation: 'refused' }));
    await add(holderOf(5));
    expect(await holders.listOverdue('2026-2027', 10)).toEqual([first.id, second.id]);
    expect(await holders.listOverdue('2026-2027', 1)).toEqual([first.id]);
    expect(await holders.listOverdue('2025-2026', 10)).toEqual([]);
  });
});
