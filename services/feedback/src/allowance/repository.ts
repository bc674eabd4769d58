import type { Store } from '@portal/service-kit';
import { isDuplicateKey } from '@portal/service-kit';
import type { TakenSlotDocument } from './model';
import { takenSlotModel } from './model';

export type AllowanceRepository = ReturnType<typeof createAllowanceRepository>;

export function createAllowanceRepository({ connection }: Pick<Store, 'connection'>) {
  const slots = takenSlotModel(connection);
  return {
    /** Those of the ids that are taken. */
    async takenOf(ids: readonly string[]): Promise<Set<string>> {
      const found = await slots.find({ _id: { $in: [...ids] } }, { _id: 1 }).lean<TakenSlotDocument[]>();
      return new Set(found.map(({ _id }) => _id));
    },

    /** False when somebody else took it first. */
    async take(id: string, until: Date): Promise<boolean> {
      try {
        await slots.create({ _id: id, until });
        return true;
      } catch (failure) {
        if (!isDuplicateKey(failure)) throw failure;
        return false;
      }
    },

    async release(id: string): Promise<void> {
      await slots.deleteOne({ _id: id });
    },

    /** Forgets what no longer counts. */
    async sweep(now: Date): Promise<void> {
      await slots.deleteMany({ until: { $lt: now } });
    },
  };
}
