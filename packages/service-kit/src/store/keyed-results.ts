import type { Session } from './store';

/** Stores what the transactions of one write resulted in, under its Idempotency-Key. */
export interface KeyedResults {
  /** What earlier tries of the write committed, by the order of their transactions. */
  committed: ReadonlyMap<number, Uint8Array>;
  /** Stores a result in the transaction itself; throws when another try has taken the key over. */
  record(session: Session, order: number, result: Uint8Array): Promise<void>;
}

/** The transactions that one try of a write with an Idempotency-Key runs, in their order. */
export interface KeyedTransactions {
  results: KeyedResults;
  begun: number;
}
