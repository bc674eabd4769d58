import { AsyncLocalStorage } from 'node:async_hooks';
import { deserialize, serialize } from 'node:v8';
import type { Session } from './store';

/** Stores what the transactions of one write resulted in, under its Idempotency-Key. */
export interface KeyedResults {
  /** What earlier tries of the write committed, by the order of their transactions. */
  committed: ReadonlyMap<number, Uint8Array>;
  /** Stores a result in the transaction itself; throws when another try has taken the key over. */
  record(session: Session, order: number, result: Uint8Array): Promise<void>;
}

/** The transactions that one try of a write with an Idempotency-Key runs, in their order. */
const storage = new AsyncLocalStorage<{ results: KeyedResults; begun: number }>();

/** Runs one try of a write with an Idempotency-Key, whose transactions store their results under it. */
export function runKeyed<T>(results: KeyedResults, work: () => T): T {
  return storage.run({ results, begun: 0 }, work);
}

type Work<T> = (session: Session) => Promise<T>;

/**
 * Runs the next transaction of a request, unless an earlier try with the same Idempotency-Key committed it: then answers
 * what it resulted in. The result is stored in the transaction, so that a crash at any moment leaves both or neither.
 * V8's format gives back dates, undefined and maps as they were, which JSON and BSON do not.
 */
export async function runOncePerKey<T>(work: Work<T>, run: (work: Work<T>) => Promise<T>): Promise<T> {
  const keyed = storage.getStore();
  if (!keyed) return run(work);
  const order = keyed.begun;
  keyed.begun += 1;
  const committed = keyed.results.committed.get(order);
  if (committed) return deserialize(committed) as T;
  return run(async (session) => {
    const result = await work(session);
    await keyed.results.record(session, order, serialize(result));
    return result;
  });
}

/**
 * True when an earlier try of this request committed its next transaction, whose result will be answered. Checks that
 * a use case makes before its transaction are to be left out then: what the transaction did may make them refuse.
 */
export function isAlreadyCommitted(): boolean {
  const keyed = storage.getStore();
  return keyed?.results.committed.has(keyed.begun) ?? false;
}
