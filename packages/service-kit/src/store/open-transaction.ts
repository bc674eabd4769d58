import { AsyncLocalStorage } from 'node:async_hooks';
import type mongoose from 'mongoose';

// The type that store.ts exports would make an import cycle: store.ts imports this module.
type Session = mongoose.mongo.ClientSession;

const storage = new AsyncLocalStorage<Session | null>();

/** Runs the work of a transaction so that {@link isInOpenTransaction} knows it. */
export function runInTransaction<T>(session: Session, work: () => T): T {
  return storage.run(session, work);
}

/**
 * Runs work that does not belong to the transaction in whose work it is called: what it writes, without a session, is
 * seen at once and stays when the transaction fails. Tests refuse a write without a session that does not say so.
 */
export function outsideTransaction<T>(work: () => T): T {
  return storage.run(null, work);
}

/** Whether what runs now is the work of a transaction that has neither committed nor failed. */
export function isInOpenTransaction(): boolean {
  return storage.getStore()?.inTransaction() ?? false;
}
