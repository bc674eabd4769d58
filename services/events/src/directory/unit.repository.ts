import { sortKeyOf, type UnitCategory, type UnitType } from '@portal/contracts';
import type { Page, PageRequest, Scope, Session, Store } from '@portal/service-kit';
import { defineReadCopy, findPage, renewFields, scopeFilter, searchTermsOf, termFilterOf } from '@portal/service-kit';

export interface Unit {
  id: string;
  name: string;
  type: UnitType;
  category: UnitCategory;
}

export interface UnitRow {
  _id: string;
  version: number;
  name: string;
  type: UnitType;
  category: UnitCategory;
  active: boolean;
  /** `sortKeyOf` the name. */
  key: string;
  /** Search terms. */
  terms: string[];
}

/** What lists are sorted and searched by. */
const listedBy = ({ name }: Pick<UnitRow, 'name'>) => ({ key: sortKeyOf(name), terms: searchTermsOf(name) });

export const unitCopy = defineReadCopy<UnitRow>({
  name: 'units',
  handlerName: 'keepUnit',
  of: {
    'org.unit': ({ data: { unitId: _id, version, name, type, category, active } }) => ({
      _id,
      version,
      name,
      type,
      category,
      active,
      ...listedBy({ name }),
    }),
  },
  indexes: [
    { active: 1, key: 1, _id: 1 },
    { category: 1, active: 1, key: 1, _id: 1 },
    { terms: 1, key: 1, _id: 1 },
  ],
  orderedBy: { key: String },
});

export type UnitRepository = ReturnType<typeof createUnitRepository>;

/** `changed` is called in the transaction that stores another version of a unit. */
export function createUnitRepository(
  store: Pick<Store, 'connection'>,
  changed: (row: UnitRow, session: Session) => Promise<void>,
) {
  const { model: units, copy } = unitCopy.open(store, changed);

  /** Active units within the scope, by name. */
  async function list(scope: Scope, q: string | undefined, page: PageRequest): Promise<Page<Unit>> {
    const within = scopeFilter(scope, { unit: '_id', category: 'category' });
    const filter = { ...within, active: true, ...termFilterOf(q) };
    const found = await findPage(units, { filter, sort: { key: 1 }, ...page });
    return { ...found, items: found.items.map(unitFrom) };
  }

  async function findActive(id: string): Promise<Unit | null> {
    const found = await units.findOne({ _id: id, active: true }).lean<UnitRow>();
    return found && unitFrom(found);
  }

  async function findMany(ids: readonly string[]): Promise<Unit[]> {
    const found = await units.find({ _id: { $in: [...ids] } }).lean<UnitRow[]>();
    return found.map(unitFrom);
  }

  /** Rows of earlier builds are found and sorted as today's. */
  const renewListFields = () => renewFields<UnitRow>(units, listedBy);

  return { list, findActive, findMany, copy, renewListFields };
}

function unitFrom({ _id, name, type, category }: UnitRow): Unit {
  return { id: _id, name, type, category };
}
