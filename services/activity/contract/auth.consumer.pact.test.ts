import path from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import type { CloudEvent, EventName } from '@portal/contracts';
import type { NamedHandler, Session } from '@portal/service-kit';
import { createAuditService } from '../src/audit/audit.service';
import type { AuditRow } from '../src/audit/audit.domain';
import { activitySubscriptions } from '../src/subscriptions';

const { datetime, integer, regex, string, uuid } = MatchersV3;
const userId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const objectId = (example: string) => regex(/^[0-9a-f]{24}$/, example);

/** What the audit tells the president of each: more than an example of it is read. */
const needs: { type: EventName; data: object; fields: object[] }[] = [
  { type: 'auth.session.started.v1', data: { way: string('password') }, fields: [{ field: 'way', value: 'password' }] },
  {
    type: 'auth.session.ended.v1',
    data: { reason: string('signed-out'), sessions: integer(1) },
    fields: [
      { field: 'reason', value: 'signed-out' },
      { field: 'sessions', value: 1 },
    ],
  },
  { type: 'auth.password.changed.v1', data: { way: string('changed') }, fields: [{ field: 'way', value: 'changed' }] },
  { type: 'auth.email.confirmed.v1', data: { way: string('link') }, fields: [{ field: 'way', value: 'link' }] },
];

describe('what activity needs of auth', () => {
  const pact = new PactV4({
    consumer: 'activity',
    provider: 'auth',
    dir: path.resolve(import.meta.dirname, '../../../pacts'),
    logLevel: 'error',
  });

  it.each(needs)('is published as $type with who it was, and in which request', async ({ type, data, fields }) => {
    const rows: AuditRow[] = [];
    const audit = createAuditService({
      repository: {
        addIfNew: async (row) => void rows.push(row),
        list: async () => ({ items: [], total: 0 }),
      },
      timeZone: 'Asia/Kolkata',
    });
    const [handler] = activitySubscriptions({ audit } as never)[type] as NamedHandler[];
    await pact
      .addAsynchronousInteraction()
      .expectsToReceive(type, (message) => {
        message.withJSONContent({
          id: uuid(),
          type,
          time: datetime("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", '2026-11-21T06:00:00.000Z'),
          subject: objectId(userId),
          requestid: string('a1b2c3d4-0001'),
          actor: { _id: objectId(userId), name: string('Asha Nair'), role: string('STUDENT') },
          data: { userId: objectId(userId), username: string('asha@example.edu'), name: string('Asha Nair'), ...data },
        } as Parameters<typeof message.withJSONContent>[0]);
      })
      .executeTest(async ({ contents }) => {
        await handler?.handle(contents.content as unknown as CloudEvent, {} as Session);
      });
    const subject = {
      kind: type.slice(0, type.lastIndexOf('.v')).replace(/\.[a-z]+$/, ''),
      id: userId,
      name: 'Asha Nair',
    };
    expect(rows).toMatchObject([
      { actor: { id: userId, role: 'STUDENT' }, subject, requestId: 'a1b2c3d4-0001', fields },
    ]);
  });
});
