import type { UnitCategory } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { isDuplicateKey, pageOf, positionOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { Unit } from './domain';
import { nameKeyOf } from './domain';
import type { UnitDocument } from './model';
import { unitModel } from './model';

export interface UnitSelection {
  category?: UnitCategory | undefined;
  q?: string | undefined;
}

export type UnitSummary = Pick<Unit, 'id' | 'name' | 'type' | 'category' | 'parentId'> & { email: string };
type StoredSummary = Pick<UnitDocument, '_id' | 'name' | 'nameKey' | 'type' | 'category' | 'parentId' | 'contact'>;

const SUMMARY = { name: 1, nameKey: 1, type: 1, category: 1, parentId: 1, 'contact.email': 1 } as const;

export function createUnitRepository({ connection }: Pick<Store, 'connection'>) {
  const model = unitModel(connection);

  /** Starts where the cursor points instead of counting past what was read. */
  async function page(selection: UnitSelection, { limit, cursor }: PageRequest): Promise<Page<UnitSummary>> {
    const chosen = conditionOf(selection);
    const start = positionOf(cursor, 'string')?.value;
    const [found, total] = await Promise.all([
      model
        .find(start === undefined ? chosen : { $and: [chosen, { nameKey: { $gt: start } }] }, SUMMARY)
        .sort({ nameKey: 1 })
        .limit(limit + 1)
        .lean<StoredSummary[]>(),
      model.countDocuments(chosen),
    ]);
    const page = pageOf(found, total, limit, ({ nameKey, _id }) => ({ value: nameKey, id: String(_id) }));
    return { ...page, items: page.items.map(summaryOf) };
  }

  async function find(id: string, session?: Session): Promise<Unit | null> {
    const found = await model
      .findById(id)
      .session(session ?? null)
      .lean<UnitDocument>();
    return found && fromDocument(found);
  }

  async function namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await model
      .find({ _id: { $in: [...ids] } }, { name: 1 })
      .lean<Pick<UnitDocument, '_id' | 'name'>[]>();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  /** The oldest where several units share an address. */
  async function findByContact(email: string): Promise<Unit | null> {
    const found = await model.findOne({ 'contact.email': email }).sort({ createdAt: 1 }).lean<UnitDocument>();
    return found && fromDocument(found);
  }

  async function add({ id, ...unit }: Unit, session: Session): Promise<void> {
    try {
      await model.create([{ ...unit, _id: id, nameKey: nameKeyOf(unit.name) }], { session });
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('UNIT.NAME_TAKEN');
      throw error;
    }
  }

  return { page, find, namesOf, findByContact, add };
}

export type UnitRepository = ReturnType<typeof createUnitRepository>;

function conditionOf({ category, q }: UnitSelection) {
  return {
    ...(category && { category }),
    ...(q && { nameKey: { $regex: asText(nameKeyOf(q)) } }),
  };
}

/** What people type is looked for as it stands: `c++` is no pattern. */
const asText = (typed: string) => typed.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function summaryOf({ _id, name, type, category, parentId, contact }: StoredSummary): UnitSummary {
  return { id: _id, name, type, category, parentId, email: contact.email };
}

function fromDocument({ _id, nameKey: _nameKey, ...unit }: UnitDocument): Unit {
  return { ...unit, id: _id };
}
