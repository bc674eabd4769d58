import { DAY_MS, type CloudEvent, type ServiceName } from '@portal/contracts';
import type mongoose from 'mongoose';
import type { DeadLetterStore } from '../bus/bus';
import type { Clock } from '../clock';
import { hourOf, systemClock } from '../clock';
import { createCollection, nativeDatabase, type Session } from '../store/store';
import { isDuplicateKey } from '../store/store-errors';
import { createDeadLetterStore } from './dead-letters';

interface InboxRow {
  _id: string;
  type: string;
  at: Date;
}

/** Records which handler has handled which event, in the transaction of the handler's effect. */
export interface Inbox {
  /** Records that these handle it; throws {@link AlreadyHandled} when one of them has already. */
  record(session: Session, event: CloudEvent, handlers: readonly string[]): Promise<void>;
  deadLetters: DeadLetterStore;
  buildIndexes(): Promise<void>;
  /** Deletes rows older than 30 days; answers how many. */
  deleteExpired(): Promise<number>;
}

/** Thrown to leave the transaction of a repeated delivery. */
export class AlreadyHandled extends Error {
  override readonly name = 'AlreadyHandled';
}

const RETENTION_MS = 30 * DAY_MS;

/** The inbox of a service, in its own database: one row for each event and handler, stored for 30 days. */
export function createInbox({
  connection,
  clock = systemClock,
}: {
  connection: mongoose.Connection;
  service: ServiceName;
  clock?: Clock;
}): Inbox {
  const rows = nativeDatabase(connection).collection<InboxRow>('inbox');
  const keyOf = (event: CloudEvent, handler: string) => `${event.id}/${handler}`;
  return {
    deadLetters: createDeadLetterStore(connection),
    async record(session, event, handlers) {
      const at = hourOf(clock.now());
      const added = handlers.map((handler) => ({ _id: keyOf(event, handler), type: event.type, at }));
      try {
        await rows.insertMany(added, { session });
      } catch (error) {
        if (isDuplicateKey(error)) throw new AlreadyHandled();
        throw error;
      }
    },
    async buildIndexes() {
      await createCollection(connection, 'inbox');
      await rows.createIndex({ at: 1 });
    },
    async deleteExpired() {
      const { deletedCount } = await rows.deleteMany({ at: { $lt: new Date(clock.now().getTime() - RETENTION_MS) } });
      return deletedCount;
    },
  };
}
