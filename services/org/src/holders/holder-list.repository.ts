import type { HolderStatus, UnitCategory } from '@portal/contracts';
import type { CountCache, IdChoice, Page, PageRequest, Scope, Store } from '@portal/service-kit';
import { findPage, idFilterOf, renewFields, scopeFilter, termFilterOf } from '@portal/service-kit';
import type { HistoryEntry, Holder, UnitHolder } from './holder.domain';
import { CONFIRMED, derivedOf, fromDocument, holderModel, type HolderDocument } from './holder.model';
import type { TenureHolder } from './office-bearer.domain';

export interface HolderSelection {
  q?: string | undefined;
  /** Students find by what they see alone. */
  isPublic?: boolean;
  status?: HolderStatus | undefined;
  tenureYear?: string | undefined;
  unit?: string | undefined;
  category?: UnitCategory | undefined;
  position?: string | undefined;
}

interface ClaimsRequest extends PageRequest, IdChoice {
  unit?: string | undefined;
  q?: string | undefined;
}

const LISTED = { omit: ['terms', 'publicTerms', 'history', 'handOverRemindedAt'] } as const;

export type HolderListRepository = ReturnType<typeof createHolderListRepository>;

/** The pages and lists of records of holders. */
export function createHolderListRepository({ connection }: Pick<Store, 'connection'>, countCache: CountCache) {
  const holders = holderModel(connection);

  async function list(selection: HolderSelection, request: PageRequest): Promise<Page<Holder>> {
    return pageOf({ confirmation: CONFIRMED, ...filterOf(selection) }, { order: -1 }, request);
  }

  /** Claims that wait, of one unit or by a search where that is asked for; those that wait longest first. */
  async function listClaims(scope: Scope, { unit, q, only, except, ...request }: ClaimsRequest): Promise<Page<Holder>> {
    const within = scopeFilter(scope, { unit: 'unit.id', category: 'unit.category' });
    const asked = [filterOf({ unit, q }), idFilterOf({ only, except })].filter((one) => Object.keys(one).length > 0);
    const filter = { confirmation: 'awaiting', ...within, ...(asked.length > 0 && { $and: asked }) };
    return pageOf(filter, { updatedAt: 1 }, request);
  }

  /** All of a tenure, or of a unit in it, as far as lists of office-bearers show them. */
  async function listOfTenure(tenureYear: string, isActive: boolean, unit?: string): Promise<TenureHolder[]> {
    const filter = {
      confirmation: CONFIRMED,
      ...filterOf({ tenureYear, unit, ...(isActive && { status: 'active' }) }),
    };
    const found = await holders
      .find(filter, { person: 1, position: 1, unit: 1, tenureYear: 1, status: 1 })
      .lean<(Omit<TenureHolder, 'id'> & { _id: string })[]>();
    return found.map(({ _id: id, ...holder }) => ({ id, ...holder }));
  }

  /** With `confirmed` without claims. */
  async function listOfPerson(userId: string, confirmed: boolean, request: PageRequest): Promise<Page<Holder>> {
    const filter = { 'person.id': userId, ...(confirmed && { confirmation: CONFIRMED }) };
    return pageOf(filter, { order: -1 }, request);
  }

  async function pageOf(
    filter: object,
    sort: { order: -1 } | { updatedAt: 1 },
    request: PageRequest,
  ): Promise<Page<Holder>> {
    const isUnique = 'order' in sort;
    const page = await findPage(holders, { ...request, ...LISTED, filter, sort, isUnique, countCache });
    return { ...page, items: page.items.map(fromDocument) };
  }

  /** Without claims, the newest tenure first. */
  async function listOfUnit(unitId: string, limit: number): Promise<UnitHolder[]> {
    const found = await holders
      .find({ 'unit.id': unitId, confirmation: CONFIRMED }, { person: 1, position: 1, tenureYear: 1, status: 1 })
      .sort({ order: -1 })
      .limit(limit)
      .lean<(Omit<UnitHolder, 'id'> & { _id: string })[]>();
    return found.map(({ _id: id, ...holder }) => ({ id, ...holder }));
  }

  /** What happened to a record, the latest first. */
  async function listHistory(id: string): Promise<HistoryEntry[]> {
    const found = await holders.findById(id, { history: 1 }).lean<Pick<HolderDocument, 'history'>>();
    return (found?.history ?? []).toReversed();
  }

  /** Rows of earlier builds are found and sorted as today's. */
  const renewListFields = () =>
    renewFields<HolderDocument>(holders, (holder) => {
      const { terms, publicTerms } = derivedOf(holder);
      return { terms, publicTerms };
    });

  return { list, listClaims, listOfTenure, listOfPerson, listOfUnit, listHistory, renewListFields };
}

function filterOf({ q, isPublic = false, status, tenureYear, unit, category, position }: HolderSelection): object {
  return {
    ...termFilterOf(q, isPublic ? 'publicTerms' : 'terms'),
    ...(status !== undefined && { status }),
    ...(tenureYear !== undefined && { tenureYear }),
    ...(unit !== undefined && { 'unit.id': unit }),
    ...(category !== undefined && { 'unit.category': category }),
    ...(position !== undefined && { 'position.id': position }),
  };
}
