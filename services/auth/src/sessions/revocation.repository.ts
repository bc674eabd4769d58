import { type Revocation, type Session, type Store, formatRevocation } from '@portal/service-kit';
import { revocationModel } from './revocation.model';

export type RevocationRepository = ReturnType<typeof createRevocationRepository>;

export function createRevocationRepository({ connection }: Pick<Store, 'connection'>) {
  const revocations = revocationModel(connection);

  async function save(revocation: Revocation, expiresAt: Date, session: Session): Promise<void> {
    const _id = revocation.kind === 'session' ? `s.${revocation.sessionId}` : `a.${revocation.userId}`;
    const row = { spelling: formatRevocation(revocation), expiresAt };
    await revocations.updateOne({ _id }, { $set: row }, { upsert: true, session });
  }

  /** As formatRevocation writes them. */
  async function listUnexpired(now: Date): Promise<string[]> {
    const found = await revocations
      .find({ expiresAt: { $gt: now } })
      .sort({ _id: 1 })
      .lean<{ spelling: string }[]>();
    return found.map(({ spelling }) => spelling);
  }

  return { save, listUnexpired };
}
