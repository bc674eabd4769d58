import type { EventData } from '@portal/contracts';
import { eventOf, startTestService, TEST_UNIT, type TestService } from '@portal/test-kit';
import { orgService } from '../index';
import { createCampusEventRepository } from './campus-event.repository';

const musicClub = { id: 'aaaaaaaaaaaaaaaaaaaaaa02', name: 'Music Club', category: 'cultural' as const };
const now = new Date('2026-11-20T10:00:00Z');

type Snapshot = EventData<'events.event.created.v1'>;

describe('the events of a unit', () => {
  let org: TestService;
  beforeAll(async () => {
    org = await startTestService(orgService);
  });
  afterAll(() => org.stop());

  const snapshot = (number: number, changes: Partial<Snapshot> = {}): Snapshot => ({
    version: 1,
    eventId: String(number).padStart(24, '0'),
    title: `Event ${number}`,
    category: 'technical',
    status: 'planned',
    start: '2026-12-01T10:00:00.000Z',
    end: null,
    venue: 'Lab 2',
    unit: TEST_UNIT,
    createdAt: '2026-11-01T10:00:00.000Z',
    ...changes,
  });
  const deliver = (number: number, changes?: Partial<Snapshot>) =>
    org.deliver(eventOf('events.event.created.v1', snapshot(number, changes)));

  it('are its own: those that are not over, the soonest first, and then the latest', async () => {
    await deliver(1, { start: '2026-12-09T10:00:00.000Z', createdAt: '2026-11-02T10:00:00.000Z' });
    await deliver(2);
    await deliver(3, { status: 'ongoing', start: now.toISOString() });
    await deliver(4, { status: 'cancelled', start: '2026-10-02T10:00:00.000Z' });
    await deliver(5, { unit: musicClub });
    await deliver(6, { status: 'completed', start: '2026-11-01T10:00:00.000Z' });
    await deliver(7, { start: null });
    const events = createCampusEventRepository(org.store);
    const listed = await events.listOfUnit(TEST_UNIT.id, 5);
    expect(listed.map(({ title }) => title)).toEqual(['Event 3', 'Event 2', 'Event 1', 'Event 7', 'Event 6']);
    expect(listed[1]).toMatchObject({ id: '000000000000000000000002', status: 'planned', venue: 'Lab 2' });
    expect(await events.listOfUnit(TEST_UNIT.id, 10)).toHaveLength(6);
  });

  it('are upcoming while they are planned and have not begun', async () => {
    const events = createCampusEventRepository(org.store);
    expect(await events.countUpcoming(TEST_UNIT.id, now)).toBe(2);
  });

  it('have no index any more that an earlier build read by', async () => {
    const rows = org.store.connection.collection('campus_events');
    await rows.createIndex({ unitId: 1, createdAt: -1, _id: -1 });
    await org.store.buildIndexes();
    const names = (await rows.indexes()).map(({ name }) => name);
    expect(names).toContain('unitId_1_status_1_start_1__id_1');
    expect(names).not.toContain('unitId_1_createdAt_-1__id_-1');
  });

  it('follow what is told of them, whatever it is', async () => {
    const changed = snapshot(5, { version: 2, title: 'Concert', venue: 'Stage', unit: musicClub });
    const events = createCampusEventRepository(org.store);
    const read = () => events.listOfUnit(musicClub.id, 3);
    await org.deliver(eventOf('events.event.changed.v1', { ...changed, changed: ['title', 'venue'] }));
    expect(await read()).toMatchObject([{ title: 'Concert', venue: 'Stage', status: 'planned' }]);
    const over = { ...changed, version: 3, status: 'completed', previousStatus: 'ongoing' } as const;
    await org.deliver(eventOf('events.event.status-changed.v1', over));
    expect(await read()).toMatchObject([{ title: 'Concert', status: 'completed' }]);
  });
});
