import { orderKey } from '../bson/order-key';
import type { Doc } from '../bson/values';
import type { Variables } from '../aggregation/evaluation';
import { plan, type Plan, type Range } from '../indexes/planner';
import type { SortedKeys } from '../indexes/sorted-keys';
import { compileFilter, isOperators, type Filter } from '../matching/filter';
import { sorted, sortFields } from '../matching/sort';
import { kindOf } from '../bson/values';
import type { Collection } from '../storage/collection';
import { docOf, type Row, type Slot } from '../storage/rows';
import type { Transaction } from '../transactions/transaction';

/** What to look for in a collection. */
export interface Query {
  filter: Doc;
  sort?: unknown;
  skip?: number;
  limit?: number;
  hint?: unknown;
  variables?: Variables;
}

/** The documents that match, in order, as the transaction (or, without one, everybody) sees them. */
export function findRows(collection: Collection | undefined, query: Query, view: Transaction | undefined): Row[] {
  const matches = compileFilter(query.filter, query.variables);
  const order = query.sort === undefined ? [] : sortFields(query.sort);
  if (!collection) return [];
  const wanted = (query.skip ?? 0) + (query.limit ?? Infinity);
  const direct = rowById(collection, query, view);
  if (direct) return direct.filter((row) => matches(docOf(row))).slice(query.skip ?? 0, wanted);
  const chosen = plan(collection, query.filter, order, query.hint);
  const overlay = view?.overlayOf(collection);
  const others = overlay
    ? [...overlay.values()].filter((row): row is Row => row !== undefined && matches(docOf(row)))
    : [];
  const found = gather(collection, chosen, matches, overlay, chosen.isSorted ? wanted : Infinity);
  const isInOrder = order.length === 0 || (chosen.isSorted && others.length === 0);
  const all = others.length > 0 ? merged(found, others, order.length === 0) : found;
  return (isInOrder ? all : sorted(all, query.sort, docOf, wanted)).slice(query.skip ?? 0, wanted);
}

/** Without an order documents keep the places they have in the collection. */
function merged(found: Row[], others: Row[], isUnordered: boolean): Row[] {
  const all = [...found, ...others];
  return isUnordered ? all.sort((left, right) => left.slot.number - right.slot.number) : all;
}

/** The commonest query of all: one `_id`. */
function rowById(collection: Collection, { filter, hint }: Query, view: Transaction | undefined): Row[] | undefined {
  const id = filter['_id'];
  if (id === undefined || hint !== undefined || isOperators(id) || kindOf(id) === 'regex') return undefined;
  const key = orderKey(id);
  const overlay = view?.overlayOf(collection);
  const row = overlay?.has(key) ? overlay.get(key) : collection.slots.get(key)?.row;
  return row ? [row] : [];
}

function gather(
  collection: Collection,
  chosen: Plan,
  matches: Filter,
  overlay: ReadonlyMap<string, unknown> | undefined,
  limit: number,
): Row[] {
  const found: Row[] = [];
  const seen = chosen.index?.isMultikey ? new Set<Slot>() : undefined;
  for (const slot of candidates(collection, chosen)) {
    if (found.length >= limit) break;
    const { row } = slot;
    if (!row || overlay?.has(slot.key) || seen?.has(slot)) continue;
    seen?.add(slot);
    if (chosen.isExact || matches(docOf(row))) found.push(row);
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
