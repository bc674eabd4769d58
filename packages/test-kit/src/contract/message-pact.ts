import { PactV4 } from '@pact-foundation/pact';
import type { CloudEvent, EventName } from '@portal/contracts';
import {
  withCollectedWrites,
  type CopyRow,
  type CopyRows,
  type Session,
  type Subscriptions,
} from '@portal/service-kit';
import { instant, uuid } from './matchers';
import { pactFolder, partiesOf } from './pact-files';

/** What a consumer reads of an event: fields of its data and, beside the envelope's usual ones, of its envelope. */
export interface NeededEvent {
  data: object;
  actor?: object;
  subject?: unknown;
  requestid?: unknown;
}

/** The rows of a read copy without a store: what would be stored is added to `stored`. */
export function rowsInto<R extends CopyRow>(stored: CopyRow[]): CopyRows<R> {
  return {
    async upsertNewer(rows) {
      stored.push(...rows);
      return [...rows];
    },
    confirm: async () => [],
    removeUnconfirmed: async () => 0,
    countConfirmed: async () => 0,
    isEmpty: async () => false,
  };
}

/** The events that the consumer of a contract test gets of its provider; the test's path names both. */
export function messagesOf(test: ImportMeta) {
  const { consumer, provider } = partiesOf(test.filename);
  return {
    /** Gives the event to each of the consumer's own handlers; the pact is then written. */
    async sends(type: EventName, needed: NeededEvent, subscriptions: Subscriptions): Promise<void> {
      const handlers = (subscriptions[type] ?? []).map((handler) =>
        typeof handler === 'function' ? handler : handler.handle,
      ) as ((event: CloudEvent, session: Session) => Promise<void>)[];
      if (handlers.length === 0) throw new Error(`${consumer} has no handler for ${type}`);
      const content = {
        specversion: '1.0',
        id: uuid(),
        source: `/services/${provider}`,
        type,
        time: instant('2026-11-21T06:00:00.000Z'),
        ...needed,
      };
      await new PactV4({ consumer, provider, dir: pactFolder, logLevel: 'error' })
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => {
          message.withJSONContent(content);
        })
        .executeTest(async ({ contents }) => {
          const session = {} as Session;
          await withCollectedWrites(session, async () => {
            for (const handle of handlers) await handle(contents.content as unknown as CloudEvent, session);
          });
        });
    },
  };
}
