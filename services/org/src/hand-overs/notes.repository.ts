import type { Session, Store } from '@portal/service-kit';
import { isDuplicateKey } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { Notes } from './hand-over.domain';
import { notesModel, type NotesDocument } from './notes.model';

export type NotesRepository = ReturnType<typeof createNotesRepository>;

export function createNotesRepository({ connection }: Pick<Store, 'connection'>) {
  const model = notesModel(connection);

  /** By author; a position has only so many holders in a tenure. */
  async function list(positionId: string, tenureYear: string, limit: number): Promise<Notes[]> {
    const found = await model
      .find({ positionId, tenureYear })
      .sort({ 'author.id': 1 })
      .limit(limit)
      .lean<NotesDocument[]>();
    return found.map(fromDocument);
  }

  async function find(
    { positionId, tenureYear, authorId }: { positionId: string; tenureYear: string; authorId: string },
    session: Session,
  ): Promise<Notes | null> {
    const filter = { positionId, tenureYear, 'author.id': authorId };
    const found = await model.findOne(filter).session(session).lean<NotesDocument>();
    return found && fromDocument(found);
  }

  /** Two first versions at once are the same conflict as two of any other. */
  async function save({ id: _id, ...notes }: Notes, session: Session): Promise<void> {
    try {
      await model.replaceOne({ _id }, { ...notes, _id }, { session, upsert: true });
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('HAND_OVER.CHANGED_MEANWHILE');
      throw error;
    }
  }

  return { list, find, save };
}

function fromDocument({ _id: id, ...notes }: NotesDocument): Notes {
  return { id, ...notes };
}
