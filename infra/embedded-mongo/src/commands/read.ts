import type { Long } from 'bson';
import { compilePipeline } from '../aggregation/pipeline';
import { compileProjection } from '../aggregation/projection';
import type { Source } from '../aggregation/stage';
import { equal } from '../bson/compare';
import { encode } from '../bson/encode';
import { orderKey } from '../bson/order-key';
import { valuesAt } from '../bson/paths';
import { isDoc, isNumeric, toNumber, type Doc } from '../bson/values';
import { unsupported } from '../errors';
import { plan } from '../indexes/planner';
import { sortFields } from '../matching/sort';
import type { Collection } from '../storage/collection';
import { docOf, type Row } from '../storage/rows';
import { command, type Command, type Request } from './command';
import { fields, parse, type Args } from './fields';
import { findRows, queryOf, type CommandQuery, type Query } from './query';

function collectionOf({ engine, database, target }: Request): Collection | undefined {
  return engine.store.collection(database, target);
}

function namespaceOf({ database, target }: Request): string {
  return `${database}.${target}`;
}

const find = command(
  {
    any: 'hint',
    bool: 'allowDiskUse allowPartialResults oplogReplay singleBatch',
    'collection!': 'find',
    count: 'batchSize limit skip',
    object: 'filter let projection sort',
    refused: 'awaitData collation max min noCursorTimeout returnKey showRecordId tailable',
  },
  (request, args) => {
    const { projection = {}, batchSize, singleBatch: isSingle } = args;
    const query = queryOf(args.filter, args);
    const { filter, variables } = query;
    const show = compileProjection(projection, new Set(Object.keys(variables)), filter);
    const isWhole = Object.keys(projection).length === 0;
    const toBytes = isWhole ? rawOf : (row: Row) => encode(show(docOf(row), variables));
    const rows = findRows(collectionOf(request), query, request.transaction);
    return request.engine.cursors.open(namespaceOf(request), rows, toBytes, { batchSize, isSingle });
  },
);

function rawOf(row: Row): Buffer {
  return row.raw;
}

const count = command(
  { any: 'hint limit', 'collection!': 'count', count: 'skip', object: 'query', refused: 'collation' },
  (request, { query = {}, skip = 0, limit, hint }) => {
    const collection = collectionOf(request);
    const isAll = Object.keys(query).length === 0 && hint === undefined;
    const found = isAll ? (collection?.slots.size ?? 0) : findRows(collection, queryOf(query, { hint })).length;
    const most = isNumeric(limit) ? Math.abs(toNumber(limit)) : 0;
    return { n: Math.min(Math.max(found - skip, 0), most || Infinity), ok: 1 };
  },
);

const distinct = command(
  { any: 'hint', 'collection!': 'distinct', object: 'query', refused: 'collation', 'string!': 'key' },
  (request, { key: path, query, hint }) => {
    const found = new Map<string, unknown>();
    for (const row of findRows(collectionOf(request), queryOf(query, { hint }), request.transaction))
      for (const value of valuesAt(docOf(row), path.split('.'))) {
        const key = orderKey(value);
        if (value !== undefined && !found.has(key)) found.set(key, value);
      }
    const values = [...found].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value);
    return { values, ok: 1 };
  },
);

const aggregate = command(
  {
    any: 'aggregate hint',
    'array!': 'pipeline',
    bool: 'allowDiskUse bypassDocumentValidation explain',
    object: 'cursor let',
    refused: 'collation',
  },
  (request, args) => {
    const { query, rest } = leadingQuery(args);
    const { variables } = query;
    const stage = compilePipeline(rest, new Set(Object.keys(variables)));
    if (request.target === '') throw unsupported('an aggregation without a collection');
    if (args.explain) return explained(request, query, rest);
    const rows = findRows(collectionOf(request), query, request.transaction);
    const run = { source: sourceOf(request), variables: { ...variables, NOW: new Date() } };
    const docs = counted(rest, rows.length) ?? stage(rows.map(docOf), run);
    return request.engine.cursors.open(namespaceOf(request), docs, encode, batchingOf(args.cursor));
  },
);

const batching = fields({ count: 'batchSize' });

/** How many documents the first batch of a cursor is to hold. */
export function batchingOf(cursor: Doc = {}): Args<{ count: 'batchSize' }> {
  return parse('cursor', cursor, batching);
}

function sourceOf({ engine: { store }, database, transaction }: Request): Source {
  return {
    find: (name, filter, variables) =>
      findRows(store.collection(database, name), { filter, variables }, transaction).map(docOf),
    hasIndex: (name, path) =>
      store
        .collection(database, name)
        ?.indexes.some(({ spec }) => spec.fields[0]?.path === path && !spec.isSparse && !spec.partial) ?? true,
  };
}

interface Aggregation {
  pipeline: readonly unknown[];
  hint?: unknown;
  let: Doc | undefined;
}

/** The beginning of a pipeline that a query can do, with an index: a match, then an order and a limit. */
function leadingQuery({ pipeline, hint, let: given }: Aggregation): {
  query: CommandQuery;
  rest: unknown[];
} {
  const rest = [...pipeline];
  const take = (name: string, least: number): Doc | undefined => {
    const [stage] = rest;
    const value = isDoc(stage) && Object.keys(stage).length === 1 ? stage[name] : undefined;
    if (!isDoc(value) || Object.keys(value).length < least) return undefined;
    rest.shift();
    return value;
  };
  const [filter, sort] = [take('$match', 0), take('$sort', 1)];
  const [next] = rest;
  const limit = isDoc(next) && isNumeric(next['$limit']) ? toNumber(next['$limit']) : 0;
  return { query: queryOf(filter, { sort, limit, hint, let: given }), rest };
}

/** What `countDocuments` sends. Every list asks for its total, so the documents are counted without being read. */
function counted([stage, ...more]: readonly unknown[], found: number): Doc[] | undefined {
  const isCount = more.length === 0 && equal(stage, { $group: { _id: 1, n: { $sum: 1 } } });
  return isCount ? (found === 0 ? [] : [{ _id: 1, n: found }]) : undefined;
}

/** How a query would be done: by the index it would use, or by looking at everything. */
function explained(request: Request, { filter, sort = {}, hint }: Query, rest: readonly unknown[] = []): Doc {
  const collection = collectionOf(request);
  const { index, isReverse, isSorted } = (collection && plan(collection, filter, sortFields(sort), hint)) ?? {};
  const direction = isReverse ? 'backward' : 'forward';
  const keys = index && { indexName: index.spec.name, keyPattern: index.spec.shown['key'], direction };
  const scan = keys
    ? { stage: 'FETCH', inputStage: { stage: 'IXSCAN', ...keys } }
    : { stage: collection ? 'COLLSCAN' : 'EOF' };
  const winningPlan = isSorted === false ? { stage: 'SORT', sortPattern: sort, inputStage: scan } : scan;
  const queryPlanner = { namespace: namespaceOf(request), parsedQuery: filter, winningPlan, rejectedPlans: [] };
  const shown = rest.length === 0 ? { queryPlanner } : { stages: [{ $cursor: { queryPlanner } }, ...rest] };
  return { explainVersion: '1', ...shown, ok: 1 };
}

const explain = command({ 'object!': 'explain', string: 'verbosity' }, (request, { explain: given }) => {
  const [name = ''] = Object.keys(given);
  const inner = { ...request, target: String(given[name]) };
  if (name === 'find') {
    const args = parse(name, given, find.fields);
    return explained(inner, queryOf(args.filter, args));
  }
  if (name !== 'aggregate') throw unsupported(`explain of ${name}`);
  const { query, rest } = leadingQuery(parse(name, given, aggregate.fields));
  return explained(inner, query, rest);
});

const getMore = command(
  { 'collection!': 'collection', count: 'batchSize', 'long!': 'getMore' },
  ({ engine, database }, { getMore: id, collection, batchSize }) =>
    engine.cursors.more(id, `${database}.${collection}`, batchSize),
);

const killCursors = command({ 'array!': 'cursors', 'collection!': 'killCursors' }, (request, { cursors: ids }) => {
  const [cursorsKilled, cursorsNotFound]: [Long[], Long[]] = [[], []];
  for (const id of ids as Long[])
    (request.engine.cursors.kill(id, namespaceOf(request)) ? cursorsKilled : cursorsNotFound).push(id);
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
});

/** Commands that only read. */
export const readCommands: Record<string, Command> = {
  find,
  count,
  distinct,
  aggregate,
  explain,
  getMore,
  killCursors,
};
