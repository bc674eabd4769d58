import type { TestService } from '@portal/test-kit';
import { actorOf, eventOf, startTestService, TEST_UNIT, testClock } from '@portal/test-kit';
import { leaveAll, until, watch } from '../../testing/streams';
import { roomRequestData } from '../../testing/room-request';
import { activityService } from '../index';

const MANY = 200;
const NOTIFIED = 5;
const clock = testClock();
let service: TestService;
beforeAll(async () => {
  service = await startTestService(activityService, { clock });
});
afterAll(async () => {
  leaveAll();
  await service.stop();
});

/** As the metrics tell it. */
async function openStreams(call: string): Promise<number> {
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  const line = metrics.split('\n').find((one) => one.startsWith('portal_open_streams') && one.includes(`"${call}"`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

const unitCreated = (name: string) =>
  eventOf('org.unit.created.v1', {
    version: 1,
    unitId: TEST_UNIT.id,
    name,
    type: 'Club',
    category: 'scitech',
    parentUnitId: null,
    contactEmail: 'unit@example.edu',
    active: true,
  });

describe(`${MANY} open streams`, () => {
  it('all get what happens, once, and none is left when they close', async () => {
    const streams = await Promise.all(Array.from({ length: MANY }, () => watch(service, 'PRESIDENT')));
    await until(() => streams.every(({ received }) => received.length === 1), 'all say where they stand');
    expect(await openStreams('streamActivities')).toBe(MANY);
    for (const name of ['First', 'Second', 'Third']) await service.deliver(unitCreated(name));
    await until(() => streams.every(({ received }) => received.length >= 4), 'all have all three');
    const [one] = streams;
    expect(one?.received.map(({ id }) => id)).toEqual(['0', '1', '2', '3']);
    for (const { received } of streams) expect(received).toEqual(one?.received);
    leaveAll();
    await until(async () => (await openStreams('streamActivities')) === 0, 'all are closed');
  });

  it('of as many people bring each their own notifications alone', async () => {
    const people = Array.from({ length: MANY }, (_, number) =>
      actorOf('STUDENT', { userId: `bbbbbbbbbbbbbbbbbbbb${String(number).padStart(4, '0')}` }),
    );
    const streams = await Promise.all(
      people.map((person) => watch(service, person, { path: '/api/notifications/stream' })),
    );
    await until(() => streams.every(({ received }) => received.length === 1), 'all say where they stand');
    for (const { userId } of people.slice(0, NOTIFIED)) {
      await service.deliver(eventOf('events.room-request.approved.v1', { ...roomRequestData, requestedBy: userId }));
    }
    await until(() => streams.slice(0, NOTIFIED).every(({ received }) => received.length >= 2), 'some are told');
    expect(streams.map(({ received }) => received.length)).toEqual([
      ...Array.from({ length: NOTIFIED }, () => 2),
      ...Array.from({ length: MANY - NOTIFIED }, () => 1),
    ]);
    leaveAll();
    await until(async () => (await openStreams('streamNotifications')) === 0, 'all are closed');
  });
});
