import type { Store } from '@portal/service-kit';
import { isDuplicateKey } from '@portal/service-kit';
import type { TakenSlotDocument } from './rate-limit.model';
import { takenSlotModel } from './rate-limit.model';

export type RateLimitRepository = ReturnType<typeof createRateLimitRepository>;

export function createRateLimitRepository({ connection }: Pick<Store, 'connection'>) {
  const model = takenSlotModel(connection);

  /** Those of the ids that are taken. */
  async function findTaken(ids: readonly string[]): Promise<Set<string>> {
    const found = await model.find({ _id: { $in: [...ids] } }, { _id: 1 }).lean<TakenSlotDocument[]>();
    return new Set(found.map(({ _id }) => _id));
  }

  /** False when another request took it first. */
  async function take(id: string, until: Date): Promise<boolean> {
    try {
      await model.create({ _id: id, until });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  async function release(id: string): Promise<void> {
    await model.deleteOne({ _id: id });
  }

  async function deleteExpired(now: Date): Promise<void> {
    await model.deleteMany({ until: { $lt: now } });
  }

  return { findTaken, take, release, deleteExpired };
}
