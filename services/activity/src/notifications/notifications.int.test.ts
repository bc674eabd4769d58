import type { CloudEvent, NotificationAnswer } from '@portal/contracts';
import { notificationAnswer } from '@portal/contracts';
import type { As, TestService } from '@portal/test-kit';
import { actorOf, eventOf, startTestService, TEST_UNIT } from '@portal/test-kit';
import { activityService } from '../index';

const asha = actorOf('STUDENT', { userId: 'bbbbbbbbbbbbbbbbbbbbbb11' });
const ravi = actorOf('STUDENT', { userId: 'bbbbbbbbbbbbbbbbbbbbbb12' });
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();
const registration = {
  registrationId: 'dddddddddddddddddddddd01',
  userId: asha.userId,
  status: 'registered',
  eventId: '0123456789abcdef01234567',
  eventTitle: 'Git Clinic',
  unit: TEST_UNIT,
  schedule: { start: '2026-11-28T12:30:00Z', end: null, venue: 'Lab 2' },
} as const;
const story: CloudEvent[] = [
  eventOf('events.registration.joined.v1', { ...registration, status: 'waiting', position: 1 }, { time: at(0) }),
  eventOf('events.registration.promoted.v1', registration, { time: at(1) }),
  eventOf('events.registration.reminded.v1', registration, { time: at(2) }),
  eventOf(
    'events.registration.affected.v1',
    { ...registration, change: 'cancelled', reason: 'Rain.' },
    { time: at(3) },
  ),
];
const sentences = [
  'Git Clinic was cancelled: Rain.',
  'Git Clinic starts on Saturday, 28 November 2026, 6:00 pm at Lab 2',
  "A place opened up: you're registered for Git Clinic on Saturday, 28 November 2026, 6:00 pm",
  "You're 1st on the waiting list for Git Clinic",
];

let service: TestService;
beforeEach(async () => {
  service = await startTestService(activityService);
});
afterEach(() => service.stop());

const list = (as: As, query = '') => service.request<NotificationAnswer[]>(as, 'GET', `/api/notifications${query}`);
const descriptions = async (as: As, query = '') => (await list(as, query)).body.map(({ description }) => description);
const deliver = async (events: readonly CloudEvent[]) => {
  for (const event of events) await service.deliver(event);
};

describe('the notifications of a person', () => {
  it('tell what concerns them, newest first, with the way to the event', async () => {
    await deliver(story);
    const { body, headers } = await list(asha);
    expect(body.map(({ description }) => description)).toEqual(sentences);
    expect(headers.get('x-total-count')).toBe('4');
    expect(body.map((one) => notificationAnswer.parse(one))).toEqual(body);
    expect(body[0]).toEqual({
      _id: expect.any(String),
      kind: 'event-cancelled',
      description: sentences[0],
      link: `/events/${registration.eventId}`,
      timestamp: at(3),
      read: false,
    });
  });

  it('are the same, once, when every event comes twice, at once and in another order', async () => {
    await deliver(story.toReversed());
    await Promise.all(story.map((event) => service.deliver(event)));
    expect(await descriptions(asha)).toEqual(sentences);
  });

  it('are their own: nobody else sees them or marks them read', async () => {
    await deliver(story);
    expect(await descriptions(ravi)).toEqual([]);
    const ids = (await list(asha)).body.map(({ _id }) => _id);
    expect((await service.request(ravi, 'POST', '/api/notifications/read', { ids })).status).toBe(204);
    expect(await descriptions(asha, '?unread=yes')).toEqual(sentences);
  });

  it('are unread until they are marked, one by one or all', async () => {
    await deliver(story);
    const [newest] = (await list(asha)).body;
    await service.request(asha, 'POST', '/api/notifications/read', { ids: [newest?._id] });
    const unread = await list(asha, '?unread=yes&limit=1');
    expect([unread.headers.get('x-total-count'), unread.body[0]?.description]).toEqual(['3', sentences[1]]);
    await service.request(asha, 'POST', '/api/notifications/read', {});
    expect(await descriptions(asha, '?unread=yes')).toEqual([]);
    expect((await list(asha)).body.map(({ read }) => read)).toEqual([true, true, true, true]);
    await deliver(story);
    expect(await descriptions(asha, '?unread=yes')).toEqual([]);
  });

  it('are asked of the store twice, with an index that ends in their order', async () => {
    await deliver(story);
    service.takeCommands();
    await list(asha, '?unread=yes');
    const asked = service.takeCommands().filter(({ collection }) => collection === 'notifications');
    expect(asked.length).toBeLessThanOrEqual(2);
    const built = await service.store.connection.collection('notifications').indexes();
    expect(built.map(({ key }) => Object.keys(key as object).join(' '))).toEqual(
      expect.arrayContaining(['userId at _id', 'userId read at _id']),
    );
  });
});
