import { findDocuments } from './query';
import type { Store } from '../storage/store';
import { WriteConflict, Transaction } from '../transactions/transaction';

/** Deletes the documents that have expired by a TTL index. Those with uncommitted writes are left for the next run. */
export function deleteExpiredDocuments(store: Store, now: Date): number {
  let deleted = 0;
  for (const collection of store.collections()) {
    for (const { expireAfterSeconds, fields, partial = {} } of collection.indexes.map(({ spec }) => spec)) {
      if (expireAfterSeconds === undefined) continue;
      const isExpired = { [fields[0]?.path ?? '']: { $lte: new Date(now.getTime() - expireAfterSeconds * 1000) } };
      for (const version of findDocuments(collection, { filter: { $and: [partial, isExpired] } }, undefined)) {
        const transaction = new Transaction(false);
        try {
          transaction.remove(collection, version);
          store.commit(transaction);
          deleted++;
        } catch (error) {
          store.abort(transaction);
          if (!(error instanceof WriteConflict)) throw error;
        }
      }
    }
  }
  return deleted;
}
