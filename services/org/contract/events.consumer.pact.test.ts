import { EVENT_CATEGORIES, EVENT_STATUSES } from '@portal/contracts';
import { instant, integer, objectId, oneOf, string } from '@portal/test-kit/pacts';
import { messagesOf } from '@portal/test-kit/pacts/messages';
import { keptRows } from './kept-rows';

const eventId = 'bbbbbbbbbbbbbbbbbbbbbb01';
const unitId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const events = messagesOf(import.meta);

describe('what org needs of events', () => {
  it.each(['events.event.created.v1', 'events.event.changed.v1', 'events.event.status-changed.v1'] as const)(
    'is the whole event with its version, from %s',
    async (type) => {
      const { subscriptions, stored } = keptRows();
      const data = {
        version: integer(1),
        eventId: objectId(eventId),
        title: string('Git Clinic'),
        status: oneOf(EVENT_STATUSES, 'planned'),
        category: oneOf(EVENT_CATEGORIES, 'technical'),
        start: instant('2026-12-01T10:00:00.000Z'),
        venue: string('Lab 2'),
        unit: { id: objectId(unitId) },
        createdAt: instant('2026-11-21T06:00:00.000Z'),
      };
      await events.sends(type, { data }, subscriptions);
      expect(stored).toEqual([
        {
          _id: eventId,
          version: 1,
          unitId,
          title: 'Git Clinic',
          status: 'planned',
          category: 'technical',
          start: new Date('2026-12-01T10:00:00.000Z'),
          venue: 'Lab 2',
          createdAt: new Date('2026-11-21T06:00:00.000Z'),
        },
      ]);
    },
  );

  it.each([
    ['events.room-request.submitted.v1', 'Pending', 1],
    ['events.room-request.approved.v1', 'Approved', 2],
    ['events.room-request.rejected.v1', 'Rejected', 2],
    ['events.room-request.withdrawn.v1', 'Withdrawn', 3],
    ['events.room-request.released.v1', 'Withdrawn', 3],
  ] as const)('is the whole room request, from %s', async (type, status, version) => {
    const { subscriptions, stored } = keptRows();
    const requestId = 'cccccccccccccccccccccc01';
    const data = {
      requestId: objectId(requestId),
      eventId: objectId(eventId),
      eventTitle: string('Git Clinic'),
      unit: { id: objectId(unitId) },
      room: string('L-101'),
      date: string('2026-12-01'),
      time: string('10:00'),
      endTime: string('11:00'),
    };
    await events.sends(type, { data }, subscriptions);
    const { requestId: _, unit: __, ...whole } = data;
    expect(Object.keys(stored[0] ?? {}).toSorted()).toEqual(
      ['_id', 'status', 'unitId', 'version', ...Object.keys(whole)].toSorted(),
    );
    expect(stored).toMatchObject([
      { _id: requestId, version, status, unitId, eventId, room: 'L-101', date: '2026-12-01', time: '10:00' },
    ]);
  });
});
