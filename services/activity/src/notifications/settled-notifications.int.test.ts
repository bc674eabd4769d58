import type { CloudEvent, NotificationAnswer } from '@portal/contracts';
import type { As, TestService } from '@portal/test-kit';
import { actorOf, eventOf, startTestService, TEST_UNIT } from '@portal/test-kit';
import { idOf } from '../../testing/fixtures';
import { roomRequestData } from '../../testing/room-request';
import { activityService } from '../index';

const [kavya, meera] = [
  actorOf('PRESIDENT', { userId: idOf(11), name: 'Kavya Iyer' }),
  actorOf('PRESIDENT', { userId: idOf(12), name: 'Meera Das' }),
];
const secretary = actorOf('GENSEC_SCITECH', { userId: idOf(13) });
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();

let service: TestService;
beforeEach(async () => {
  service = await startTestService(activityService);
  for (const { userId, username, name, role } of [kavya, meera, secretary])
    await service.deliver(eventOf('auth.account.registered.v1', { version: 1, userId, username, name, role }));
});
afterEach(() => service.stop());

const list = async (as: As, query = '') =>
  (await service.request<NotificationAnswer[]>(as, 'GET', `/api/notifications${query}`)).body;
const unread = async (as: As) => (await list(as, '?unread=yes')).map(({ timestamp }) => timestamp);
const deliver = async (...events: readonly CloudEvent[]) => {
  for (const event of events) await service.deliver(event);
};

type RoomEvent =
  | 'events.room-request.submitted.v1'
  | 'events.room-request.approved.v1'
  | 'events.room-request.rejected.v1'
  | 'events.room-request.withdrawn.v1';
function roomEvent(type: RoomEvent, number: number, minute: number): CloudEvent {
  const requestId = idOf(number);
  return eventOf(type, { ...roomRequestData, requestId }, { subject: requestId, time: at(minute) });
}

type HolderEvent =
  'org.holder.claimed.v1' | 'org.holder.refused.v1' | 'org.holder.confirmed.v1' | 'org.holder.removed.v1';
function holderEvent(type: HolderEvent, minute: number, number = 200): CloudEvent {
  const holderId = idOf(number);
  const data = {
    version: minute + 1,
    holderId,
    code: 'POR-2026-0001',
    userId: idOf(14),
    name: 'Asha Nair',
    position: { id: idOf(201), title: 'Web Lead' },
    unit: TEST_UNIT,
    tenureYear: '2026-2027',
    status: 'active',
    confirmation: 'awaiting',
    reason: 'Which year?',
  } as const;
  return eventOf(type, data, { subject: holderId, time: at(minute) });
}

describe('what asks officers for a decision', () => {
  it.each(['approved', 'rejected'] as const)('is read by all who were asked once a request is %s', async (decision) => {
    const submitted = 'events.room-request.submitted.v1';
    await deliver(roomEvent(submitted, 1, 0), roomEvent(submitted, 2, 1));
    expect(await unread(kavya)).toEqual([at(1), at(0)]);
    await deliver(roomEvent(`events.room-request.${decision}.v1`, 1, 2));
    expect([await unread(kavya), await unread(meera)]).toEqual([[at(1)], [at(1)]]);
    const marks = await service.store.connection.collection('notification_marks').find().toArray();
    expect(marks.map(({ userId }): unknown => userId).toSorted()).toEqual([kavya.userId, meera.userId]);
    const [, decided] = await list(kavya);
    expect(marks.find(({ userId }) => userId === kavya.userId)).toMatchObject({ ids: [decided?._id] });
  });

  it('is read once the request is withdrawn, and what says so is not', async () => {
    await deliver(roomEvent('events.room-request.submitted.v1', 1, 0));
    await deliver(roomEvent('events.room-request.withdrawn.v1', 1, 1));
    expect(await unread(kavya)).toEqual([at(1)]);
  });

  it('is read when two instances hear of a claim and of its removal at the same time', async () => {
    const other = await startTestService(activityService, { database: service.database });
    const numbers = Array.from({ length: 20 }, (_, index) => index + 300);
    await Promise.all(
      numbers.flatMap((number) => [
        service.deliver(holderEvent('org.holder.claimed.v1', 0, number)),
        other.deliver(holderEvent('org.holder.removed.v1', 1, number)),
      ]),
    );
    await other.stop();
    expect(await list(secretary)).toHaveLength(numbers.length);
    expect(await unread(secretary)).toEqual([]);
  });

  it('is unread again when it is asked again, whatever comes first', async () => {
    const events = [
      holderEvent('org.holder.claimed.v1', 0),
      holderEvent('org.holder.refused.v1', 1),
      holderEvent('org.holder.claimed.v1', 2),
    ];
    await deliver(...events);
    expect(await unread(secretary)).toEqual([at(2)]);
    await service.store.connection.collection('notifications').deleteMany({});
    await service.store.connection.collection('inbox').deleteMany({});
    await deliver(...events.toReversed());
    expect(await unread(secretary)).toEqual([at(2)]);
    await deliver(holderEvent('org.holder.confirmed.v1', 3));
    expect(await unread(secretary)).toEqual([]);
  });
});
