import { DAY_MS, MINUTE_MS } from '@portal/contracts';
import type mongoose from 'mongoose';
import type { Clock } from '../clock';
import { nativeDatabase } from '../store/store';
import { isDuplicateKey } from '../store/store-errors';
import type { RenderedReply } from './answer';
import type { IdempotencyStore } from './idempotency';

interface KeyRow {
  _id: string;
  fingerprint: string;
  at: Date;
  /** Until when an unanswered key is claimed; afterwards the process that claimed it must have died. */
  heldUntil: Date;
  reply: string | null;
}

const RETENTION_MS = DAY_MS;
const HOLD_MS = MINUTE_MS;

/** An {@link IdempotencyStore} in the service's database, with its maintenance. */
export interface StoredIdempotency extends IdempotencyStore {
  buildIndexes(): Promise<void>;
  /** Deletes keys older than 24 hours; answers how many. */
  deleteExpired(): Promise<number>;
}

/** Stores answers in the service's own database. */
export function createIdempotencyStore(connection: mongoose.Connection, clock: Clock): StoredIdempotency {
  const rows = nativeDatabase(connection).collection<KeyRow>('idempotency');
  const after = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
  const take = async (key: string, fingerprint: string) => {
    const row = { fingerprint, at: clock.now(), heldUntil: after(HOLD_MS), reply: null };
    const free = {
      _id: key,
      $or: [{ at: { $lt: after(-RETENTION_MS) } }, { reply: null, heldUntil: { $lt: clock.now() } }],
    };
    await rows.updateOne(free, { $set: row }, { upsert: true });
  };
  return {
    async claim(key, fingerprint) {
      try {
        await take(key, fingerprint);
        return { state: 'new' };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const row = await rows.findOne({ _id: key });
      if (!row) return { state: 'running' };
      if (row.fingerprint !== fingerprint) return { state: 'other-request' };
      return row.reply === null
        ? { state: 'running' }
        : { state: 'answered', reply: JSON.parse(row.reply) as RenderedReply };
    },
    async remember(key, reply) {
      await rows.updateOne({ _id: key }, { $set: { reply: JSON.stringify(reply) } });
    },
    async release(key) {
      await rows.deleteOne({ _id: key });
    },
    async buildIndexes() {
      await rows.createIndex({ at: 1 });
    },
    async deleteExpired() {
      return (await rows.deleteMany({ at: { $lt: after(-RETENTION_MS) } })).deletedCount;
    },
  };
}
