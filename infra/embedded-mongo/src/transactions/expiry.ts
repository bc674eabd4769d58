import { findRows } from '../commands/query';
import type { Store } from '../storage/store';
import { Conflict, Transaction } from './transaction';

/** Removes documents whose time is over by a TTL index. Those that a transaction is writing wait for the next sweep. */
export function removeExpired(store: Store, now: Date): number {
  let removed = 0;
  for (const collection of store.collections()) {
    for (const { expireAfterSeconds, fields, partial = {} } of collection.indexes.map(({ spec }) => spec)) {
      if (expireAfterSeconds === undefined) continue;
      const isOver = { [fields[0]?.path ?? '']: { $lte: new Date(now.getTime() - expireAfterSeconds * 1000) } };
      for (const row of findRows(collection, { filter: { $and: [partial, isOver] } }, undefined)) {
        const transaction = new Transaction(false);
        try {
          transaction.remove(collection, row);
          store.commit(transaction);
          removed++;
        } catch (error) {
          store.abort(transaction);
          if (!(error instanceof Conflict)) throw error;
        }
      }
    }
  }
  return removed;
}
