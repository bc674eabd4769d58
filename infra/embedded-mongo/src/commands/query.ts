import type { Variables } from '../aggregation/evaluation';
import { compileExpression } from '../aggregation/expression';
import { letVariables } from '../aggregation/lazy-operators';
import { orderKey } from '../bson/order-key';
import { isDoc, kindOf, type Doc } from '../bson/values';
import { plan, type Plan, type Range } from '../indexes/planner';
import type { SortedKeys } from '../indexes/sorted-keys';
import { compileFilter, isOperators, type Filter } from '../matching/filter';
import { sorted, sortFields } from '../matching/sort';
import type { Collection } from '../storage/collection';
import { docOf, type Row, type Slot } from '../storage/rows';
import type { Transaction } from '../transactions/transaction';

/** What to look for in a collection. */
export interface Query {
  filter: Doc;
  sort?: Doc | undefined;
  skip?: number | undefined;
  limit?: number | undefined;
  hint?: unknown;
  variables?: Variables | undefined;
}

/** What commands say of the documents they mean, beside a filter. */
interface Selection extends Pick<Query, 'sort' | 'skip' | 'limit' | 'hint'> {
  let?: Doc | undefined;
}

/** A query that a command put. */
export type CommandQuery = Query & { variables: Doc };

/** A query as commands put it: a limit of 0 is none, and `let` holds expressions that need no document. */
export function queryOf(filter: Doc = {}, selection: Selection): CommandQuery {
  const { sort, skip, limit, hint, let: given = {} } = selection;
  const variables = letVariables(given, compileExpression)({ root: {}, variables: {} });
  return {
    filter,
    sort,
    skip,
    limit: limit || Infinity,
    hint: isDoc(hint) && Object.keys(hint).length === 0 ? undefined : hint,
    variables: { NOW: new Date(), ...variables },
  };
}

/** The documents that match, in order, as the transaction (or, without one, everybody) sees them. */
export function findRows(collection: Collection | undefined, query: Query, view?: Transaction): Row[] {
  const { filter, sort = {}, skip = 0, limit = Infinity, hint, variables } = query;
  const matches = compileFilter(filter, variables);
  const order = sortFields(sort);
  if (!collection) return [];
  const overlay = view?.overlayOf(collection);
  const { _id: id, ...more } = filter;
  if (id !== undefined && hint === undefined && !isOperators(id) && kindOf(id) !== 'regex') {
    const key = orderKey(id);
    const row = overlay?.has(key) ? overlay.get(key) : collection.slots.get(key)?.row;
    const isMatch = row && (Object.keys(more).length === 0 || matches(docOf(row)));
    return isMatch ? [row].slice(skip, skip + limit) : [];
  }
  const chosen = plan(collection, filter, order, hint);
  const found = gather(collection, chosen, matches, overlay, chosen.isSorted ? skip + limit : Infinity);
  const own = [...(overlay?.values() ?? [])].filter((row): row is Row => row !== undefined && matches(docOf(row)));
  if (own.length > 0) found.push(...own);
  // Without an order documents keep the places they have in the collection.
  if (own.length > 0 && order.length === 0) found.sort((left, right) => left.slot.number - right.slot.number);
  const isInOrder = order.length === 0 || (chosen.isSorted && own.length === 0);
  return (isInOrder ? found : sorted(found, sort, docOf, skip + limit)).slice(skip, skip + limit);
}

type Overlay = ReadonlyMap<string, Row | undefined> | undefined;

/** The committed documents of a plan that match, but for those that the view sees otherwise. */
function gather(collection: Collection, plan: Plan, matches: Filter, overlay: Overlay, limit: number): Row[] {
  const found: Row[] = [];
  const seen = plan.index?.isMultikey ? new Set<Slot>() : undefined;
  for (const slot of candidates(collection, plan)) {
    if (found.length >= limit) break;
    const { row } = slot;
    if (!row || overlay?.has(slot.key) || seen?.has(slot)) continue;
    seen?.add(slot);
    if (plan.isExact || matches(docOf(row))) found.push(row);
  }
  return found;
}

function* candidates(collection: Collection, { index, ranges, isReverse, isMerged }: Plan): Generator<Slot> {
  if (!index) yield* collection.slots.values();
  else if (isMerged) yield* merge(index.entries, ranges, isReverse);
  else for (const { from, to } of ranges) for (const [, slot] of index.entries.scan(from, to, isReverse)) yield slot;
}

/** Reads ranges side by side, always on with the one whose next key comes first behind its prefix. */
function* merge(entries: SortedKeys<Slot>, ranges: readonly Range[], isReverse: boolean): Generator<Slot> {
  const heads = ranges.map(({ from, to, prefix }) => {
    const rest = entries.scan(from, to, isReverse);
    return { rest, skip: prefix.length, next: rest.next() };
  });
  for (;;) {
    let first: { head: (typeof heads)[number]; key: string; slot: Slot } | undefined;
    for (const head of heads) {
      if (head.next.done) continue;
      const [whole, slot] = head.next.value;
      const key = whole.slice(head.skip);
      if (!first || (isReverse ? key > first.key : key < first.key)) first = { head, key, slot };
    }
    if (!first) return;
    first.head.next = first.head.rest.next();
    yield first.slot;
  }
}
