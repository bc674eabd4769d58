import path from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import type { CloudEvent } from '@portal/contracts';
import { UNIT_CATEGORIES } from '@portal/contracts';
import type { NamedHandler, Session } from '@portal/service-kit';
import { feedbackSubscriptions } from '../src/subscriptions';

const { boolean, datetime, integer, regex, string, uuid } = MatchersV3;
const id = (example: string) => regex(/^[0-9a-f]{24}$/, example);
const unitId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const eventId = 'bbbbbbbbbbbbbbbbbbbbbb01';
const positionId = 'dddddddddddddddddddddd01';
const userId = 'cccccccccccccccccccccc01';
const category = regex(UNIT_CATEGORIES.join('|'), 'scitech');

/** What is kept of whom and what feedback can be about. */
const needs = [
  {
    source: 'auth',
    type: 'auth.account.registered.v1',
    data: { version: integer(1), userId: id(userId), username: string('asha@example.edu'), name: string('Asha Rao') },
    kept: { userId, username: 'asha@example.edu', name: 'Asha Rao' },
  },
  {
    source: 'org',
    type: 'org.unit.created.v1',
    data: { version: integer(1), unitId: id(unitId), name: string('Coding Club'), category, active: boolean(true) },
    kept: { unitId, name: 'Coding Club', active: true },
  },
  ...(['created', 'changed', 'removed'] as const).map((step) => ({
    source: 'org' as const,
    type: `org.position.${step}.v1` as const,
    data: {
      version: integer(1),
      positionId: id(positionId),
      title: string('Web Lead'),
      unit: { id: id(unitId), name: string('Coding Club'), category },
    },
    kept: { positionId, title: 'Web Lead', unit: { name: 'Coding Club' } },
  })),
  {
    source: 'events',
    type: 'events.event.created.v1',
    data: {
      version: integer(1),
      eventId: id(eventId),
      title: string('Git Clinic'),
      unit: { id: id(unitId), name: string('Coding Club'), category },
    },
    kept: { eventId, title: 'Git Clinic', unit: { name: 'Coding Club' } },
  },
] as const;

describe('what feedback needs of the other services', () => {
  it.each(needs)('is what feedback can be about: $type', async ({ source, type, data, kept }) => {
    const pact = new PactV4({
      consumer: 'feedback',
      provider: source,
      dir: path.resolve(import.meta.dirname, '../../../pacts'),
      logLevel: 'error',
    });
    const seen: object[] = [];
    const subscriptions = feedbackSubscriptions({ applyEvent: async (event) => void seen.push(event.data) });
    const handlers = subscriptions[type] as readonly NamedHandler[];
    const message = {
      specversion: '1.0',
      id: uuid(),
      source: `/services/${source}`,
      type,
      time: datetime("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", '2026-11-21T06:00:00.000Z'),
      data,
    };
    await pact
      .addAsynchronousInteraction()
      .expectsToReceive(type, (builder) => {
        builder.withJSONContent(message);
      })
      .executeTest(async ({ contents }) => {
        for (const { handle } of handlers) await handle(contents.content as unknown as CloudEvent, {} as Session);
      });
    expect(seen).toMatchObject([kept]);
  });
});
