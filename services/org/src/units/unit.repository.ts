import { keyOf, sortKeyOf, type UnitCategory } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { createCounter, findPage, isDuplicateKey, renewFields, searchTermsOf, termFilterOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { Unit, UnitSummary } from './unit.domain';
import type { UnitDocument } from './unit.model';
import { unitModel } from './unit.model';

export interface UnitSelection {
  category?: UnitCategory | undefined;
  q?: string | undefined;
}

export function createUnitRepository({ connection }: Pick<Store, 'connection'>) {
  const model = unitModel(connection);
  const moves = createCounter({ connection }, 'unit_trees');

  /** Active ones, by name. */
  async function list({ category, q }: UnitSelection, request: PageRequest): Promise<Page<UnitSummary>> {
    const filter = { active: true, ...(category && { category }), ...termFilterOf(q) };
    const page = await findPage(model, {
      ...request,
      filter,
      sort: { sortKey: 1 },
      omit: ['description', 'budget', 'terms'],
    });
    return { ...page, items: page.items.map(summaryOf) };
  }

  async function find(id: string, session: Session | null = null): Promise<Unit | null> {
    const found = await model.findById(id).session(session).lean<UnitDocument>();
    return found && fromDocument(found);
  }

  async function namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await model
      .find({ _id: { $in: [...ids] } }, { name: 1 })
      .lean<Pick<UnitDocument, '_id' | 'name'>[]>();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  /** All of them by name, up to the limit, and how many there are. */
  async function listTree(limit: number): Promise<{ units: UnitSummary[]; total: number }> {
    const [found, total] = await Promise.all([
      model.find({}, SUMMARY).sort({ sortKey: 1, _id: 1 }).limit(limit).lean<UnitDocument[]>(),
      model.countDocuments(),
    ]);
    return { units: found.map(summaryOf), total };
  }

  /** Every unit and the one above it, by name. */
  async function listParents(): Promise<Pick<Unit, 'id' | 'parentId'>[]> {
    const found = await model
      .find({}, { parentId: 1 })
      .sort({ sortKey: 1, _id: 1 })
      .lean<Pick<UnitDocument, '_id' | 'parentId'>[]>();
    return found.map(({ _id: id, parentId }) => ({ id, parentId }));
  }

  async function listSubUnits(parentId: string): Promise<UnitSummary[]> {
    const found = await model.find({ parentId }, SUMMARY).sort({ sortKey: 1, _id: 1 }).lean<UnitDocument[]>();
    return found.map(summaryOf);
  }

  /** The ids of all units above one, the nearest first. */
  async function findAbove({ id, parentId }: Unit, session: Session): Promise<string[]> {
    const above = [id];
    for (let next = parentId; next !== null && !above.includes(next);) {
      above.push(next);
      const found = await model.findById(next, { parentId: 1 }).session(session).lean<UnitDocument>();
      next = found?.parentId ?? null;
    }
    return above.slice(1);
  }

  /** Begins with a write, so that moves of units run one after the other. */
  const lockTree = (session: Session) => moves.take('units', session);

  /** All of them, by name. */
  async function listAll(request: PageRequest): Promise<Page<Unit>> {
    const page = await findPage(model, { ...request, filter: {}, sort: { nameKey: 1 }, isUnique: true });
    return { ...page, items: page.items.map(fromDocument) };
  }

  /** By name. */
  async function findAll(session: Session | null = null): Promise<Unit[]> {
    const found = await model.find().sort({ sortKey: 1, _id: 1 }).session(session).lean<UnitDocument[]>();
    return found.map(fromDocument);
  }

  async function add(units: readonly Unit[], session: Session): Promise<void> {
    // Lean: an import adds thousands, and making a document of mongoose of each takes longer than storing it.
    await refusingTakenName(() => model.insertMany(units.map(toDocument), { session, lean: true }));
  }

  async function change(units: readonly Unit[], session: Session): Promise<void> {
    const updates = units.map((unit) => {
      const { _id, ...changed } = toDocument(unit);
      return { updateOne: { filter: { _id }, update: { $set: changed } } };
    });
    await refusingTakenName(() => model.bulkWrite(updates, { session }));
  }

  /** Names of earlier builds get the keys of today. A unit whose key another one has keeps its own until it is renamed. */
  async function renewKeys(): Promise<void> {
    const found = await model.find({}, { name: 1, nameKey: 1 }).sort({ _id: 1 }).lean<UnitDocument[]>();
    for (const { _id, name, nameKey } of found) {
      if (nameKey === keyOf(name) || (await model.exists({ nameKey: keyOf(name) }))) continue;
      await model.updateOne({ _id }, { $set: { nameKey: keyOf(name) } });
    }
  }

  /** Rows of earlier builds are found and sorted as today's. */
  const renewListFields = () =>
    renewFields<UnitDocument>(model, ({ name }) => {
      const { sortKey, terms } = derivedOf(name);
      return { sortKey, terms };
    });

  return {
    list,
    listAll,
    listTree,
    listParents,
    listSubUnits,
    find,
    findAll,
    findAbove,
    namesOf,
    lockTree,
    add,
    change,
    renewKeys,
    renewListFields,
  };
}

/** What is read for a summary. */
const SUMMARY = { name: 1, type: 1, category: 1, parentId: 1, active: 1, contact: 1 } as const;

async function refusingTakenName(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('UNIT.NAME_TAKEN');
    throw error;
  }
}

export type UnitRepository = ReturnType<typeof createUnitRepository>;

function summaryOf({ _id, name, type, category, parentId, active, contact }: UnitDocument): UnitSummary {
  return { id: _id, name, type, category, parentId, active, email: contact.email };
}

/** What a name is compared, sorted and found by. */
const derivedOf = (name: string) => ({ nameKey: keyOf(name), sortKey: sortKeyOf(name), terms: searchTermsOf(name) });

function toDocument({ id, ...unit }: Unit): UnitDocument {
  return { _id: id, ...unit, ...derivedOf(unit.name) };
}

function fromDocument({ _id, nameKey: _key, sortKey: _order, terms: _terms, ...unit }: UnitDocument): Unit {
  return { id: _id, ...unit };
}
