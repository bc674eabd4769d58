import { createTransaction } from '@portal/service-kit';
import { startTestService, type TestService } from '@portal/test-kit';
import { idOf, NOW } from '../../testing/fixtures';
import { activityService } from '../index';
import { createSequenceRepository } from '../stream/sequence.repository';
import type { Notification } from './notification.domain';
import { createNotificationRepository, type NotificationRepository } from './notification.repository';

const [asha, ravi] = [idOf(800), idOf(801)];
const at = new Date(NOW);
const all = { after: 0, upTo: 99 };
const notification = (number: number, userId = asha): Notification => ({
  id: idOf(number),
  userId,
  kind: 'registered',
  description: `Notification ${number}`,
  link: '/events',
  at: new Date(at.getTime() - number),
  read: false,
});

let activity: TestService;
let notifications: NotificationRepository;
beforeEach(async () => {
  activity = await startTestService(activityService);
  const sequence = createSequenceRepository(activity.store, 'notifications');
  notifications = createNotificationRepository(activity.store, sequence);
});
afterEach(() => activity.stop());

const within: ReturnType<typeof createTransaction> = (work) => createTransaction(activity.store.connection)(work);
const add = (...given: Notification[]) =>
  within(async (session) => {
    for (const each of given) await notifications.addIfNew(each, session);
  });
const markRead = (userId: string, ids?: string[]) =>
  within((session) => notifications.markRead(userId, ids, { at, session }));
const unread = async (userId = asha) =>
  (await notifications.list({ userId, unread: true }, { limit: 5 })).items.map(({ id }) => id);

describe('stored notifications', () => {
  it('are added once, and stay read', async () => {
    await add(notification(1), notification(2));
    await markRead(asha, [idOf(1)]);
    await add(notification(1), notification(3));
    expect(await unread()).toEqual([idOf(2), idOf(3)]);
    const { items } = await notifications.list({ userId: asha, unread: false }, { limit: 5 });
    expect(items).toEqual([{ ...notification(1), read: true }, notification(2), notification(3)]);
    // One that was there already leaves an offset out.
    expect(await notifications.countUnread(asha, { after: 1, upTo: 5 })).toBe(2);
    await add();
    await add(notification(2));
    await add(notification(4));
    expect((await notifications.findAfter(5, { kind: 'own', userId: asha }, 5)).map(({ offset }) => offset)).toEqual([
      7,
    ]);
  });

  it('are counted and named where they are unread, of the person and the range, the last first', async () => {
    await add(notification(3), notification(2), notification(1), notification(4));
    await add(notification(5, ravi));
    await markRead(asha, [idOf(1)]);
    expect(await notifications.countUnread(asha, all)).toBe(3);
    expect(await notifications.countUnread(asha, { after: 1, upTo: 2 })).toBe(1);
    expect(await notifications.findUnread(asha, all, 5)).toEqual([4, 2, 3].map((number) => `Notification ${number}`));
    expect(await notifications.findUnread(asha, all, 1)).toEqual(['Notification 4']);
    await add(notification(6));
    expect(await within((session) => notifications.countUnread(asha, all, session))).toBe(4);
  });

  it('are marked read where they are named and the person’s own, or all', async () => {
    await add(notification(1), notification(2), notification(3), notification(4, ravi));
    await markRead(asha, [idOf(1), idOf(4)]);
    expect([await unread(), await unread(ravi)]).toEqual([[idOf(2), idOf(3)], [idOf(4)]]);
    await markRead(asha);
    expect([await unread(), await unread(ravi)]).toEqual([[], [idOf(4)]]);
  });
});

describe('the log of notifications', () => {
  const own = { kind: 'own', userId: asha } as const;
  const log = async (after: number, limit = 9) =>
    (await notifications.findAfter(after, own, limit)).map((item) =>
      'read' in item ? [item.offset, item.read] : [item.offset, item.notification.id],
    );

  it('holds what was added and what was marked read, in the order of both', async () => {
    await add(notification(2), notification(1));
    await markRead(asha, [idOf(1), idOf(99)]);
    await add(notification(3), notification(4, ravi));
    await markRead(asha);
    await markRead(asha);
    await markRead(ravi);
    const whole = [
      [1, idOf(2)],
      [2, idOf(1)],
      [3, [idOf(1)]],
      [4, idOf(3)],
      [6, 'all'],
    ];
    expect(await log(0)).toEqual(whole);
    expect(await log(2)).toEqual(whole.slice(2));
    expect(await log(0, 3)).toEqual(whole.slice(0, 3));
    expect(await log(7)).toEqual([]);
    const [first] = await notifications.findAfter(0, own, 1);
    expect(first).toMatchObject({ ownerId: asha, notification: { ...notification(2), read: true } });
    expect(await notifications.findAfter(2, own, 1)).toMatchObject([{ ownerId: asha, read: [idOf(1)] }]);
  });
});
