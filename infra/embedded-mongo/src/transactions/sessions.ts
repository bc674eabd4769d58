import type { Long } from 'bson';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Store } from '../storage/store';
import { Session } from './session';
import { Transaction } from './transaction';

const sessionLifeMs = 30 * 60_000;

/** All sessions: their transactions, and the results of their retryable writes. */
export class Sessions {
  constructor(
    private readonly store: Store,
    private readonly transactionMs: number,
  ) {}

  of(id: string): Session {
    const session = this.store.sessions.get(id) ?? new Session(id);
    this.store.sessions.set(id, session);
    session.usedAt = Date.now();
    return session;
  }

  /** Moves a session on to a number; a smaller one than the newest is too old. */
  advance(session: Session, number: Long): void {
    if (number.lessThan(session.number)) {
      const [older, newer] = [number.toString(), session.number.toString()];
      const message = `Cannot start transaction ${older} on session because a newer transaction ${newer} has already started.`;
      throw new MongoError(225, message);
    }
    if (number.equals(session.number)) return;
    this.abort(session);
    session.advance(number);
  }

  begin(session: Session, number: Long, connection?: object): Transaction {
    if (number.equals(session.number) && session.outcome !== 'none') {
      const message = `Cannot start a transaction at given transaction number ${number.toString()}: it is ${session.outcome}`;
      throw new MongoError(251, message);
    }
    this.advance(session, number);
    const transaction = new Transaction(true);
    this.store.openSnapshot(transaction);
    session.transaction = transaction;
    session.connection = connection;
    session.outcome = 'open';
    session.timer = setTimeout(() => this.abort(session), this.transactionMs).unref();
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
    try {
      this.store.commit(transaction, { ...session.state([]), committed: true });
      session.end('committed');
    } catch (error) {
      this.abort(session);
      throw error;
    }
  }

  /** Commits a retryable write with its result, which answers the same write when it comes again. */
  commitOnce(session: Session, statement: number, result: Doc, transaction: Transaction): void {
    this.store.commit(transaction, session.state([[statement, result]]));
    session.results.set(statement, result);
  }

  abort(session: Session): void {
    const { transaction } = session;
    if (!transaction) return;
    session.end('aborted');
    this.store.abort(transaction);
  }

  forget(id: string): void {
    const session = this.store.sessions.get(id);
    if (session) this.abort(session);
  }

  /** Nobody can end the transactions of a client that was killed, and until they end others wait for them. */
  abandon(connection: object): void {
    for (const session of this.store.sessions.values())
      if (session.transaction && session.connection === connection) this.abort(session);
  }

  /** Drops sessions that were not used for long. */
  sweep(): void {
    for (const { id, transaction, usedAt } of this.store.sessions.values())
      if (!transaction && usedAt < Date.now() - sessionLifeMs) this.store.sessions.delete(id);
  }

  close(): void {
    for (const session of this.store.sessions.values()) this.abort(session);
  }
}
