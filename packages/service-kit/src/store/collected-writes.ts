import type { Session } from './store';

type Write<T> = (items: T[], session: Session) => Promise<void>;

const collections = new WeakMap<Session, Map<Write<unknown>, unknown[]>>();

/**
 * Gives a function that collects items of a transaction, which `write` gets together before the commit: many small
 * writes become one command. Until then the transaction itself does not read them. The function rejects when the
 * session is in no transaction of `createTransaction`, because they would never be written.
 */
export function collectWrites<T>(write: Write<T>): (item: T, session: Session) => Promise<void> {
  const key = write as Write<unknown>;
  return async (item, session) => {
    const collected = collections.get(session);
    if (!collected) throw new Error('collectWrites needs the session of a running transaction');
    const items = collected.get(key);
    if (items) items.push(item);
    else collected.set(key, [item]);
  };
}

/**
 * Runs work, and then writes what it collected. Transactions do; a test of something that collects can use it without a
 * store.
 */
export async function withCollectedWrites<T>(session: Session, work: () => Promise<T>): Promise<T> {
  const collected = new Map<Write<unknown>, unknown[]>();
  collections.set(session, collected);
  try {
    const result = await work();
    // What is written may in turn collect something.
    for (let [next] = collected; next; [next] = collected) {
      const [write, items] = next;
      collected.delete(write);
      await write(items, session);
    }
    return result;
  } finally {
    collections.delete(session);
  }
}
