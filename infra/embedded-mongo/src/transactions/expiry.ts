import { orderKey, rankKey, rankOf } from '../bson/order-key';
import type { Collection, Index } from '../storage/collection';
import type { Store } from '../storage/store';
import { Conflict, Transaction } from './transaction';

/** Removes documents whose time is over by a TTL index. Those that a transaction is writing wait for the next sweep. */
export function removeExpired(store: Store, now: Date): number {
  let removed = 0;
  for (const collection of store.collections()) {
    for (const index of collection.indexes) removed += removeFrom(store, collection, index, now);
  }
  return removed;
}

function removeFrom(store: Store, collection: Collection, index: Index, now: Date): number {
  const { expireAfterSeconds, fields } = index.spec;
  if (expireAfterSeconds === undefined) return 0;
  const border = orderKey(new Date(now.getTime() - expireAfterSeconds * 1000));
  const isDown = fields[0]?.direction === -1;
  const [from, to] = isDown ? ['', '\uffff'] : [rankKey(rankOf.date), `${border}\uffff`];
  let removed = 0;
  const slots = Array.from(index.entries.scan(from, to));
  for (const slot of slots) {
    if (!slot.row || (isDown && !index.isExpired(slot, border))) continue;
    const transaction = new Transaction(false);
    try {
      transaction.remove(collection, slot.row);
      store.commit(transaction);
      removed++;
    } catch (error) {
      store.abort(transaction);
      if (!(error instanceof Conflict)) throw error;
    }
  }
  return removed;
}
