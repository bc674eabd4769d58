import { Long } from 'bson';
import type { Doc } from '../bson/values';
import type { Transaction } from './transaction';

/** A client's session: its newest transaction number, the results of its retryable writes and its transaction. */
export class Session {
  txnNumber = Long.fromNumber(-1);
  results = new Map<number, Doc>();
  transactionState: 'none' | 'open' | 'committed' | 'aborted' = 'none';
  transaction: Transaction | undefined;
  /** The connection on which the transaction was started. */
  connection: object | undefined;
  timer: NodeJS.Timeout | undefined;
  usedAt = Date.now();

  constructor(readonly id: string) {}

  advance(number: Long): void {
    this.txnNumber = number;
    this.results = new Map();
    this.transactionState = 'none';
  }

  end(outcome: 'committed' | 'aborted'): void {
    clearTimeout(this.timer);
    this.transaction = undefined;
    this.transactionState = outcome;
  }

  /** The record of the session in the journal, with the results of one write or of all. */
  toRecord(results: Iterable<[statement: number, result: Doc]>): Doc {
    const { id, txnNumber: number, usedAt, transactionState } = this;
    const resultList = Array.from(results, ([statement, result]) => ({ statement, result }));
    return { id, number, usedAt: new Date(usedAt), committed: transactionState === 'committed', results: resultList };
  }

  /** Applies a record from the journal. */
  restore({ number, usedAt, committed, results }: Doc): void {
    if (!this.txnNumber.equals(number as Long)) this.advance(number as Long);
    this.usedAt = (usedAt as Date).getTime();
    if (committed === true) this.transactionState = 'committed';
    for (const { statement, result } of results as { statement: number; result: Doc }[])
      this.results.set(statement, result);
  }
}
