import type { UnitRef } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import type { Connection } from 'mongoose';
import { type UnitDocument, unitModel } from './model';

export type UnitCopy = Omit<UnitDocument, '_id'> & { id: string };

const toRef = (unit: UnitDocument | null): UnitRef | null =>
  unit && { id: unit._id, name: unit.name, category: unit.category };

export type UnitRepository = ReturnType<typeof createUnitRepository>;

export function createUnitRepository(connection: Connection) {
  const units = unitModel(connection);
  return {
    findById: async (id: string, session?: Session): Promise<UnitRef | null> =>
      toRef(
        await units
          .findById(id)
          .session(session ?? null)
          .lean<UnitDocument>(),
      ),

    findByContact: async (email: string): Promise<UnitRef | null> =>
      toRef(await units.findOne({ contactEmail: email, active: true }).lean<UnitDocument>()),

    /** False when a newer version is already known. */
    async save({ id, ...unit }: UnitCopy, session: Session): Promise<boolean> {
      const known = await units.findById(id).session(session).lean<UnitDocument>();
      if (known && known.version >= unit.version) return false;
      await units.updateOne({ _id: id }, { $set: unit }, { upsert: true, session });
      return true;
    },
  };
}
