import type { CloudEvent, EventChange, EventName } from '@portal/contracts';
import { createInProcessBus } from '@portal/service-kit';
import { eventFixtures, eventOf, startTestService, TEST_UNIT, testClock, type TestService } from '@portal/test-kit';
import { campusEvent, idOf } from '../../testing/fixtures';
import type { Watching } from '../../testing/streams';
import { leaveAll, ready, until, watch } from '../../testing/streams';
import { activityService } from '../index';

/** Every event that changes what pages show of a campus event or of what waits for officers, and in what. */
const KINDS: { [N in EventName]?: EventChange['kind'] } = {
  'events.event.created.v1': 'event',
  'events.event.changed.v1': 'event',
  'events.event.status-changed.v1': 'event',
  'events.registration.joined.v1': 'registrations',
  'events.registration.left.v1': 'registrations',
  'events.registration.promoted.v1': 'registrations',
  'events.registration.checked-in.v1': 'registrations',
  'events.registration.check-in-undone.v1': 'registrations',
  'events.room-request.submitted.v1': 'room-requests',
  'events.room-request.approved.v1': 'room-requests',
  'events.room-request.rejected.v1': 'room-requests',
  'events.room-request.withdrawn.v1': 'room-requests',
  'events.room-request.released.v1': 'room-requests',
  'feedback.feedback.resolved.v1': 'pending',
  'records.skill.added.v1': 'pending',
  'records.skill.endorsed.v1': 'pending',
  'records.skill.returned.v1': 'pending',
  'records.user-skill.claimed.v1': 'pending',
  'records.user-skill.changed.v1': 'pending',
  'records.user-skill.endorsed.v1': 'pending',
  'records.user-skill.returned.v1': 'pending',
  'records.user-skill.endorsement-withdrawn.v1': 'pending',
  'records.user-skill.withdrawn.v1': 'pending',
  'org.holder.claimed.v1': 'pending',
  'org.holder.confirmed.v1': 'pending',
  'org.holder.refused.v1': 'pending',
  'org.holder.removed.v1': 'pending',
  'records.achievement.added.v1': 'achievements',
  'records.achievement.changed.v1': 'achievements',
  'records.achievement.verified.v1': 'achievements',
  'records.achievement.returned.v1': 'achievements',
  'records.achievement.verification-withdrawn.v1': 'achievements',
  'records.achievement.withdrawn.v1': 'achievements',
};

const clock = testClock();
let service: TestService;
beforeEach(async () => {
  service = await startTestService(activityService, { clock });
});
afterEach(async () => {
  leaveAll();
  await service.stop();
});

async function open(after?: string, on = service, as: Parameters<typeof watch>[1] = 'STUDENT') {
  const stream = await watch<EventChange>(on, as, { path: '/api/event-changes/stream', lastEventId: after });
  await ready(stream);
  return stream;
}

const changesIn = ({ received }: Watching<EventChange>) => received.slice(1).map(({ data }) => data);
const last = ({ received }: Watching<EventChange>) => received.at(-1);
const joined = (number: number) =>
  eventOf('events.registration.joined.v1', {
    registrationId: idOf(300 + number),
    userId: idOf(500 + number),
    status: 'registered',
    eventId: idOf(1),
    eventTitle: 'Git Clinic',
    unit: TEST_UNIT,
    schedule: { start: null, end: null, venue: '' },
  });

function campusEventOf({ data }: CloudEvent): string | undefined {
  const { eventId, event } = data as { eventId?: string; event?: { id: string } };
  return eventId ?? event?.id;
}

describe('the stream of changed events', () => {
  it('tells of every change of an event and of what waits for officers, and of nothing else', async () => {
    const stream = await open();
    const expected: EventChange[] = [];
    for (const event of eventFixtures) {
      await service.deliver(event);
      const kind = KINDS[event.type];
      const eventId = kind === 'pending' ? undefined : campusEventOf(event);
      if (!kind) continue;
      expected.push({ eventId, kind });
      await until(() => changesIn(stream).length >= expected.length, `${event.type} is told`);
    }
    expect(changesIn(stream)).toEqual(expected);
    expect(new Set(stream.received.slice(1).map(({ event }) => event))).toEqual(new Set(['event-change']));
    expect(new Set(Object.keys(KINDS))).toEqual(
      new Set(eventFixtures.map(({ type }) => type).filter((type) => KINDS[type])),
    );
  });

  it('tells everybody who is signed in the same', async () => {
    const streams = await Promise.all(
      (['STUDENT', 'CLUB_COORDINATOR', 'GENSEC_SPORTS', 'PRESIDENT'] as const).map((as) =>
        open(undefined, service, as),
      ),
    );
    await service.deliver(campusEvent(1, 'Git Clinic'));
    await until(() => streams.every((stream) => changesIn(stream).length === 1), 'all are told');
    for (const stream of streams) expect(changesIn(stream)).toEqual([{ eventId: idOf(1), kind: 'event' }]);
  });

  it('tells who comes back only of the last of many changes', async () => {
    const stream = await open();
    await service.deliver(campusEvent(1, 'Git Clinic'));
    await until(() => changesIn(stream).length === 1, 'the event is told');
    stream.leave();
    for (let number = 1; number <= 10; number += 1) await service.deliver(joined(number));
    await service.deliver(campusEvent(2, 'Concert'));
    const back = await open(last(stream)?.id);
    await until(() => changesIn(back).length >= 2, 'what was missed is told');
    expect(back.received.slice(1)).toEqual([
      { id: '11', event: 'event-change', data: { eventId: idOf(1), kind: 'registrations' } },
      { id: '12', event: 'event-change', data: { eventId: idOf(2), kind: 'event' } },
    ]);
  });

  it('has one row for each event and kind', async () => {
    for (let number = 1; number <= 10; number += 1) await service.deliver(joined(number));
    await service.deliver(campusEvent(1, 'Git Clinic'));
    const rows = service.store.connection.collection('event_changes');
    expect(await rows.countDocuments()).toBe(2);
  });

  it('ends with the same change on two instances that write at once', async () => {
    const bus = createInProcessBus();
    const other = await startTestService(activityService, { clock, bus, database: service.database });
    const [here, there] = [await open(), await open(undefined, other)];
    await Promise.all(
      Array.from({ length: 20 }, (_, number) => (number % 2 ? service : other).deliver(joined(number))),
    );
    await until(() => [here, there].every((stream) => last(stream)?.id === '20'), 'both have the last');
    for (const { received } of [here, there]) {
      const offsets = received.map(({ id }) => Number(id));
      expect(offsets).toEqual([...new Set(offsets)].toSorted((a, b) => a - b));
    }
    there.leave();
    await other.stop();
    await bus.close();
  });
});
