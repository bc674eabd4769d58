import type { NotificationAnswer, NotificationsRead } from '@portal/contracts';
import { createInProcessBus } from '@portal/service-kit';
import type { TestService } from '@portal/test-kit';
import { actorOf, eventOf, startTestService, TEST_UNIT, testClock } from '@portal/test-kit';
import type { Watching } from '../../testing/streams';
import { leaveAll, ready, until, watch } from '../../testing/streams';
import { activityService } from '../index';

type Seen = Watching<NotificationAnswer & NotificationsRead>;

const asha = actorOf('STUDENT', { userId: 'bbbbbbbbbbbbbbbbbbbbbb11' });
const ravi = actorOf('STUDENT', { userId: 'bbbbbbbbbbbbbbbbbbbbbb12' });
const clock = testClock();
const path = '/api/notifications/stream';

let service: TestService;
beforeEach(async () => {
  service = await startTestService(activityService, { clock });
});
afterEach(async () => {
  leaveAll();
  await service.stop();
});

const open = (on: TestService = service, as = asha, lastEventId?: string): Promise<Seen> =>
  watch(on, as, { path, lastEventId });
const promoted = (userId: string, eventTitle: string) =>
  eventOf('events.registration.promoted.v1', {
    registrationId: 'dddddddddddddddddddddd01',
    userId,
    status: 'registered',
    eventId: '0123456789abcdef01234567',
    eventTitle,
    unit: TEST_UNIT,
    schedule: { start: null, end: null, venue: '' },
  });
const tell = (title: string, { userId } = asha) => service.deliver(promoted(userId, title));
const wordsOf = ({ received }: Seen) =>
  received
    .slice(1)
    .map(({ event, data }) =>
      event === 'read' ? `read ${String(data.ids)}` : data.description.split(' registered for ')[1],
    );
const sees = (seen: Seen, expected: string[]) =>
  until(() => wordsOf(seen).length >= expected.length, `${expected.join()} arrive`).then(() =>
    expect(wordsOf(seen)).toEqual(expected),
  );

describe('live notifications', () => {
  it('are one’s own, as the list has them', async () => {
    await tell('Before');
    const seen = await open();
    const other = await open(service, ravi);
    await Promise.all([ready(seen), ready(other)]);
    await tell('Concert');
    await tell('Clinic', ravi);
    await sees(seen, ['Concert']);
    await sees(other, ['Clinic']);
    expect(seen.received.map(({ event }) => event)).toEqual(['ready', 'notification']);
    const { body } = await service.request<NotificationAnswer[]>(asha, 'GET', '/api/notifications?limit=1');
    expect(body[0]).toEqual(seen.received[1]?.data);
  });

  it('say in every window what was marked read in one: these, or all', async () => {
    await tell('Concert');
    await tell('Clinic');
    const [first, second, others] = [await open(), await open(), await open(service, ravi)];
    await Promise.all([first, second, others].map(ready));
    const { body } = await service.request<NotificationAnswer[]>(asha, 'GET', '/api/notifications');
    const mark = (ids?: (string | undefined)[]) =>
      service.request(asha, 'POST', '/api/notifications/read', ids ? { ids } : {});
    const foreignId = 'eeeeeeeeeeeeeeeeeeeeeeee';
    await mark([body[0]?._id, foreignId]);
    await mark([body[0]?._id]);
    await mark();
    await mark();
    await tell('Party');
    for (const window of [first, second]) await sees(window, [`read ${body[0]?._id}`, 'read all', 'Party']);
    expect(wordsOf(others)).toEqual([]);
  });

  it('resume after the last one without a gap or a repetition, also what was read meanwhile', async () => {
    const seen = await open();
    await ready(seen);
    await tell('One');
    await sees(seen, ['One']);
    seen.leave();
    for (let number = 2; number <= 20; number += 1) {
      await tell(String(number));
      if (number % 8 === 0) await service.request(asha, 'POST', '/api/notifications/read', {});
      if (number % 5 === 0) await tell('not hers', ravi);
    }
    const missed = Array.from({ length: 19 }, (_, at) => at + 2).flatMap((number) =>
      number % 8 === 0 ? [String(number), 'read all'] : [String(number)],
    );
    await sees(await open(service, asha, seen.received.at(-1)?.id), missed);
  });

  it('bring what another instance received or marked read, in one order', async () => {
    const bus = createInProcessBus();
    const other = await startTestService(activityService, { clock, bus, database: service.database });
    const [here, there] = [await open(), await open(other)];
    await Promise.all([ready(here), ready(there)]);
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? service : other).deliver(promoted(asha.userId, `Event ${at}`))),
    );
    await until(() => [here, there].every(({ received }) => received.length === 11), 'both have all ten');
    await other.request(asha, 'POST', '/api/notifications/read', {});
    await until(
      () => [here, there].every(({ received }) => received.length === 12),
      'both are told that they were read',
    );
    expect(here.received.slice(1)).toEqual(there.received.slice(1));
    expect(here.received.map(({ id }) => Number(id))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    there.leave();
    await other.stop();
    await bus.close();
  });
});
