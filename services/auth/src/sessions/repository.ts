import type { Session } from '@portal/service-kit';
import { type Connection, Types } from 'mongoose';
import type { KnownSession } from './devices.domain';
import type { SignInSession } from './domain';
import { type SessionDocument, sessionModel } from './model';

export interface NewSession extends Omit<SignInSession, 'id' | 'previousHash'> {
  userAgent: string;
  address: string;
}

export interface Rotation {
  from: string;
  to: string;
  now: Date;
  expiresAt: Date;
}

function toSession(document: SessionDocument): SignInSession {
  const { _id, userAgent: _agent, address: _address, ...session } = document;
  return { ...session, id: String(_id), passwordVersion: session.passwordVersion ?? 0 };
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

export function createSessionRepository(connection: Connection) {
  const sessions = sessionModel(connection);
  return {
    async insert(session: NewSession, transaction?: Session): Promise<string> {
      const _id = new Types.ObjectId();
      // As it is: every sign-in pays for what mongoose would make of it.
      await sessions.collection.insertOne({ _id, ...session }, transaction ? { session: transaction } : {});
      return String(_id);
    },

    async findByFamily(familyHash: string): Promise<SignInSession | null> {
      const found = await sessions.findOne({ familyHash }).lean<SessionDocument>();
      return found && toSession(found);
    },

    async findById(id: string): Promise<SignInSession | null> {
      const found = await sessions.findById(id).lean<SessionDocument>();
      return found && toSession(found);
    },

    async listLiveOf(userId: string, now: Date): Promise<KnownSession[]> {
      const found = await sessions.find({ userId, expiresAt: { $gt: now } }).lean<SessionDocument[]>();
      return found.map((document) => ({ ...toSession(document), userAgent: document.userAgent }));
    },

    /** False when another request rotated first: of two at once exactly one gets the new token. */
    async rotate(id: string, { from, to, now, expiresAt }: Rotation): Promise<boolean> {
      const { modifiedCount } = await sessions.updateOne(
        { _id: id, secretHash: from },
        { $set: { secretHash: to, previousHash: from, rotatedAt: now, lastSeenAt: now, expiresAt } },
      );
      return modifiedCount === 1;
    },

    async setPasswordVersion(id: string, passwordVersion: number, transaction: Session): Promise<void> {
      await sessions.updateOne({ _id: id }, { $set: { passwordVersion } }, { session: transaction });
    },

    async listIdsOf(userId: string, transaction: Session): Promise<string[]> {
      const found = await sessions.find({ userId }).select('_id').session(transaction).lean<{ _id: unknown }[]>();
      return found.map(({ _id }) => String(_id));
    },

    /** Answers whose it was; null when it was gone before. */
    async remove(id: string, transaction: Session): Promise<string | null> {
      const found = await sessions.findByIdAndDelete(id, { session: transaction }).lean<SessionDocument>();
      return found && found.userId;
    },
  };
}
