import { createTransaction, newId } from '@portal/service-kit';
import { planOf, startTestService, type TestService } from '@portal/test-kit';
import { orgService } from '../index';
import type { DoneMark } from './done-mark.domain';
import { createDoneMarkRepository, type DoneMarkRepository } from './done-mark.repository';

const position = { positionId: newId(), tenureYear: '2026-2027' };
const markOf = (changes: Partial<DoneMark> = {}): DoneMark => ({
  id: newId(),
  ...position,
  kind: 'events',
  thingId: newId(),
  by: { id: newId(), name: 'Asha Rao' },
  at: new Date('2027-03-10T06:00:00Z'),
  ...changes,
});
const thingOf = ({ positionId, tenureYear, kind, thingId }: DoneMark) => ({ positionId, tenureYear, kind, thingId });

describe('stored marks', () => {
  let org: TestService;
  let repository: DoneMarkRepository;
  beforeEach(async () => {
    org = await startTestService(orgService);
    repository = createDoneMarkRepository(org.store);
  });
  afterEach(() => org.stop());

  const inTransaction: ReturnType<typeof createTransaction> = (work) => createTransaction(org.store.connection)(work);
  const save = (...marks: DoneMark[]) =>
    inTransaction(async (session) => {
      for (const mark of marks) await repository.save(mark, session);
    });

  it('are those of a position in a tenure, the latest first, up to a limit', async () => {
    const [first, second, third] = ['08', '09', '10'].map((day) =>
      markOf({ at: new Date(`2027-03-${day}T06:00:00Z`) }),
    );
    if (!first || !second || !third) throw new Error('There are three marks');
    await save(second, third, first, markOf({ positionId: newId() }), markOf({ tenureYear: '2025-2026' }));
    expect(await repository.list(position, 10)).toEqual([third, second, first]);
    expect(await repository.list(position, 2)).toEqual([third, second]);
  });

  it('are found, replaced and removed by their thing, which may be of two kinds', async () => {
    const mark = markOf({ kind: 'room_requests' });
    const booking = markOf({ kind: 'bookings', thingId: mark.thingId });
    await save(mark, booking);
    const find = (one: DoneMark) => inTransaction((session) => repository.find(thingOf(one), session));
    expect([await find(mark), await find(booking), await find(markOf())]).toEqual([mark, booking, null]);
    const again = { ...mark, at: new Date('2027-03-11T06:00:00Z') };
    await save(again);
    expect(await find(mark)).toEqual(again);
    await inTransaction((session) => repository.remove(thingOf(mark), session));
    expect([await find(mark), await find(booking)]).toEqual([null, booking]);
  });

  it('are one of each thing', async () => {
    const mark = markOf();
    await save(mark);
    await expect(save({ ...mark, id: newId() })).rejects.toMatchObject({ code: 11000 });
    expect(await repository.list(position, 10)).toEqual([mark]);
  });

  it('are listed and found through an index', async () => {
    const mark = markOf();
    await save(mark);
    const stored = org.store.connection.collection('hand_over_marks');
    const listed = await planOf(stored.find(position, { sort: { at: -1, _id: -1 }, limit: 10 }));
    const found = await planOf(stored.find(thingOf(mark)));
    if (listed) expect(listed).toEqual({ stages: ['IXSCAN'], index: 'positionId_1_tenureYear_1_at_-1__id_-1' });
    if (found) expect(found).toEqual({ stages: ['IXSCAN'], index: 'positionId_1_tenureYear_1_kind_1_thingId_1' });
  });
});
