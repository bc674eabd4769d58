import type { Session, Store } from '@portal/service-kit';
import type { DigestState, Rhythm } from './domain';
import type { DigestDocument } from './model';
import { digestModel } from './model';

export function createDigestRepository({ connection }: Pick<Store, 'connection'>) {
  const model = digestModel(connection);

  /** Somebody who had chosen another rhythm goes on from where that one stopped. */
  async function choose({ userId, every, ...since }: DigestState, session: Session): Promise<void> {
    await model.updateOne({ _id: userId }, { $set: { every }, $setOnInsert: since }, { session, upsert: true });
  }

  async function end(userId: string, session: Session): Promise<void> {
    await model.deleteOne({ _id: userId }).session(session);
  }

  /** Some of those who have not been told since a morning. */
  async function due(every: Rhythm, morning: Date, limit: number): Promise<string[]> {
    const found = await model
      .find({ every, until: { $lt: morning } }, { _id: 1 })
      .limit(limit)
      .lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  /** Notes the morning as told and answers how it was before; null when it had been, or is no longer wanted. */
  async function advance(
    { userId, every, until, position }: DigestState,
    session: Session,
  ): Promise<DigestState | null> {
    const before = await model
      .findOneAndUpdate({ _id: userId, every, until: { $lt: until } }, { $set: { until, position } }, { session })
      .lean<DigestDocument>();
    return before && { userId, every: before.every, until: before.until, position: before.position };
  }

  async function isChosen(userId: string): Promise<boolean> {
    return (await model.exists({ _id: userId })) !== null;
  }

  return { choose, end, due, advance, isChosen };
}

export type DigestRepository = ReturnType<typeof createDigestRepository>;
