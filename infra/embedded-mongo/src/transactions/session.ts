import { Long } from 'bson';
import type { Doc } from '../bson/values';
import type { Transaction } from './transaction';

/** What is known of a client's session: its newest number, the results of its retryable writes, its transaction. */
export class Session {
  number = Long.fromNumber(-1);
  results = new Map<number, Doc>();
  outcome: 'none' | 'open' | 'committed' | 'aborted' = 'none';
  transaction: Transaction | undefined;
  /** On which the transaction was begun. */
  connection: object | undefined;
  timer: NodeJS.Timeout | undefined;
  usedAt = Date.now();

  constructor(readonly id: string) {}

  advance(number: Long): void {
    this.number = number;
    this.results = new Map();
    this.outcome = 'none';
  }

  end(outcome: 'committed' | 'aborted'): void {
    clearTimeout(this.timer);
    this.transaction = undefined;
    this.outcome = outcome;
  }

  /** What the journal keeps of its newest number, with the results of one write or of all. */
  state(results: Iterable<[statement: number, result: Doc]>): Doc {
    const { id, number, usedAt, outcome } = this;
    const listed = Array.from(results, ([statement, result]) => ({ statement, result }));
    return { id, number, usedAt: new Date(usedAt), committed: outcome === 'committed', results: listed };
  }

  /** Takes up what the journal kept. */
  restore({ number, usedAt, committed, results }: Doc): void {
    if (!this.number.equals(number as Long)) this.advance(number as Long);
    this.usedAt = (usedAt as Date).getTime();
    if (committed === true) this.outcome = 'committed';
    for (const { statement, result } of results as { statement: number; result: Doc }[])
      this.results.set(statement, result);
  }
}
