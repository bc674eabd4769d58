import { defaultInstituteSettings } from '@portal/contracts';
import { createInProcessBus, createMails, createTransaction } from '@portal/service-kit';
import type { As, TestMailServer } from '@portal/test-kit';
import { actorOf, eventOf, startTestMailServer, startTestService, TEST_UNIT, testClock } from '@portal/test-kit';
import { createNotificationRepository } from '../notifications/notification.repository';
import { createNotificationService } from '../notifications/notification.service';
import { createPersonRepository } from '../people/person.repository';
import { createPersonService } from '../people/person.service';
import { createSequenceRepository } from '../stream/sequence.repository';
import { activityService } from '../index';
import { createDigestRepository } from './digest.repository';
import { createDigestService } from './digest.service';

type Activity = Awaited<ReturnType<typeof start>>;

const PREFERENCES = '/api/notifications/preferences';
const HOUR_MS = 3_600_000;
const ORIGIN = 'https://portal.example.edu';
const student = (number: number) =>
  actorOf('STUDENT', {
    userId: `bbbbbbbbbbbbbbbbbbbb${String(number).padStart(4, '0')}`,
    username: `student.${number}@example.edu`,
  });
const asha = student(1);

/** Wednesday, three in the afternoon at the institute. */
const clock = testClock('2026-11-18T09:30:00Z');
let mailServer: TestMailServer;
let activity: Activity;

const start = (more: Parameters<typeof startTestService>[1] = {}) =>
  startTestService(activityService, {
    clock,
    env: { SMTP_URL: mailServer.url, PUBLIC_ORIGIN: ORIGIN, DIGESTS_EVERY_MS: '3600000' },
    ...more,
  });

beforeEach(async () => {
  clock.set('2026-11-18T09:30:00Z');
  mailServer = await startTestMailServer();
  activity = await start();
});
afterEach(async () => {
  await activity.stop();
  await mailServer.stop();
});

async function register({ userId, username, name, role }: typeof asha): Promise<void> {
  await activity.deliver(eventOf('auth.account.registered.v1', { version: 1, userId, username, name, role }));
}

/** A notification without a letter of its own. */
const joined = (userId: string, eventTitle: string) =>
  activity.deliver(
    eventOf('events.registration.joined.v1', {
      registrationId: 'dddddddddddddddddddddd01',
      userId,
      status: 'waiting',
      eventId: '0123456789abcdef01234567',
      eventTitle,
      unit: TEST_UNIT,
      schedule: { start: null, end: null, venue: '' },
    }),
  );
const choose = (as: As, digest: string) => activity.request(as, 'PUT', PREFERENCES, { digest });
const readAll = (as: As) => activity.request(as, 'POST', '/api/notifications/read', {});
async function letters() {
  await activity.flush();
  return mailServer.emails;
}

describe('the digest', () => {
  beforeEach(() => register(asha));

  it('goes to nobody who has not asked for it', async () => {
    expect((await activity.request(asha, 'GET', PREFERENCES)).body).toMatchObject({ digest: 'off' });
    await joined(asha.userId, 'Git Clinic');
    clock.advance(24 * HOUR_MS);
    expect(await activity.useCases.enqueueDigests()).toBe(0);
    expect(await letters()).toEqual([]);
  });

  it('tells at seven what was not read since the last one, and nothing of before it was chosen', async () => {
    await joined(asha.userId, 'Long Ago');
    expect((await choose(asha, 'daily')).body).toMatchObject({ digest: 'daily' });
    await joined(asha.userId, 'Git Clinic');
    await joined(asha.userId, 'Concert <b>');
    clock.set('2026-11-19T01:29:00Z');
    expect(await activity.useCases.enqueueDigests()).toBe(0);
    clock.set('2026-11-19T01:30:00Z');
    expect(await activity.useCases.enqueueDigests()).toBe(1);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: asha.username, subject: '2 unread notifications' });
    const text = letter?.text.replace(/\s+/g, ' ') ?? '';
    expect(text).toContain(
      "• You're on the waiting list for Concert <b>. • You're on the waiting list for Git Clinic.",
    );
    expect(text).not.toContain('Long Ago');
    expect(text).toContain(`${ORIGIN}/notifications`);
    expect(text).toContain(`${ORIGIN}/settings`);
    expect(letter?.html).toContain('Concert &lt;b&gt;');
  });

  it('comes once a day, and not at all when nothing new is unread', async () => {
    await choose(asha, 'daily');
    await joined(asha.userId, 'Git Clinic');
    clock.advance(24 * HOUR_MS);
    for (let turn = 0; turn < 3; turn += 1) await activity.useCases.enqueueDigests();
    expect(await letters()).toHaveLength(1);
    clock.advance(24 * HOUR_MS);
    await activity.useCases.enqueueDigests();
    await joined(asha.userId, 'Concert');
    await readAll(asha);
    clock.advance(24 * HOUR_MS);
    expect(await activity.useCases.enqueueDigests()).toBe(0);
    expect(await letters()).toHaveLength(1);
  });

  it('comes on Mondays to those who want it weekly', async () => {
    await choose(asha, 'daily');
    await choose(asha, 'weekly');
    await joined(asha.userId, 'Git Clinic');
    clock.set('2026-11-22T20:00:00Z');
    expect(await activity.useCases.enqueueDigests()).toBe(0);
    clock.set('2026-11-23T01:30:00Z');
    expect(await activity.useCases.enqueueDigests()).toBe(1);
    expect(await letters()).toHaveLength(1);
  });

  it('is written when it is sent: what was read meanwhile is left out, and nobody who switched it off gets it', async () => {
    const ravi = student(2);
    await register(ravi);
    for (const person of [asha, ravi]) {
      await choose(person, 'daily');
      await joined(person.userId, 'Git Clinic');
    }
    clock.advance(24 * HOUR_MS);
    await mailServer.stop();
    expect(await activity.useCases.enqueueDigests()).toBe(2);
    await activity.flush();
    await readAll(asha);
    await choose(ravi, 'off');
    await mailServer.start();
    clock.advance(HOUR_MS);
    expect(await letters()).toEqual([]);
  });
});

describe('with many people', () => {
  const MANY = 40;

  /** Copies of one: publishing and asking person by person is not what is tested here. */
  beforeEach(async () => {
    await register(asha);
    await choose(asha, 'daily');
    await joined(asha.userId, 'Git Clinic');
    const { connection } = activity.store;
    for (const [name, ownerOf] of [
      ['people', (_id: string) => ({ _id, username: `${_id}@example.edu` })],
      ['digests', (_id: string) => ({ _id })],
      ['notifications', (userId: string) => ({ _id: `of ${userId}`, userId })],
    ] as const) {
      const rows = connection.collection<{ _id: string }>(name);
      const one = await rows.findOne({});
      const others = Array.from({ length: MANY - 1 }, (_, number) => student(number + 2).userId);
      await rows.insertMany(others.map((id) => ({ ...one, ...ownerOf(id) })));
    }
    clock.advance(24 * HOUR_MS);
  });

  /** The same work over the same store, whose transactions end after so many. */
  function dyingAfter(transactions: number) {
    const { store } = activity;
    const { connection } = store;
    const transaction = createTransaction(connection);
    const sequence = createSequenceRepository(store, 'notifications');
    const repository = createNotificationRepository(store, sequence);
    let left = transactions;
    return createDigestService({
      repository: createDigestRepository(store),
      notifications: createNotificationService({ repository, sequence, transaction, clock }),
      people: createPersonService({ repository: createPersonRepository(store) }),
      mails: createMails({ connection, clock }),
      clock,
      settings: defaultInstituteSettings,
      publicOrigin: ORIGIN,
      transaction: (work) =>
        transaction(async (session) => {
          const result = await work(session);
          if (left === 0) throw new Error('killed');
          left -= 1;
          return result;
        }),
    });
  }

  it('each gets one letter, also from two instances at once after a third was killed', async () => {
    await expect(dyingAfter(10).enqueueDue()).rejects.toThrow('killed');
    const bus = createInProcessBus();
    const other = await start({ bus, database: activity.database });
    const enqueued = await Promise.all([activity.useCases.enqueueDigests(), other.useCases.enqueueDigests()]);
    expect(enqueued[0] + enqueued[1]).toBe(MANY - 10);
    await other.flush();
    const addresses = (await letters()).map(({ to }) => to);
    expect(addresses).toHaveLength(MANY);
    expect(new Set(addresses).size).toBe(MANY);
    await other.stop();
    await bus.close();
  });
});
