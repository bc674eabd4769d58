import { DAY_MS, MINUTE_MS, SECOND_MS } from '@portal/contracts';
import mongoose from 'mongoose';
import type { Clock } from '../clock';
import { DomainError } from '../errors';
import { newId } from '../ids';
import { nativeDatabase } from '../store/store';
import { isDuplicateKey } from '../store/store-errors';
import type { RenderedReply } from './answer';
import type { ClaimedKey, IdempotencyStore } from './idempotency';

interface KeyRow {
  _id: string;
  /** Absent in rows of earlier builds. */
  request?: string;
  at: Date;
  /** Which try may commit under this key; absent in rows of earlier builds. */
  claim?: string;
  /** Until when an unanswered key waits for its try; afterwards the process that claimed it must have died. */
  heldUntil: Date;
  /** What the transactions of the write resulted in, by their order. */
  results?: Record<string, mongoose.mongo.Binary>;
  reply: string | null;
}

const RETENTION_MS = DAY_MS;
/** A try that takes longer may be overtaken by the next one; it then commits nothing more. */
const HOLD_MS = 5 * SECOND_MS;
/** Longer than any hold, also those of earlier builds: a later one comes from a clock that was wrong. */
const LONGEST_HOLD_MS = MINUTE_MS;

/** An {@link IdempotencyStore} in the service's database, with its maintenance. */
export interface StoredIdempotency extends IdempotencyStore {
  buildIndexes(): Promise<void>;
  /** Deletes keys older than 24 hours; answers how many. */
  deleteExpired(): Promise<number>;
}

/** Stores keys, results and answers in the service's own database. */
export function createIdempotencyStore(connection: mongoose.Connection, clock: Clock): StoredIdempotency {
  const rows = nativeDatabase(connection).collection<KeyRow>('idempotency');
  const after = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  /** Claims a key that is new, or older than 24 hours; false when there is one. */
  async function claimNew(key: string, claim: string, request: string): Promise<boolean> {
    const row = { request, at: clock.now(), claim, heldUntil: after(HOLD_MS), results: {}, reply: null };
    try {
      await rows.updateOne({ _id: key, at: { $lt: after(-RETENTION_MS) } }, { $set: row }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Claims a key whose try failed half-way or died, with what it had committed. */
  async function takeOver(key: string, claim: string, request: string): Promise<KeyRow | null> {
    const abandoned = {
      _id: key,
      reply: null,
      request: { $in: [request, null] },
      $or: [{ heldUntil: { $lt: clock.now() } }, { heldUntil: { $gt: after(LONGEST_HOLD_MS) } }],
    } as mongoose.mongo.Filter<KeyRow>;
    const update = { $set: { claim, request, heldUntil: after(HOLD_MS) } };
    return rows.findOneAndUpdate(abandoned, update, { returnDocument: 'after' });
  }

  function claimed(key: string, claim: string, results: KeyRow['results'] = {}): ClaimedKey {
    const own = { _id: key, claim };
    return {
      committed: new Map(Object.entries(results).map(([order, { buffer }]) => [Number(order), buffer])),
      async record(session, order, result) {
        const update = { $set: { [`results.${order}`]: new mongoose.mongo.Binary(result) } };
        const { matchedCount } = await rows.updateOne(own, update, { session });
        if (matchedCount === 0) throw new DomainError('REQUEST.IN_PROGRESS', { retryAfter: 1 });
      },
      async remember(reply) {
        await rows.updateOne(own, { $set: { reply: JSON.stringify(reply) } });
      },
      async release() {
        const { deletedCount } = await rows.deleteOne({ ...own, results: {} });
        if (deletedCount === 0) await rows.updateOne(own, { $set: { heldUntil: new Date(0) } });
      },
    };
  }

  return {
    async claim(key, request) {
      const claim = newId();
      if (await claimNew(key, claim, request)) return { state: 'claimed', key: claimed(key, claim) };
      const abandoned = await takeOver(key, claim, request);
      if (abandoned) return { state: 'claimed', key: claimed(key, claim, abandoned.results) };
      const row = await rows.findOne({ _id: key });
      if (!row) return { state: 'running' };
      if (row.request !== undefined && row.request !== request) return { state: 'other-request' };
      return row.reply === null
        ? { state: 'running' }
        : { state: 'answered', reply: JSON.parse(row.reply) as RenderedReply };
    },
    async buildIndexes() {
      await rows.createIndex({ at: 1 });
    },
    async deleteExpired() {
      return (await rows.deleteMany({ at: { $lt: after(-RETENTION_MS) } })).deletedCount;
    },
  };
}
