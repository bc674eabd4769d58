import path from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import type { CloudEvent, EventData } from '@portal/contracts';
import { UNIT_CATEGORIES, UNIT_TYPES } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import { applyUnit } from '../src/directory/directory.handlers';

const { boolean, datetime, integer, regex, string, uuid } = MatchersV3;
const id = 'aaaaaaaaaaaaaaaaaaaaaa01';

describe('what events needs of org', () => {
  const pact = new PactV4({
    consumer: 'events',
    provider: 'org',
    dir: path.resolve(import.meta.dirname, '../../../pacts'),
    logLevel: 'error',
  });

  it('is the unit, with its version, when one was created', async () => {
    const kept: EventData<'org.unit.created.v1'>[] = [];
    const { handle } = applyUnit({ applyUnit: async (unit) => void kept.push(unit) });
    await pact
      .addAsynchronousInteraction()
      .expectsToReceive('org.unit.created.v1', (message) => {
        message.withJSONContent({
          specversion: '1.0',
          id: uuid(),
          source: '/services/org',
          type: 'org.unit.created.v1',
          time: datetime("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", '2026-11-21T06:00:00.000Z'),
          subject: regex(/^[0-9a-f]{24}$/, id),
          data: {
            version: integer(1),
            unitId: regex(/^[0-9a-f]{24}$/, id),
            name: string('Coding Club'),
            type: regex(UNIT_TYPES.join('|'), 'Club'),
            category: regex(UNIT_CATEGORIES.join('|'), 'scitech'),
            active: boolean(true),
          },
        });
      })
      .executeTest(async ({ contents }) => {
        await handle(contents.content as unknown as CloudEvent<'org.unit.created.v1'>, {} as Session);
      });
    expect(kept).toMatchObject([{ version: 1, unitId: id, name: 'Coding Club', category: 'scitech', active: true }]);
  });
});
