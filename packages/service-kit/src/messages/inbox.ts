import type { CloudEvent, ServiceName } from '@portal/contracts';
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

/** Remembers which handler has seen which event, in the transaction of the handler's effect. */
export interface Inbox {
  /** True when the handler has already seen the event. */
  has(event: CloudEvent, handler: string): Promise<boolean>;
  /** Notes it; throws {@link AlreadyHandled} when another delivery was first. */
  note(session: Session, event: CloudEvent, handler: string): Promise<void>;
  deadLetters: DeadLetterStore;
  buildIndexes(): Promise<void>;
  /** Forgets rows older than the retention; answers how many. */
  sweep(): Promise<number>;
}

/** Thrown to leave the transaction of a repeated delivery. */
export class AlreadyHandled extends Error {
  override readonly name = 'AlreadyHandled';
}

const KEEP_MS = 30 * 86_400_000;

/** The inbox of a service, in its own database: one row an event and handler, kept 30 days. */
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
    async note(session, event, handler) {
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
    async sweep() {
      const { deletedCount } = await rows.deleteMany({ at: { $lt: new Date(clock.now().getTime() - KEEP_MS) } });
      return deletedCount;
    },
  };
}
