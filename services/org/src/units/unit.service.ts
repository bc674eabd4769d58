import type { AnswerOf, QueryOf, UnitAnswer, UnitDetails, UnitTree } from '@portal/contracts';
import { calls, LEADERSHIP, matchesSearch } from '@portal/contracts';
import type { Actor, Clock, Page, Session, Transaction } from '@portal/service-kit';
import { covers, DomainError, newId, readBatches, scopeOf } from '@portal/service-kit';
import { csvPartsOf } from '@portal/service-kit/csv';
import type { UnitPorts } from './unit.ports';
import type { Unit, UnitDraft, UnitDependents } from './unit.domain';
import { createUnit, ranksOf } from './unit.domain';
import { unitColumns, type UnitRow } from './unit-csv.presenter';
import { longUnitAnswerOf, shortUnitAnswerOf, unitAnswerOf, unitDetailsOf, unitTreeOf } from './unit.presenter';
import type { UnitRepository } from './unit.repository';
import type { UnitWriter } from './unit.writer';

type ListedUnit = AnswerOf<typeof calls.listUnits>[number];

/** Many times what an institute has. */
const MAX_IN_TREE = 1000;

interface Dependencies extends UnitPorts {
  repository: Pick<
    UnitRepository,
    'list' | 'listAll' | 'listTree' | 'listParents' | 'listSubUnits' | 'find' | 'namesOf'
  >;
  writer: Pick<UnitWriter, 'add'>;
  transaction: Transaction;
  clock: Clock;
}

export type UnitService = ReturnType<typeof createUnitService>;

export function createUnitService(deps: Dependencies) {
  const { repository, writer, positions, holders, campusEvents, transaction, clock } = deps;

  async function create(actor: Actor, draft: UnitDraft): Promise<UnitAnswer> {
    const scope = scopeOf(actor, calls.createUnit);
    const parentId = draft.parent_unit_id;
    const unit = await transaction(async (session) => {
      const parent = parentId ? await repository.find(parentId, session) : null;
      const created = createUnit(scope, draft, { id: newId(), now: clock.now(), parent });
      await writer.add(actor, [created], session);
      return created;
    });
    return unitAnswerOf(unit);
  }

  /** Only leadership gets the long form; others who ask for it get the short one. */
  async function list(actor: Actor, query: QueryOf<typeof calls.listUnits>): Promise<Page<ListedUnit>> {
    const { items, ...page } = await repository.list(query, query);
    const isLeader = LEADERSHIP.some((role) => role === actor.role);
    if (!query.expand || !isLeader) return { ...page, items: items.map(shortUnitAnswerOf) };
    const names = await repository.namesOf(items.flatMap(({ parentId }) => parentId ?? []));
    return { ...page, items: items.map((unit) => longUnitAnswerOf(unit, names)) };
  }

  async function readTree(): Promise<UnitTree> {
    const { units, total } = await repository.listTree(MAX_IN_TREE);
    return unitTreeOf(units, total);
  }

  /** All that have the words, by name. */
  function exportCsv(actor: Actor, q = ''): AsyncIterable<string> {
    const has = ({ name }: Unit) => q.trim() === '' || matchesSearch(q, name);
    const rows = readBatches(async (request) => {
      const { items, ...page } = await repository.listAll(request);
      return { ...page, items: await withParents(items.filter(has)) };
    });
    return csvPartsOf(unitColumns(scopeOf(actor, calls.changeUnit)), rows);
  }

  async function withParents(units: readonly Unit[]): Promise<UnitRow[]> {
    const names = await repository.namesOf(units.flatMap(({ parentId }) => parentId ?? []));
    return units.map((unit) => ({ ...unit, parent: names.get(unit.parentId ?? '') ?? '' }));
  }

  async function read(actor: Actor, id: string): Promise<UnitDetails> {
    const unit = await repository.find(id);
    if (!unit) throw new DomainError('UNIT.NOT_FOUND');
    const mayManage = covers(scopeOf(actor, calls.changeUnit), { categories: [unit.category] });
    const [parent, subUnits, use] = await Promise.all([
      unit.parentId === null ? null : repository.find(unit.parentId),
      repository.listSubUnits(id),
      mayManage ? countDependents(id) : null,
    ]);
    // Coordinators do not change their unit, and its budget is theirs to know.
    const seesBudget = covers(scopeOf(actor, calls.addPosition), { unit });
    return unitDetailsOf(unit, { parent, subUnits, use, seesBudget });
  }

  async function countDependents(id: string): Promise<UnitDependents> {
    const [held, activeHolders, upcomingEvents] = await Promise.all([
      positions.countOfUnit(id),
      holders.countActiveOfUnit(id),
      campusEvents.countUpcoming(id, clock.now()),
    ]);
    return { positions: held, activeHolders, upcomingEvents };
  }

  async function find(id: string, session?: Session): Promise<Unit | null> {
    return repository.find(id, session);
  }

  /** The place of each unit in the hierarchy, from top to bottom. */
  async function readRanks(): Promise<Map<string, number>> {
    return ranksOf(await repository.listParents());
  }

  return { create, list, readTree, exportCsv, readRanks, read, find };
}
