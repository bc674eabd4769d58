import type { EventData, UnitCategory, UnitType } from '@portal/contracts';
import type { Page, PageRequest, Store } from '@portal/service-kit';
import { createCopyRows, pageOf, positionOf } from '@portal/service-kit';
import type { Area } from '../areas/domain';
import { typedText } from '../search/domain';
import type { UnitDocument } from './model';
import { unitModel } from './model';

export interface Unit {
  id: string;
  name: string;
  type: UnitType;
  category: UnitCategory;
}

type Units = ReturnType<typeof unitModel>;

export type UnitRepository = ReturnType<typeof createUnitRepository>;

export function createUnitRepository(store: Pick<Store, 'connection'>) {
  const units = unitModel(store.connection);
  const rows = createCopyRows<UnitDocument>(store, units.collection.collectionName);
  return { page: page(units), find: find(units), named: named(units), rows, rowOf: toDocument };
}

/** Active units the area may create events for, by name. */
const page =
  (units: Units) =>
  async (area: Area, q: string | undefined, { limit, cursor }: PageRequest): Promise<Page<Unit>> => {
    const chosen = { ...unitsWithin(area), active: true, ...(q && { key: { $regex: typedText(q) } }) };
    const [found, total] = await Promise.all([
      units
        .find({ $and: [chosen, after(cursor)] })
        .sort({ key: 1, _id: 1 })
        .limit(limit + 1)
        .lean<UnitDocument[]>(),
      units.countDocuments(chosen),
    ]);
    return pageOf(found.map(fromDocument), total, limit, ({ name, id }) => ({ value: name.toLowerCase(), id }));
  };

const find =
  (units: Units) =>
  async (id: string): Promise<Unit | null> => {
    const found = await units.findOne({ _id: id, active: true }).lean<UnitDocument>();
    return found && fromDocument(found);
  };

const named =
  (units: Units) =>
  async (ids: readonly string[]): Promise<Unit[]> => {
    const found = await units.find({ _id: { $in: [...ids] } }).lean<UnitDocument[]>();
    return found.map(fromDocument);
  };

function unitsWithin(area: Area) {
  if (area.kind === 'everything') return {};
  if (area.kind === 'category') return { category: area.category };
  return { _id: area.kind === 'unit' ? area.unitId : '' };
}

function after(cursor: string | undefined) {
  const position = positionOf(cursor, 'string');
  if (!position) return {};
  const key = String(position.value);
  return { key: { $gte: key }, $or: [{ key: { $gt: key } }, { _id: { $gt: position.id } }] };
}

function toDocument(unit: EventData<'org.unit.created.v1'>): UnitDocument {
  const { unitId: _id, version, name, type, category, active } = unit;
  return { _id, version, name, type, category, active, key: name.toLowerCase() };
}

function fromDocument({ _id, name, type, category }: UnitDocument): Unit {
  return { id: _id, name, type, category };
}
