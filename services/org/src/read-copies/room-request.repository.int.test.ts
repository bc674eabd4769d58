import type { EventData } from '@portal/contracts';
import { eventOf, startTestService, TEST_UNIT, type TestService } from '@portal/test-kit';
import { orgService } from '../index';
import { createRoomRequestRepository } from './room-request.repository';

const clinic = 'c1c1c1c1c1c1c1c1c1c1c101';
const musicClub = { id: 'aaaaaaaaaaaaaaaaaaaaaa02', name: 'Music Club', category: 'cultural' as const };

type Request = EventData<'events.room-request.submitted.v1'>;

describe('the room requests of a unit', () => {
  let org: TestService;
  beforeAll(async () => {
    org = await startTestService(orgService);
  });
  afterAll(() => org.stop());

  const request = (number: number, changes: Partial<Request> = {}): Request => ({
    requestId: String(number).padStart(24, '0'),
    eventId: clinic,
    eventTitle: 'Git Clinic',
    unit: TEST_UNIT,
    room: `L-10${number}`,
    date: '2026-12-05',
    time: '18:00',
    endTime: '20:00',
    requestedBy: 'b1b1b1b1b1b1b1b1b1b1b101',
    ...changes,
  });
  const submit = (number: number, changes?: Partial<Request>) =>
    org.deliver(eventOf('events.room-request.submitted.v1', request(number, changes)));
  const find = async (status: 'Pending' | 'Approved', limit = 20) => {
    const selection = { unitId: TEST_UNIT.id, status, eventIds: [clinic], from: '2026-12-05' };
    const { items, total } = await createRoomRequestRepository(org.store).findOfUnit(selection, limit);
    return [items.map(({ room }) => room), total];
  };

  it('are those for its open events from a day on, the soonest first, and how many there are', async () => {
    await submit(1, { time: '20:00' });
    await submit(2);
    await submit(3, { date: '2026-12-04' });
    await submit(4, { unit: musicClub });
    await submit(5, { eventId: 'c1c1c1c1c1c1c1c1c1c1c102' });
    expect(await find('Pending')).toEqual([['L-102', 'L-101'], 2]);
    expect(await find('Pending', 1)).toEqual([['L-102'], 2]);
  });

  it('follow the review, also where it arrives before the request', async () => {
    await org.deliver(eventOf('events.room-request.approved.v1', request(6)));
    await submit(6);
    await org.deliver(eventOf('events.room-request.approved.v1', request(1)));
    await org.deliver(eventOf('events.room-request.rejected.v1', request(2)));
    expect(await find('Pending')).toEqual([[], 0]);
    expect(await find('Approved')).toEqual([['L-101', 'L-106'], 2]);
  });
});
