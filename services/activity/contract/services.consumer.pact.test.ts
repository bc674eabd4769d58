import path from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import type { CloudEvent, EventName } from '@portal/contracts';
import { EVENT_CATEGORIES, EVENT_STATUSES, UNIT_CATEGORIES } from '@portal/contracts';
import type { NamedHandler, Session } from '@portal/service-kit';
import type { FeedService, Telling } from '../src/feed/service';
import { activitySubscriptions } from '../src/subscriptions';

const { datetime, regex, string, uuid } = MatchersV3;
const objectId = (example: string) => regex(/^[0-9a-f]{24}$/, example);
const oneOf = (values: readonly string[], example: string) => regex(values.join('|'), example);

const eventId = 'bbbbbbbbbbbbbbbbbbbbbb01';
const unitId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const actor = { _id: objectId('cccccccccccccccccccccc01'), name: string('Coding Club') };
const unit = { id: objectId(unitId), name: string('Coding Club'), category: oneOf(UNIT_CATEGORIES, 'scitech') };
const campusEvent = {
  eventId: objectId(eventId),
  title: string('Git Clinic'),
  category: oneOf(EVENT_CATEGORIES, 'technical'),
  venue: string('Lab 2'),
  unit,
};
const roomRequest = {
  requestId: objectId('dddddddddddddddddddddd01'),
  eventId: objectId(eventId),
  eventTitle: string('Git Clinic'),
  room: string('Senate Hall'),
  unit,
};

/** What the feed reads of each event, and the sentence that the example becomes. */
const needs: { source: string; type: EventName; data: object; actor?: object; sentence: string }[] = [
  {
    source: 'events',
    type: 'events.event.created.v1',
    data: campusEvent,
    actor,
    sentence: 'Coding Club created Git Clinic',
  },
  {
    source: 'events',
    type: 'events.event.status-changed.v1',
    data: { ...campusEvent, status: oneOf(EVENT_STATUSES, 'cancelled') },
    sentence: 'Git Clinic was cancelled',
  },
  ...(['submitted', 'approved', 'rejected'] as const).map((step) => ({
    source: 'events',
    type: `events.room-request.${step}.v1` as const,
    data: roomRequest,
    actor,
    sentence: `Coding Club ${step === 'submitted' ? 'requested' : step} Senate Hall for Git Clinic`,
  })),
  {
    source: 'org',
    type: 'org.unit.created.v1',
    data: { unitId: objectId(unitId), name: string('Robotics Club'), category: oneOf(UNIT_CATEGORIES, 'scitech') },
    actor,
    sentence: 'Coding Club created the unit Robotics Club',
  },
];

describe.each(['events', 'org'])('what activity needs of %s', (provider) => {
  const pact = new PactV4({
    consumer: 'activity',
    provider,
    dir: path.resolve(import.meta.dirname, '../../../pacts'),
    logLevel: 'error',
  });

  it.each(needs.filter(({ source }) => source === provider))('is told by $type', async (need) => {
    const told: Telling[] = [];
    const feed = { record: async (_event, telling) => void told.push(telling) } as Pick<FeedService, 'record'>;
    const others = { people: { keep: async () => undefined }, reviewMails: { tell: async () => undefined } };
    const [handler] = activitySubscriptions({ feed, ...others })[need.type] as NamedHandler[];
    await pact
      .addAsynchronousInteraction()
      .expectsToReceive(need.type, (message) => {
        message.withJSONContent({
          id: uuid(),
          type: need.type,
          time: datetime("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", '2026-11-21T06:00:00.000Z'),
          ...(need.actor && { actor: need.actor }),
          data: need.data,
        } as Parameters<typeof message.withJSONContent>[0]);
      })
      .executeTest(async ({ contents }) => {
        await handler?.handle(contents.content as unknown as CloudEvent, {} as Session);
      });
    expect(told.map(({ description }) => description)).toEqual([need.sentence]);
  });
});
