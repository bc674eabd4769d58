import type { Long } from 'bson';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Store } from '../storage/store';
import { Session } from '../transactions/session';
import { Transaction } from '../transactions/transaction';

const SESSION_TIMEOUT_MS = 30 * 60_000;
const TRANSIENT = { errorLabels: ['TransientTransactionError'] };

export class Sessions {
  constructor(
    private readonly store: Store,
    private readonly transactionMs: number,
  ) {}

  get(id: string): Session {
    const session = this.store.sessions.get(id) ?? new Session(id);
    this.store.sessions.set(id, session);
    session.usedAt = Date.now();
    return session;
  }

  /** Moves a session to a new transaction number and aborts an older transaction; throws when the number is too old. */
  advance(session: Session, number: Long): void {
    if (number.lessThan(session.txnNumber)) {
      const [older, newer] = [number.toString(), session.txnNumber.toString()];
      const message = `Cannot start transaction ${older} on session because a newer transaction ${newer} has already started.`;
      throw new MongoError(225, message);
    }
    if (number.equals(session.txnNumber)) return;
    this.abort(session);
    session.advance(number);
  }

  begin(session: Session, number: Long, connection?: object): Transaction {
    if (number.equals(session.txnNumber) && session.transactionState !== 'none') {
      const message = `Cannot start a transaction at given transaction number ${number.toString()}: it is ${session.transactionState}`;
      throw new MongoError(251, message);
    }
    this.advance(session, number);
    const transaction = new Transaction(true);
    this.store.openSnapshot(transaction);
    session.transaction = transaction;
    session.connection = connection;
    session.transactionState = 'open';
    session.timer = setTimeout(() => this.abort(session), this.transactionMs).unref();
    return transaction;
  }

  /** The open transaction of a number; throws 251 when there is none. */
  current(session: Session, number: Long): Transaction {
    const { transaction } = session;
    const isNewest = number.equals(session.txnNumber);
    if (isNewest && transaction && !transaction.committing) return transaction;
    const state = isNewest
      ? `Transaction with { txnNumber: ${number.toString()} } ${transaction ? 'is being committed' : 'has been aborted'}.`
      : `Given transaction number ${number.toString()} does not match any in-progress transactions.`;
    throw new MongoError(251, state, TRANSIENT);
  }

  /** Commits a transaction; a second commit of the same one succeeds too, because a client that lost the reply sends it again. */
  async commit(session: Session, number: Long): Promise<void> {
    const isNewest = number.equals(session.txnNumber);
    if (isNewest && session.transactionState === 'committed') return;
    if (isNewest && session.transaction?.committing) return session.transaction.committing;
    const transaction = this.current(session, number);
    transaction.committing = this.commitCurrent(session, transaction);
    return transaction.committing;
  }

  private async commitCurrent(session: Session, transaction: Transaction): Promise<void> {
    try {
      await this.store.prepare(transaction);
      if (transaction.isReleased) throw new MongoError(251, 'The transaction was aborted.', TRANSIENT);
      // One that has only read leaves no record, so that reads go on while nothing can be written.
      const state = transaction.writes.size > 0 ? { ...session.toRecord([]), committed: true } : undefined;
      this.store.commit(transaction, state);
      session.end('committed');
    } catch (error) {
      if (session.transaction === transaction) this.abort(session);
      throw error;
    }
  }

  /** Commits a retryable write together with its result, so that a retry finds it. */
  commitRetryableWrite(session: Session, statement: number, result: Doc, transaction: Transaction): void {
    this.store.commit(transaction, session.toRecord([[statement, result]]));
    session.results.set(statement, result);
  }

  abort(session: Session): void {
    const { transaction } = session;
    if (!transaction) return;
    session.end('aborted');
    this.store.abort(transaction);
  }

  end(id: string): void {
    const session = this.store.sessions.get(id);
    if (session) this.abort(session);
  }

  /** Aborts the transactions of a closed connection: its client can no longer end them, and others wait for their locks. */
  abortStartedOn(connection: object): void {
    for (const session of this.store.sessions.values())
      if (session.transaction && session.connection === connection) this.abort(session);
  }

  /** Deletes the sessions that have not been used for 30 minutes. */
  deleteExpired(): void {
    for (const { id, transaction, usedAt } of this.store.sessions.values())
      if (!transaction && usedAt < Date.now() - SESSION_TIMEOUT_MS) this.store.sessions.delete(id);
  }

  close(): void {
    for (const session of this.store.sessions.values()) this.abort(session);
  }
}
