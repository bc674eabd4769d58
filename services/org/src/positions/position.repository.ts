import { sortKeyOf, type QueryOf, type UnitRef, type calls } from '@portal/contracts';
import type { CountCache, Page, PageRequest, Session, Store } from '@portal/service-kit';
import { afterCommit, createCounter, findPage, renewFields, searchTermsOf, termFilterOf } from '@portal/service-kit';
import { kindOf, type Position } from './position.domain';
import type { PositionDocument } from './position.model';
import { positionModel } from './position.model';

type PositionSelection = Pick<QueryOf<typeof calls.listPositions>, 'q' | 'unit' | 'category' | 'type'>;

export type PositionRepository = ReturnType<typeof createPositionRepository>;

export function createPositionRepository({ connection }: Pick<Store, 'connection'>, countCache: CountCache) {
  const positions = positionModel(connection);
  const numbers = createCounter({ connection }, 'position_counts');

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

  async function find(id: string, session: Session | null = null): Promise<Position | null> {
    const found = await positions.findById(id, { terms: 0 }).session(session).lean<PositionDocument>();
    return found && fromDocument(found);
  }

  async function findMany(ids: readonly string[]): Promise<Position[]> {
    const found = await positions.find({ _id: { $in: [...ids] } }, { terms: 0 }).lean<PositionDocument[]>();
    return found.map(fromDocument);
  }

  /** Writes to the position, so that of two transactions that do one waits and then sees what the other did. */
  async function touch(id: string, session: Session): Promise<Position | null> {
    const options = { session, projection: { terms: 0 }, returnDocument: 'after' } as const;
    const found = await positions
      .findOneAndUpdate({ _id: id }, { $inc: { decisions: 1 } }, options)
      .lean<PositionDocument>();
    return found && fromDocument(found);
  }

  /** By title. */
  async function listOfUnit(unitId: string, limit: number): Promise<Position[]> {
    const found = await positions
      .find({ 'unit.id': unitId }, { terms: 0 })
      .sort({ key: 1, _id: 1 })
      .limit(limit)
      .lean<PositionDocument[]>();
    return found.map(fromDocument);
  }

  /** All positions of these units. */
  async function findOfUnits(unitIds: readonly string[], session: Session | null = null): Promise<Position[]> {
    const found = await positions
      .find({ 'unit.id': { $in: [...unitIds] } }, { terms: 0 })
      .sort({ code: 1 })
      .session(session)
      .lean<PositionDocument[]>();
    return found.map(fromDocument);
  }

  /** The same as {@link touch} for several. */
  async function touchAll(ids: readonly string[], session: Session): Promise<void> {
    await positions.updateMany({ _id: { $in: [...ids] } }, { $inc: { decisions: 1 } }, { session });
  }

  /** The first of the numbers of the next positions; removed positions keep theirs. */
  const nextNumber = (session: Session, count = 1) => numbers.take('positions', session, count);

  async function add(added: readonly Position[], session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    // Lean: an import adds thousands, and making a document of mongoose of each takes longer than storing it.
    await positions.insertMany(added.map(toDocument), { session, lean: true });
  }

  async function change(changed: readonly Position[], session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    const updates = changed.map((position) => {
      const { _id, ...fields } = toDocument(position);
      return { updateOne: { filter: { _id }, update: { $set: fields } } };
    });
    await positions.bulkWrite(updates, { session });
  }

  async function remove(id: string, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    await positions.deleteOne({ _id: id }, { session });
  }

  async function countOfUnit(unitId: string): Promise<number> {
    return positions.countDocuments({ 'unit.id': unitId });
  }

  /** Their versions stay: what they say of themselves did not change. */
  async function syncUnitDetails(units: readonly UnitRef[], session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    const details = new Map(units.map(({ id, name, category }) => [id, { id, name, category }]));
    const held = await positions
      .find({ 'unit.id': { $in: [...details.keys()] } }, { terms: 0 })
      .session(session)
      .lean<PositionDocument[]>();
    const updates = held.map((document) => {
      const unit = details.get(document.unit.id) ?? document.unit;
      const update = { $set: { unit, terms: termsOf({ ...document, unit }) } };
      return { updateOne: { filter: { _id: document._id }, update } };
    });
    if (updates.length > 0) await positions.bulkWrite(updates, { session });
  }

  /** Rows of earlier builds are found and sorted as today's. */
  const renewListFields = () =>
    renewFields<PositionDocument>(positions, (position) => ({
      key: sortKeyOf(position.title),
      terms: termsOf(position),
    }));

  return {
    renewListFields,
    list,
    find,
    findMany,
    listOfUnit,
    findOfUnits,
    touch,
    touchAll,
    nextNumber,
    add,
    change,
    remove,
    countOfUnit,
    syncUnitDetails,
  };
}

function filterOf({ q, unit, category, type }: PositionSelection): object {
  return {
    ...termFilterOf(q),
    ...(unit !== undefined && { 'unit.id': unit }),
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
    key: sortKeyOf(title),
    kind: kindOf(type),
    terms: termsOf(position),
  };
}

function fromDocument(document: PositionDocument): Position {
  const { _id, key: _key, kind: _kind, terms: _terms, decisions: _decisions, ...position } = document;
  return { id: _id, ...position };
}
