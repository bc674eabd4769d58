import { Long } from 'bson';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Entry, Store } from '../storage/store';
import { Transaction } from './transaction';

type Outcome = 'none' | 'open' | 'committed' | 'aborted';

/** What is known of a client's session: its newest number, the results of its retryable writes, its transaction. */
export interface Session {
  readonly id: string;
  number: Long;
  results: Map<number, Doc>;
  outcome: Outcome;
  transaction: Transaction | undefined;
  timer: NodeJS.Timeout | undefined;
  usedAt: number;
}

const sessionLifeMs = 30 * 60_000;
const mostSessions = 20_000;

/** All sessions. Results of retryable writes are stored with the writes themselves, so a retry after a restart finds them. */
export class Sessions {
  private readonly byId = new Map<string, Session>();

  constructor(
    private readonly store: Store,
    private readonly transactionMs: number,
  ) {
    for (const [id, state] of store.sessions()) this.byId.set(id, restored(id, state));
  }

  of(id: string): Session {
    let session = this.byId.get(id);
    if (!session) {
      session = {
        id,
        number: Long.fromNumber(-1),
        results: new Map(),
        outcome: 'none',
        transaction: undefined,
        timer: undefined,
        usedAt: 0,
      };
      this.byId.set(id, session);
    }
    session.usedAt = Date.now();
    return session;
  }

  /** Moves a session on to a number; a smaller one than the newest is too old. */
  advance(session: Session, number: Long): void {
    if (number.lessThan(session.number)) {
      throw new MongoError(
        225,
        `Cannot start transaction ${number.toString()} on session because a newer transaction ${session.number.toString()} has already started.`,
      );
    }
    if (number.equals(session.number)) return;
    this.abort(session);
    session.number = number;
    session.results = new Map();
    session.outcome = 'none';
  }

  begin(session: Session, number: Long): Transaction {
    if (number.equals(session.number) && session.outcome !== 'none') {
      throw new MongoError(
        251,
        `Cannot start a transaction at given transaction number ${number.toString()}: it is ${session.outcome}`,
      );
    }
    this.advance(session, number);
    const transaction = new Transaction(true);
    this.store.openSnapshot(transaction);
    session.transaction = transaction;
    session.outcome = 'open';
    session.timer = setTimeout(() => this.abort(session), this.transactionMs);
    session.timer.unref();
    return transaction;
  }

  /** The open transaction of a number, or error 251 as MongoDB answers it. */
  current(session: Session, number: Long): Transaction {
    if (session.transaction && number.equals(session.number)) return session.transaction;
    const state = number.equals(session.number)
      ? `Transaction with { txnNumber: ${number.toString()} } has been aborted.`
      : `Given transaction number ${number.toString()} does not match any in-progress transactions.`;
    throw new MongoError(251, state, { errorLabels: ['TransientTransactionError'] });
  }

  /** Commits; a second commit of the same transaction is answered like the first. */
  commit(session: Session, number: Long): void {
    if (number.equals(session.number) && session.outcome === 'committed') return;
    const transaction = this.current(session, number);
    this.end(session, 'committed');
    this.store.commit(transaction, transaction.writes.size > 0 ? [this.entry(session)] : []);
  }

  abort(session: Session): void {
    const { transaction } = session;
    if (!transaction) return;
    this.end(session, 'aborted');
    this.store.abort(transaction);
  }

  /** Remembers the result of a retryable write; the entry belongs into the commit of that write. */
  remember(session: Session, statement: number, result: Doc): Entry {
    session.results.set(statement, result);
    return this.entry(session);
  }

  forget(id: string): void {
    const session = this.byId.get(id);
    if (session) this.abort(session);
  }

  /** Drops sessions that were not used for long, from memory and from the log. */
  sweep(): void {
    const gone = [...this.byId.values()].filter(
      ({ usedAt, transaction }) => !transaction && usedAt < Date.now() - sessionLifeMs,
    );
    if (this.byId.size - gone.length > mostSessions) {
      const oldest = [...this.byId.values()]
        .filter(({ transaction }) => !transaction)
        .sort((left, right) => left.usedAt - right.usedAt);
      gone.push(...oldest.slice(0, this.byId.size - mostSessions));
    }
    for (const { id } of gone) this.byId.delete(id);
    if (gone.length > 0) this.store.log.add(gone.map(({ id }) => this.store.sessionEntry(id, undefined)));
  }

  close(): void {
    for (const session of this.byId.values()) this.abort(session);
  }

  private end(session: Session, outcome: Outcome): void {
    clearTimeout(session.timer);
    session.transaction = undefined;
    session.outcome = outcome;
  }

  private entry(session: Session): Entry {
    return this.store.sessionEntry(session.id, () => ({
      number: session.number,
      usedAt: new Date(session.usedAt),
      committed: session.outcome === 'committed',
      results: [...session.results].map(([statement, result]) => ({ statement, result })),
    }));
  }
}

function restored(id: string, { number, usedAt, committed, results }: Doc): Session {
  const remembered = (results as { statement: number; result: Doc }[]).map(
    ({ statement, result }) => [statement, result] as const,
  );
  return {
    id,
    number: number as Long,
    results: new Map(remembered),
    outcome: committed === true ? 'committed' : 'none',
    transaction: undefined,
    timer: undefined,
    usedAt: (usedAt as Date).getTime(),
  };
}
