import type { EventData, UnitCategory, UnitType } from '@portal/contracts';
import type { Page, PageRequest, Scope, Store } from '@portal/service-kit';
import { containing, createCopyRows, findPage, scopeFilter } from '@portal/service-kit';
import type { UnitDocument } from './unit.model';
import { unitModel } from './unit.model';

export interface Unit {
  id: string;
  name: string;
  type: UnitType;
  category: UnitCategory;
}

export type UnitRepository = ReturnType<typeof createUnitRepository>;

export function createUnitRepository(store: Pick<Store, 'connection'>) {
  const units = unitModel(store.connection);
  const rows = createCopyRows<UnitDocument>(store, units.collection.collectionName);

  /** Active units within the scope, by name. */
  async function list(scope: Scope, q: string | undefined, page: PageRequest): Promise<Page<Unit>> {
    const within = scopeFilter(scope, { unit: '_id', category: 'category' });
    const filter = { ...within, active: true, ...(q && { key: containing(q) }) };
    const found = await findPage(units, { filter, sort: { key: 1 }, ...page });
    return { ...found, items: found.items.map(fromDocument) };
  }

  async function findActive(id: string): Promise<Unit | null> {
    const found = await units.findOne({ _id: id, active: true }).lean<UnitDocument>();
    return found && fromDocument(found);
  }

  async function findMany(ids: readonly string[]): Promise<Unit[]> {
    const found = await units.find({ _id: { $in: [...ids] } }).lean<UnitDocument[]>();
    return found.map(fromDocument);
  }

  return { list, findActive, findMany, rows };
}

export function unitRowOf(unit: EventData<'org.unit.created.v1'>): UnitDocument {
  const { unitId: _id, version, name, type, category, active } = unit;
  return { _id, version, name, type, category, active, key: name.toLowerCase() };
}

function fromDocument({ _id, name, type, category }: UnitDocument): Unit {
  return { id: _id, name, type, category };
}
