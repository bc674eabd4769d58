import type { QueryOf, UnitRef, calls } from '@portal/contracts';
import type { CountCache, Page, PageRequest, Session, Store } from '@portal/service-kit';
import { afterCommit, findPage, queryTermsOf, searchTermsOf } from '@portal/service-kit';
import { kindOf, type Position } from './position.domain';
import type { PositionDocument } from './position.model';
import { positionCountModel, positionModel } from './position.model';

type PositionSelection = Pick<QueryOf<typeof calls.listPositions>, 'q' | 'unit' | 'category' | 'type'>;

export type PositionRepository = ReturnType<typeof createPositionRepository>;

export function createPositionRepository({ connection }: Pick<Store, 'connection'>, countCache: CountCache) {
  const positions = positionModel(connection);
  const counts = positionCountModel(connection);

  async function list(selection: PositionSelection, request: PageRequest): Promise<Page<Position>> {
    const page = await findPage(positions, {
      ...request,
      filter: filterOf(selection),
      sort: { key: 1 },
      omit: ['terms'],
      countCache,
    });
    return { ...page, items: page.items.map(fromDocument) };
  }

  async function find(id: string, session: Session): Promise<Position | null> {
    const found = await positions.findById(id, { terms: 0 }).session(session).lean<PositionDocument>();
    return found && fromDocument(found);
  }

  /** Writes to the position, so that of two transactions that do one waits and then sees what the other did. */
  async function touch(id: string, session: Session): Promise<Position | null> {
    const options = { session, projection: { terms: 0 }, returnDocument: 'after' } as const;
    const found = await positions
      .findOneAndUpdate({ _id: id }, { $inc: { decisions: 1 } }, options)
      .lean<PositionDocument>();
    return found && fromDocument(found);
  }

  /** The number of the next position; removed positions keep theirs. */
  async function nextNumber(session: Session): Promise<number> {
    const { last } = await counts
      .findOneAndUpdate({ _id: 'positions' }, { $inc: { last: 1 } }, { session, upsert: true, returnDocument: 'after' })
      .orFail()
      .lean();
    return last;
  }

  async function add(position: Position, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    await positions.create([toDocument(position)], { session });
  }

  async function change(position: Position, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    const { _id, ...changed } = toDocument(position);
    await positions.updateOne({ _id }, { $set: changed }, { session });
  }

  async function remove(id: string, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    await positions.deleteOne({ _id: id }, { session });
  }

  async function countOfUnit(unitId: string): Promise<number> {
    return positions.countDocuments({ 'unit.id': unitId });
  }

  /** Their versions stay: what they say of themselves did not change. */
  async function syncUnitDetails({ id, name, category }: UnitRef, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    const unit = { id, name, category };
    const held = await positions.find({ 'unit.id': id }, { terms: 0 }).session(session).lean<PositionDocument[]>();
    const updates = held.map((document) => ({
      updateOne: {
        filter: { _id: document._id },
        update: { $set: { unit, terms: termsOf({ ...document, unit }) } },
      },
    }));
    if (updates.length > 0) await positions.bulkWrite(updates, { session });
  }

  return { list, find, touch, nextNumber, add, change, remove, countOfUnit, syncUnitDetails };
}

function filterOf({ q, unit, category, type }: PositionSelection): object {
  const terms = queryTermsOf(q ?? '');
  return {
    ...(terms.length > 0 && { $and: terms.map((term) => ({ terms: term })) }),
    ...(unit !== undefined && { 'unit.id': unit.toLowerCase() }),
    ...(category !== undefined && { 'unit.category': category }),
    ...(type !== undefined && { kind: type }),
  };
}

function termsOf({ title, type, unit, code, requirements }: Omit<Position, 'id'>): string[] {
  return searchTermsOf(title, type, unit.name, code, ...requirements.skills);
}

function toDocument({ id, ...position }: Position): PositionDocument {
  const { title, type } = position;
  return {
    ...position,
    _id: id,
    key: title.toLowerCase(),
    kind: kindOf(type),
    terms: termsOf(position),
  };
}

function fromDocument(document: PositionDocument): Position {
  const { _id, key: _key, kind: _kind, terms: _terms, decisions: _decisions, ...position } = document;
  return { ...position, id: _id };
}
