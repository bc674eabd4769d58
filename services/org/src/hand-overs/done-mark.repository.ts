import type { Session, Store } from '@portal/service-kit';
import type { DoneMark, MarkedThing } from './done-mark.domain';
import { doneMarkModel, type DoneMarkDocument } from './done-mark.model';

export type DoneMarkRepository = ReturnType<typeof createDoneMarkRepository>;

export function createDoneMarkRepository({ connection }: Pick<Store, 'connection'>) {
  const model = doneMarkModel(connection);

  /** The latest first; those beyond the limit are of things that were dealt with long ago. */
  async function list(
    { positionId, tenureYear }: Pick<DoneMark, 'positionId' | 'tenureYear'>,
    limit: number,
  ): Promise<DoneMark[]> {
    const found = await model
      .find({ positionId, tenureYear })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean<DoneMarkDocument[]>();
    return found.map(fromDocument);
  }

  async function find(thing: MarkedThing, session: Session): Promise<DoneMark | null> {
    const found = await model
      .findOne({ ...thing })
      .session(session)
      .lean<DoneMarkDocument>();
    return found && fromDocument(found);
  }

  /** Of two first marks at once the later is a duplicate: its transaction runs again, and finds the other one. */
  async function save({ id: _id, ...mark }: DoneMark, session: Session): Promise<void> {
    await model.replaceOne({ _id }, { ...mark, _id }, { session, upsert: true });
  }

  async function remove(thing: MarkedThing, session: Session): Promise<void> {
    await model.deleteOne({ ...thing }, { session });
  }

  return { list, find, save, remove };
}

function fromDocument({ _id: id, ...mark }: DoneMarkDocument): DoneMark {
  return { id, ...mark };
}
