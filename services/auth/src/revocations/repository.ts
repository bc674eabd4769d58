import type { Session } from '@portal/service-kit';
import type { Connection } from 'mongoose';
import { type Revocation, spellRevocation } from './domain';
import { revocationModel } from './model';

const rowId = (revocation: Revocation) =>
  revocation.kind === 'session' ? `s.${revocation.sessionId}` : `a.${revocation.userId}`;

export type RevocationRepository = ReturnType<typeof createRevocationRepository>;

export function createRevocationRepository(connection: Connection) {
  const rows = revocationModel(connection);
  return {
    async save(revocation: Revocation, expiresAt: Date, session: Session): Promise<void> {
      await rows.updateOne(
        { _id: rowId(revocation) },
        { $set: { spelling: spellRevocation(revocation), expiresAt } },
        { upsert: true, session },
      );
    },

    async listLive(now: Date): Promise<string[]> {
      const live = await rows
        .find({ expiresAt: { $gt: now } })
        .sort({ _id: 1 })
        .lean<{ spelling: string }[]>();
      return live.map(({ spelling }) => spelling);
    },
  };
}
