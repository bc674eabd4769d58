import type { TestMailServer, TestService } from '@portal/test-kit';
import { actorOf, eventOf, startTestMailServer, startTestService, TEST_UNIT, testClock } from '@portal/test-kit';
import { activityService } from '../index';

const coordinator = actorOf('CLUB_COORDINATOR', { userId: 'aaaaaaaaaaaaaaaaaaaaaaa1', username: 'club@example.edu' });
const president = { _id: 'cccccccccccccccccccccc01', name: 'Kavya Iyer', role: 'PRESIDENT' };
const PREFERENCES = '/api/notifications/preferences';
const request = {
  requestId: '0123456789abcdef01234568',
  eventId: '0123456789abcdef01234567',
  eventTitle: 'Git & GitHub <Clinic>',
  unit: TEST_UNIT,
  room: 'Senate Hall',
  date: '2026-12-01',
  time: '10:00',
  endTime: '11:30',
  requestedBy: coordinator.userId,
};
const approved = (changes: Partial<typeof request> = {}) =>
  eventOf('events.room-request.approved.v1', { ...request, ...changes }, { actor: president });
const account = (version: number, username: string) =>
  eventOf('auth.account.changed.v1', {
    version,
    userId: coordinator.userId,
    username,
    name: coordinator.name,
    role: coordinator.role,
  });

describe('mail about one’s room requests', () => {
  const clock = testClock();
  let mailServer: TestMailServer;
  let activity: TestService;
  beforeEach(async () => {
    mailServer = await startTestMailServer();
    const env = { SMTP_URL: mailServer.url, PUBLIC_ORIGIN: 'https://portal.example.edu/' };
    activity = await startTestService(activityService, { env, clock });
    await activity.deliver(account(2, coordinator.username));
  });
  afterEach(async () => {
    await activity.stop();
    await mailServer.stop();
  });

  const want = (roomReviewed: boolean) => activity.request(coordinator, 'PUT', PREFERENCES, { roomReviewed });
  const received = async () => {
    await activity.flush();
    return mailServer.emails;
  };

  it('goes to nobody who has not asked for it', async () => {
    expect((await activity.request(coordinator, 'GET', PREFERENCES)).body).toMatchObject({ roomReviewed: false });
    await activity.deliver(approved());
    expect(await received()).toEqual([]);
  });

  it('goes out once when it is wanted, however often the news comes', async () => {
    expect(await want(true)).toMatchObject({ status: 200, body: { roomReviewed: true } });
    const event = approved();
    await Promise.all([activity.deliver(event), activity.deliver(event)]);
    await activity.deliver(event);
    const [letter, ...more] = await received();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: 'club@example.edu', subject: 'Room request approved: Senate Hall' });
    const sentence =
      'Kavya Iyer approved your request: Senate Hall on Tuesday, 1 December 2026, 10:00 am to 11:30 am, for Git & GitHub <Clinic>.';
    expect(letter?.text.replace(/\s+/g, ' ')).toContain(sentence);
    expect(letter?.text).toContain(`https://portal.example.edu/events/${request.eventId}`);
    expect(letter?.html).toContain('&lt;Clinic&gt;');
    expect(letter?.html).not.toMatch(/<img|<script/);
  });

  it('says too when a request was rejected, and by nobody when nobody is known', async () => {
    await want(true);
    await activity.deliver(eventOf('events.room-request.rejected.v1', request));
    const [letter] = await received();
    expect(letter?.subject).toBe('Room request rejected: Senate Hall');
    expect(letter?.text).toContain('Your request was rejected: Senate Hall');
  });

  it('goes to the one who asked for the room, at the newest address', async () => {
    await want(true);
    await activity.deliver(account(4, 'new@example.edu'));
    await activity.deliver(account(3, 'older@example.edu'));
    await activity.deliver(approved({ requestedBy: 'aaaaaaaaaaaaaaaaaaaaaaa2' }));
    await activity.deliver(approved());
    expect((await received()).map(({ to }) => to)).toEqual(['new@example.edu']);
  });

  it('waits for a mail server that is away, and is not sent when it is switched off meanwhile', async () => {
    await want(true);
    await mailServer.stop();
    await activity.deliver(approved());
    await activity.flush();
    expect(mailServer.emails).toEqual([]);
    await want(false);
    await mailServer.start();
    clock.advance(120_000);
    expect(await received()).toEqual([]);
    await want(true);
    await activity.deliver(approved());
    expect(await received()).toHaveLength(1);
  });
});

describe('mail about an event one joined', () => {
  const asha = actorOf('STUDENT', { userId: 'aaaaaaaaaaaaaaaaaaaaaaa3', username: 'asha@example.edu' });
  const registration = {
    registrationId: 'dddddddddddddddddddddd01',
    userId: asha.userId,
    status: 'registered',
    eventId: request.eventId,
    eventTitle: 'Git Clinic',
    unit: TEST_UNIT,
    schedule: { start: '2026-11-28T12:30:00Z', end: null, venue: 'Lab 2' },
  } as const;
  const story = [
    eventOf('events.registration.joined.v1', registration),
    eventOf('events.registration.promoted.v1', registration),
    eventOf('events.registration.affected.v1', { ...registration, change: 'cancelled', reason: 'Rain.' }),
    eventOf('events.registration.reminded.v1', registration),
  ];
  const subjects = ['Cancelled: Git Clinic', 'Reminder: Git Clinic', "You're registered for Git Clinic"];
  let mailServer: TestMailServer;
  let activity: TestService;
  beforeEach(async () => {
    mailServer = await startTestMailServer();
    const env = { SMTP_URL: mailServer.url, PUBLIC_ORIGIN: 'https://portal.example.edu' };
    activity = await startTestService(activityService, { env });
    const { userId, username, name, role } = asha;
    await activity.deliver(eventOf('auth.account.registered.v1', { version: 1, userId, username, name, role }));
  });
  afterEach(async () => {
    await activity.stop();
    await mailServer.stop();
  });

  it('goes out once for each change, however often and in whatever order the news comes', async () => {
    for (const event of story.toReversed()) await activity.deliver(event);
    await Promise.all(story.map((event) => activity.deliver(event)));
    await activity.flush();
    expect(mailServer.emails.map(({ subject }) => subject).sort()).toEqual(subjects);
    expect(new Set(mailServer.emails.map(({ to }) => to))).toEqual(new Set([asha.username]));
    const cancelled = mailServer.emails.find(({ subject }) => subject === 'Cancelled: Git Clinic');
    expect(cancelled?.text).toContain('Git Clinic was cancelled: Rain.');
    expect(cancelled?.text).toContain(`https://portal.example.edu/events/${registration.eventId}`);
    for (const part of [cancelled?.text, cancelled?.html])
      expect(part).toContain('https://portal.example.edu/settings');
  });

  it('goes to nobody who has switched it off, who is still notified in the portal', async () => {
    await activity.request(asha, 'PUT', PREFERENCES, { eventNews: false });
    for (const event of story) await activity.deliver(event);
    await activity.flush();
    expect(mailServer.emails).toEqual([]);
    expect((await activity.request<unknown[]>(asha, 'GET', '/api/notifications')).body).toHaveLength(story.length);
  });
});

describe('the preferences of a person', () => {
  it('is one’s own, and changes only where something is said', async () => {
    const activity = await startTestService(activityService);
    const other = actorOf('STUDENT');
    await activity.request(coordinator, 'PUT', PREFERENCES, { roomReviewed: true });
    expect((await activity.request(coordinator, 'PUT', PREFERENCES, {})).body).toMatchObject({ roomReviewed: true });
    expect((await activity.request(other, 'GET', PREFERENCES)).body).toMatchObject({ roomReviewed: false });
    await activity.stop();
  });
});
