import { EVENT_CATEGORIES, EVENT_STATUSES } from '@portal/contracts';
import type { CopyRows } from '@portal/service-kit';
import { instant, integer, objectId, oneOf, string } from '@portal/test-kit/pacts';
import { messagesOf } from '@portal/test-kit/pacts/messages';
import type { CampusEventDocument } from '../src/campus-events/campus-event.model';
import { campusEventCopy } from '../src/campus-events/campus-event.repository';
import type { PersonDocument } from '../src/people/person.model';
import { personCopy } from '../src/people/person.repository';
import { orgSubscriptions } from '../src/subscriptions';

const eventId = 'bbbbbbbbbbbbbbbbbbbbbb01';
const unitId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const events = messagesOf(import.meta);

describe('what org needs of events', () => {
  it.each(['events.event.created.v1', 'events.event.changed.v1', 'events.event.status-changed.v1'] as const)(
    'is the whole event with its version, from %s',
    async (type) => {
      const stored: CampusEventDocument[] = [];
      const rows: Pick<CopyRows<CampusEventDocument>, 'upsertIfNewer'> = {
        upsertIfNewer: async (event) => stored.push(event) > 0,
      };
      const copy = campusEventCopy(rows as CopyRows<CampusEventDocument>);
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
      await events.sends(
        type,
        { data },
        orgSubscriptions({
          campusEvents: copy,
          people: personCopy({} as CopyRows<PersonDocument>, async () => undefined),
        }),
      );
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
});
