import { DAY_MS, type CloudEvent, type ServiceName } from '@portal/contracts';
import type mongoose from 'mongoose';
import type { DeadLetterStore } from '../bus/bus';
import type { Clock } from '../clock';
import { hourOf, systemClock } from '../clock';
import { nativeDatabase, type Session } from '../store/store';
import { isDuplicateKey } from '../store/store-errors';
import { createDeadLetterStore } from './dead-letters';

interface InboxRow {
  _id: string;
  type: string;
  at: Date;
}

/** An event and the handlers that have it. */
export interface Handled {
  event: CloudEvent;
  handlers: readonly string[];
}

/** Records which handler has handled which event, in the transaction of the handler's effect. */
export interface Inbox {
  /** Records that handlers have them; throws {@link AlreadyHandled} when one of them has had one already. */
  record(session: Session, deliveries: readonly Handled[]): Promise<void>;
  /** How many of these handlers have not had their event yet. */
  countMissing(deliveries: readonly Handled[]): Promise<number>;
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
    async record(session, deliveries) {
      const at = hourOf(clock.now());
      const added = deliveries.flatMap(({ event, handlers }) =>
        handlers.map((handler) => ({ _id: keyOf(event, handler), type: event.type, at })),
      );
      try {
        await rows.insertMany(added, { session });
      } catch (error) {
        if (isDuplicateKey(error)) throw new AlreadyHandled();
        throw error;
      }
    },
    async countMissing(deliveries) {
      const keys = deliveries.flatMap(({ event, handlers }) => handlers.map((handler) => keyOf(event, handler)));
      return keys.length - (await rows.countDocuments({ _id: { $in: keys } }));
    },
    async buildIndexes() {
      await rows.createIndex({ at: 1 });
    },
    async deleteExpired() {
      const { deletedCount } = await rows.deleteMany({ at: { $lt: new Date(clock.now().getTime() - RETENTION_MS) } });
      return deletedCount;
    },
  };
}
