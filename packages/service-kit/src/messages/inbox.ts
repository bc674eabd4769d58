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
  /** True when the handler has already handled the event. */
  has(event: CloudEvent, handler: string): Promise<boolean>;
  /** Records it; throws {@link AlreadyHandled} when another delivery was first. */
  record(session: Session, event: CloudEvent, handler: string): Promise<void>;
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
    async has(event, handler) {
      return (await rows.findOne({ _id: keyOf(event, handler) })) !== null;
    },
    async record(session, event, handler) {
      try {
        await rows.insertOne({ _id: keyOf(event, handler), type: event.type, at: hourOf(clock.now()) }, { session });
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
