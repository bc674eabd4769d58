import type { Session, Store } from '@portal/service-kit';
import { waitingDigestModel, type WaitingDigestDocument } from './waiting-digest.model';

export type WaitingDigestRepository = ReturnType<typeof createWaitingDigestRepository>;

export function createWaitingDigestRepository({ connection }: Pick<Store, 'connection'>) {
  const model = waitingDigestModel(connection);

  /** Records that a person got the digest of a morning; false when it was recorded before. */
  async function advance(userId: string, morning: Date, session: Session): Promise<boolean> {
    const known = await model.findById(userId).session(session).lean<WaitingDigestDocument>();
    if (known && known.until >= morning) return false;
    await model.updateOne({ _id: userId }, { $set: { until: morning } }, { session, upsert: true });
    return true;
  }

  return { advance };
}
