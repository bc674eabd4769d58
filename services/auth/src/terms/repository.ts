import { type Session, newId } from '@portal/service-kit';
import type { Connection } from 'mongoose';
import type { Term } from './domain';
import { type RoleTermDocument, roleTermModel } from './model';

export type NewTerm = Omit<Term, 'endedAt' | 'endedBy'> & { userId: string };

/** How and when a term ended, and the unit it was about. */
export type TermEnd = Pick<Term, 'endedBy' | 'unit'> & { endedAt: Date };

/** Nobody has held more offices. */
const MOST = 200;

export type TermRepository = ReturnType<typeof createTermRepository>;

export function createTermRepository(connection: Connection) {
  const terms = roleTermModel(connection);
  return {
    async add(term: NewTerm, session: Session): Promise<void> {
      await terms.create([{ ...term, _id: newId(), endedAt: null, endedBy: null }], { session });
    },

    async end(userId: string, end: TermEnd, session: Session): Promise<void> {
      await terms.updateOne({ userId, endedAt: null }, { $set: end }, { session });
    },

    /** Newest first. */
    async listOf(userId: string): Promise<Term[]> {
      const found = await terms.find({ userId }).sort({ since: -1, _id: -1 }).limit(MOST).lean<RoleTermDocument[]>();
      return found.map(({ _id, userId: _person, ...term }) => term);
    },
  };
}
