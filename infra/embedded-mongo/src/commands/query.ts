import type { Variables } from '../expressions/evaluation';
import { compileExpression } from '../expressions/expression';
import { compileVariables } from '../expressions/lazy-operators';
import { encodeKey } from '../bson/key-encoding';
import { isDoc, bsonTypeOf, type Doc } from '../bson/values';
import { planQuery, type Plan } from '../indexes/planner';
import type { Range } from '../indexes/ranges';
import type { SortedMap } from '../collections/sorted-map';
import { compileFilter, isOperatorDocument, type Filter } from '../matching/filter';
import { sortBy, parseSort } from '../matching/sort';
import type { Collection } from '../collections/collection';
import { docOf, type DocumentVersion, type StoredDocument } from '../collections/document-versions';
import type { Transaction } from '../transactions/transaction';

export interface Query {
  filter: Doc;
  sort?: Doc | undefined;
  skip?: number | undefined;
  limit?: number | undefined;
  hint?: unknown;
  variables?: Variables | undefined;
}

/** The options of a query as they stand in a command. */
interface QueryOptions extends Pick<Query, 'sort' | 'skip' | 'limit' | 'hint'> {
  let?: Doc | undefined;
}

/** A query from a command, with the variables that its expressions may use. */
export type CommandQuery = Query & { variables: Doc };

/** Reads the query of a command: a limit of 0 means no limit, and the expressions in `let` are evaluated without a document. */
export function parseQuery(filter: Doc = {}, options: QueryOptions): CommandQuery {
  const { sort, skip, limit, hint, let: given = {} } = options;
  const variables = compileVariables(given, compileExpression)({ root: {}, variables: {} });
  return {
    filter,
    sort,
    skip,
    limit: limit || Infinity,
    hint: isDoc(hint) && Object.keys(hint).length === 0 ? undefined : hint,
    variables: { NOW: new Date(), ...variables },
  };
}

/** Finds the matching documents in the order of the query, as a transaction sees them or, without one, as they are committed. */
export function findDocuments(
  collection: Collection | undefined,
  query: Query,
  transaction?: Transaction,
): DocumentVersion[] {
  const { filter, sort = {}, skip = 0, limit = Infinity, hint, variables } = query;
  const matches = compileFilter(filter, variables);
  const order = parseSort(sort);
  if (!collection) return [];
  const overlay = transaction?.overlayOf(collection);
  const { _id: id, ...more } = filter;
  if (id !== undefined && hint === undefined && !isOperatorDocument(id) && bsonTypeOf(id) !== 'regex') {
    const key = encodeKey(id);
    const version = transaction ? transaction.versionOf(collection, key) : collection.documents.get(key)?.committed;
    const isMatch = version && (Object.keys(more).length === 0 || matches(docOf(version)));
    return isMatch ? [version].slice(skip, skip + limit) : [];
  }
  const plan = planQuery(collection, filter, order, hint);
  const found = collectMatches(collection, plan, matches, overlay, plan.isSorted ? skip + limit : Infinity);
  const own = [...(overlay?.values() ?? [])].filter(
    (version): version is DocumentVersion => version !== undefined && matches(docOf(version)),
  );
  if (own.length > 0) found.push(...own);
  // Without a sort the documents of the transaction stand among the others in the order of their insertion.
  if (own.length > 0 && order.length === 0) found.sort((left, right) => left.stored.recordId - right.stored.recordId);
  const isInOrder = order.length === 0 || (plan.isSorted && own.length === 0);
  return (isInOrder ? found : sortBy(found, order, docOf, skip + limit)).slice(skip, skip + limit);
}

type Overlay = ReadonlyMap<string, DocumentVersion | undefined> | undefined;

/** The matching committed documents, without those of which the transaction sees another version. */
function collectMatches(
  collection: Collection,
  plan: Plan,
  matches: Filter,
  overlay: Overlay,
  limit: number,
): DocumentVersion[] {
  const found: DocumentVersion[] = [];
  // A document has several keys in a multikey index, and can match several branches of an $or.
  const seen = plan.index?.isMultikey || plan.branches ? new Set<StoredDocument>() : undefined;
  for (const stored of candidates(collection, plan)) {
    if (found.length >= limit) break;
    const { committed } = stored;
    if (!committed || overlay?.has(stored.idKey) || seen?.has(stored)) continue;
    seen?.add(stored);
    if (plan.isExact || matches(docOf(committed))) found.push(committed);
  }
  return found;
}

function* candidates(collection: Collection, plan: Plan): Generator<StoredDocument> {
  const { branches, index, ranges, isReverse, mergedAfter } = plan;
  if (branches) for (const branch of branches) yield* candidates(collection, branch);
  else if (!index) yield* collection.documents.values();
  else if (mergedAfter) yield* mergeRanges(index.entries, ranges, { isReverse, mergedAfter });
  else for (const range of ranges) for (const [, stored] of entriesIn(index.entries, range, isReverse)) yield stored;
}

/** The entries of a range whose documents have the other keys too: keys of one document differ only where its array is. */
function* entriesIn(
  entries: SortedMap<StoredDocument>,
  { from, to, prefix, others }: Range,
  isReverse: boolean,
): Generator<readonly [key: string, stored: StoredDocument]> {
  for (const entry of entries.scan(from, to, isReverse)) {
    const [key, stored] = entry;
    if (others.every((other) => entries.get(other + key.slice(prefix.length)) === stored)) yield entry;
  }
}

/** Merges ranges that are each sorted behind the first fields of their keys into one sorted sequence. */
function* mergeRanges(
  entries: SortedMap<StoredDocument>,
  ranges: readonly Range[],
  { isReverse, mergedAfter }: { isReverse: boolean; mergedAfter: number },
): Generator<StoredDocument> {
  const heads = ranges.map((range) => {
    const rest = entriesIn(entries, range, isReverse);
    return { rest, skip: range.ends[mergedAfter - 1] ?? 0, next: rest.next() };
  });
  for (;;) {
    let first: { head: (typeof heads)[number]; key: string; stored: StoredDocument } | undefined;
    for (const head of heads) {
      if (head.next.done) continue;
      const [fullKey, stored] = head.next.value;
      const key = fullKey.slice(head.skip);
      if (!first || (isReverse ? key > first.key : key < first.key)) first = { head, key, stored };
    }
    if (!first) return;
    first.head.next = first.head.rest.next();
    yield first.stored;
  }
}
