import type { Session, Store } from '@portal/service-kit';
import type { DigestFrequency, DigestState } from './digest.domain';
import type { DigestDocument } from './digest.model';
import { digestModel } from './digest.model';

export type DigestRepository = ReturnType<typeof createDigestRepository>;

export function createDigestRepository({ connection }: Pick<Store, 'connection'>) {
  const model = digestModel(connection);

  /** A change of the frequency keeps the rest of the state, so that nothing is skipped or sent twice. */
  async function upsert({ userId, frequency, until, offset }: DigestState, session: Session): Promise<void> {
    const update = { $set: { every: frequency }, $setOnInsert: { until, position: offset } };
    await model.updateOne({ _id: userId }, update, { session, upsert: true });
  }

  async function remove(userId: string, session: Session): Promise<void> {
    await model.deleteOne({ _id: userId }).session(session);
  }

  async function exists(userId: string): Promise<boolean> {
    return (await model.exists({ _id: userId })) !== null;
  }

  /** Some of those who had no digest since a morning. */
  async function findDue(frequency: DigestFrequency, morning: Date, limit: number): Promise<string[]> {
    const found = await model
      .find({ every: frequency, until: { $lt: morning } }, { _id: 1 })
      .limit(limit)
      .lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  /** Answers the offset before; null when another instance was first, or digests were switched off or changed. */
  async function advance({ userId, frequency, until, offset }: DigestState, session: Session): Promise<number | null> {
    const filter = { _id: userId, every: frequency, until: { $lt: until } };
    const before = await model
      .findOneAndUpdate(filter, { $set: { until, position: offset } }, { session })
      .lean<DigestDocument>();
    return before && before.position;
  }

  return { upsert, remove, exists, findDue, advance };
}
