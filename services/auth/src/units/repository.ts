import type { UnitRef } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import type { Connection } from 'mongoose';
import { wordsOf } from '../accounts/search.domain';
import { type UnitDocument, unitModel } from './model';

export type UnitCopy = Omit<UnitDocument, '_id' | 'nameWords'> & { id: string };

/** A unit and where it is run from. */
export interface RunUnit {
  unit: UnitRef;
  contactEmail: string;
}

/** A unit that a search found, and by which words. */
export interface FoundUnit {
  id: string;
  /** Null of one that is closed: its address makes nobody its coordinator any more. */
  contactEmail: string | null;
  words: string[];
}

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

    findActive: async (id: string, session: Session): Promise<UnitRef | null> =>
      toRef(await units.findOne({ _id: id, active: true }).session(session).lean<UnitDocument>()),

    findByContact: async (email: string): Promise<UnitRef | null> =>
      toRef(await units.findOne({ contactEmail: email, active: true }).lean<UnitDocument>()),

    /** Units with one of the ids, and those that are run from one of the addresses. */
    async listFor(ids: readonly string[], contactEmails: readonly string[]): Promise<RunUnit[]> {
      const found = await units
        .find({ $or: [{ _id: { $in: [...ids] } }, { contactEmail: { $in: [...contactEmails] }, active: true }] })
        .lean<UnitDocument[]>();
      return found.map(({ _id, name, category, contactEmail }) => ({
        unit: { id: _id, name, category },
        contactEmail,
      }));
    },

    /** Units in whose name a word begins in one of these ways. */
    async listNamed(beginnings: readonly RegExp[]): Promise<FoundUnit[]> {
      const found = await units
        .find({ $or: beginnings.map((beginning) => ({ nameWords: { $regex: beginning } })) })
        .select('contactEmail active +nameWords')
        .lean<UnitDocument[]>();
      return found.map(({ _id: id, contactEmail, active, nameWords: words = [] }) => ({
        id,
        contactEmail: active ? contactEmail : null,
        words,
      }));
    },

    /** Copies that were made before units could be searched for get what a search needs. */
    async fillSearch(): Promise<void> {
      const old = await units.find({ nameWords: { $exists: false } }, 'name').lean<UnitDocument[]>();
      if (old.length === 0) return;
      await units.bulkWrite(
        old.map(({ _id, name }) => ({
          updateOne: { filter: { _id }, update: { $set: { nameWords: wordsOf(name) } } },
        })),
      );
    },

    /** False when a newer version is already known. */
    async save({ id, ...unit }: UnitCopy, session: Session): Promise<boolean> {
      const known = await units.findById(id).session(session).lean<UnitDocument>();
      if (known && known.version >= unit.version) return false;
      await units.updateOne(
        { _id: id },
        { $set: { ...unit, nameWords: wordsOf(unit.name) } },
        { upsert: true, session },
      );
      return true;
    },
  };
}
