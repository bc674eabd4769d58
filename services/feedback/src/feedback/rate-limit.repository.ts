import type { Session, Store } from '@portal/service-kit';
import type { TakenSlotDocument } from './rate-limit.model';
import { takenSlotModel } from './rate-limit.model';

export type RateLimitRepository = ReturnType<typeof createRateLimitRepository>;

export function createRateLimitRepository({ connection }: Pick<Store, 'connection'>) {
  const model = takenSlotModel(connection);

  /** Those of the ids that are taken. */
  async function findTaken(ids: readonly string[], session: Session): Promise<Set<string>> {
    const found = await model.find({ _id: { $in: [...ids] } }, { _id: 1 }, { session }).lean<TakenSlotDocument[]>();
    return new Set(found.map(({ _id }) => _id));
  }

  /** Conflicts when another transaction takes it at the same time, which then starts again. */
  async function take(id: string, until: Date, session: Session): Promise<void> {
    await model.create([{ _id: id, until }], { session });
  }

  async function deleteExpired(now: Date): Promise<void> {
    await model.deleteMany({ until: { $lt: now } });
  }

  return { findTaken, take, deleteExpired };
}
