import { createTransaction } from '@portal/service-kit';
import { planOf, startTestService, type TestService } from '@portal/test-kit';
import { idOf } from '../../testing/fixtures';
import { activityService } from '../index';
import { createSequenceRepository } from '../stream/sequence.repository';
import { createEventChangeRepository, type EventChangeRepository } from './event-change.repository';

const event = { eventId: idOf(1), kind: 'event' } as const;
const registrations = { eventId: idOf(1), kind: 'registrations' } as const;
const other = { eventId: idOf(2), kind: 'event' } as const;

describe('stored changes of events', () => {
  let activity: TestService;
  let changes: EventChangeRepository;
  beforeEach(async () => {
    activity = await startTestService(activityService);
    changes = createEventChangeRepository(activity.store, createSequenceRepository(activity.store, 'event_changes'));
  });
  afterEach(() => activity.stop());

  const save = (...given: Parameters<EventChangeRepository['save']>[0][]) =>
    createTransaction(activity.store.connection)(async (session) => {
      for (const change of given) await changes.save(change, session);
    });

  it('are read after an offset in the order of the last change of each event and kind', async () => {
    await save(event, registrations, other, event);
    expect(await changes.findAfter(0, 5)).toEqual([
      { ...registrations, offset: 2 },
      { ...other, offset: 3 },
      { ...event, offset: 4 },
    ]);
    expect(await changes.findAfter(0, 2)).toHaveLength(2);
    expect(await changes.findAfter(3, 5)).toEqual([{ ...event, offset: 4 }]);
    expect(await changes.findAfter(4, 5)).toEqual([]);
  });

  it('have one row for what belongs to no event', async () => {
    const ofMeetings = { kind: 'room-requests' } as const;
    await save(ofMeetings, { ...ofMeetings, eventId: idOf(1) }, ofMeetings);
    expect(await changes.findAfter(0, 5)).toEqual([
      { ...ofMeetings, eventId: idOf(1), offset: 2 },
      { ...ofMeetings, offset: 3 },
    ]);
  });

  it('are found by their index', async () => {
    const found = activity.store.connection.collection('event_changes').find({ position: { $gt: 1 } });
    const plan = await planOf(found.sort({ position: 1 }));
    if (plan) expect(plan).toEqual({ stages: ['IXSCAN'], index: 'position_1' });
  });
});
