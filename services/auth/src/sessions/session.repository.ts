import type { Session, Store } from '@portal/service-kit';
import { Types } from 'mongoose';
import type { BrowserSession, SignInSession } from './session.domain';
import { type SessionDocument, sessionModel } from './session.model';

interface NewSession extends Omit<SignInSession, 'id' | 'previousHash'> {
  userAgent: string;
  address: string;
}

interface Rotation {
  from: string;
  to: string;
  now: Date;
  expiresAt: Date;
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

export function createSessionRepository({ connection }: Pick<Store, 'connection'>) {
  const sessions = sessionModel(connection);

  async function insert(session: NewSession, transaction: Session): Promise<string> {
    const _id = new Types.ObjectId();
    // Past mongoose, whose casting and validating every sign-in would pay for.
    await sessions.collection.insertOne({ _id, ...session }, { session: transaction });
    return String(_id);
  }

  async function findByFamily(familyHash: string): Promise<SignInSession | null> {
    const found = await sessions.findOne({ familyHash }).lean<SessionDocument>();
    return found && toSession(found);
  }

  async function findById(id: string): Promise<SignInSession | null> {
    const found = await sessions.findById(id).lean<SessionDocument>();
    return found && toSession(found);
  }

  async function listUnexpired(userId: string, now: Date): Promise<BrowserSession[]> {
    const found = await sessions.find({ userId, expiresAt: { $gt: now } }).lean<SessionDocument[]>();
    return found.map((document) => ({ userAgent: document.userAgent, ...toSession(document) }));
  }

  /** False when another request rotated first: of two at once exactly one gets the new token. */
  async function rotate(id: string, { from, to, now, expiresAt }: Rotation): Promise<boolean> {
    const { modifiedCount } = await sessions.updateOne(
      { _id: id, secretHash: from },
      { $set: { secretHash: to, previousHash: from, rotatedAt: now, lastSeenAt: now, expiresAt } },
    );
    return modifiedCount === 1;
  }

  async function setPasswordVersion(id: string, passwordVersion: number, transaction: Session): Promise<void> {
    await sessions.updateOne({ _id: id }, { $set: { passwordVersion } }, { session: transaction });
  }

  async function listIds(userId: string, transaction: Session): Promise<string[]> {
    const found = await sessions.find({ userId }).select('_id').session(transaction).lean<{ _id: unknown }[]>();
    return found.map(({ _id }) => String(_id));
  }

  /** Answers whose session it was; null when it was removed before. */
  async function remove(id: string, transaction: Session): Promise<string | null> {
    const found = await sessions.findByIdAndDelete(id, { session: transaction }).lean<SessionDocument>();
    return found && found.userId;
  }

  return { insert, findByFamily, findById, listUnexpired, rotate, setPasswordVersion, listIds, remove };
}

function toSession(document: SessionDocument): SignInSession {
  const { _id, userAgent: _agent, address: _address, ...session } = document;
  return { id: String(_id), ...session, way: session.way ?? null, passwordVersion: session.passwordVersion ?? 0 };
}
