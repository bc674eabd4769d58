import path from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import type { CloudEvent } from '@portal/contracts';
import { EVENT_CATEGORIES, EVENT_STATUSES } from '@portal/contracts';
import type { NamedHandler, Session } from '@portal/service-kit';
import type { CampusEvent } from '../src/campus-events/campus-event.domain';
import type { CampusEventRepository } from '../src/campus-events/campus-event.repository';
import { createCampusEventService } from '../src/campus-events/campus-event.service';
import { orgSubscriptions } from '../src/subscriptions';

const { datetime, integer, regex, string } = MatchersV3;
const eventId = 'bbbbbbbbbbbbbbbbbbbbbb01';
const unitId = 'aaaaaaaaaaaaaaaaaaaaaa01';

describe('what org needs of events', () => {
  const pact = new PactV4({
    consumer: 'org',
    provider: 'events',
    dir: path.resolve(import.meta.dirname, '../../../pacts'),
    logLevel: 'error',
  });

  it.each(['events.event.created.v1', 'events.event.status-changed.v1'] as const)(
    'is the whole event with its version, from %s',
    async (type) => {
      const stored: CampusEvent[] = [];
      const repository: Pick<CampusEventRepository, 'upsertIfNewer'> = {
        upsertIfNewer: async (event) => void stored.push(event),
      };
      const campusEvents = createCampusEventService({
        repository: repository as CampusEventRepository,
        clock: { now: () => new Date() },
      });
      await pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => {
          message.withJSONContent({
            type,
            data: {
              version: integer(1),
              eventId: regex(/^[0-9a-f]{24}$/, eventId),
              title: string('Git Clinic'),
              status: regex(EVENT_STATUSES.join('|'), 'planned'),
              category: regex(EVENT_CATEGORIES.join('|'), 'technical'),
              start: datetime("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", '2026-12-01T10:00:00.000Z'),
              venue: string('Lab 2'),
              unit: { id: regex(/^[0-9a-f]{24}$/, unitId) },
              createdAt: datetime("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", '2026-11-21T06:00:00.000Z'),
            },
          });
        })
        .executeTest(async ({ contents }) => {
          const event = contents.content as unknown as CloudEvent<'events.event.created.v1'>;
          const handlers = orgSubscriptions(campusEvents)[type] as readonly NamedHandler[];
          for (const { handle } of handlers) await handle(event, {} as Session);
        });
      expect(stored).toEqual([
        {
          id: eventId,
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
