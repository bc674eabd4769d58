import mongoose from 'mongoose';
import type { Session, Store } from './store';

/** Numbers that are given once, counted up from 1 for each key. */
export interface Counter {
  /** Takes the next `count` numbers of a key, and resolves to the first of them. */
  take(key: string, session: Session, count?: number): Promise<number>;
  /** The last number that was taken; 0 when none was. */
  last(key: string): Promise<number>;
}

interface Row {
  _id: string;
  last: number;
}

const schema = new mongoose.Schema<Row>(
  { _id: { type: String, required: true }, last: { type: Number, required: true } },
  { versionKey: false, id: false },
);

/**
 * Counts in a collection of its own, with a row for each key. Transactions that take a number of the same key run one
 * after the other; the numbers of one that fails are given again.
 */
export function createCounter({ connection }: Pick<Store, 'connection'>, collection: string): Counter {
  const rows = connection.model<Row>(collection, schema, collection);
  return {
    async take(key, session, count = 1) {
      const options = { session, upsert: true, returnDocument: 'after' } as const;
      const { last } = await rows
        .findOneAndUpdate({ _id: key }, { $inc: { last: count } }, options)
        .orFail()
        .lean();
      return last - count + 1;
    },
    async last(key) {
      const row = await rows.findById(key).lean();
      return row?.last ?? 0;
    },
  };
}
