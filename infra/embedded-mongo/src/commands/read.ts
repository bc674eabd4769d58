import { compilePipeline } from '../aggregation/pipeline';
import { compileFindProjection } from '../aggregation/projection';
import type { Run } from '../aggregation/evaluation';
import { equal } from '../bson/compare';
import { encode } from '../bson/encode';
import { orderKey } from '../bson/order-key';
import { valuesAt } from '../bson/paths';
import { isDoc, isNumeric, toNumber, type Doc } from '../bson/values';
import { unsupported } from '../errors';
import { plan } from '../indexes/planner';
import { sortFields } from '../matching/sort';
import { docOf, type Row } from '../storage/rows';
import { collectionOf, command, namespaceOf, type Command, type Request } from './command';
import { fields, parse } from './fields';
import { findRows, queryOf, type CommandQuery, type Query } from './query';

const find = command(
  {
    any: 'hint',
    bool: 'allowDiskUse allowPartialResults oplogReplay singleBatch',
    'collection!': 'find',
    count: 'batchSize limit skip',
    object: 'filter let projection sort',
    refused: 'awaitData max min noCursorTimeout returnKey showRecordId tailable',
  },
  (request, args) => {
    const { filter, projection = {}, batchSize, singleBatch } = args;
    const query = queryOf(filter, args);
    const show = compileFindProjection(projection);
    const isWhole = Object.keys(projection).length === 0;
    const toBytes = (row: Row) => (isWhole ? row.raw : encode(show(docOf(row), query.variables)));
    const rows = findRows(collectionOf(request), query, request.transaction);
    return request.engine.cursors.open(namespaceOf(request), rows, toBytes, batchSize, singleBatch);
  },
);

const count = command(
  { any: 'hint', 'collection!': 'count', count: 'skip', number: 'limit', object: 'query' },
  (request, { query = {}, skip = 0, limit = 0, hint }) => {
    const collection = collectionOf(request);
    const isAll = Object.keys(query).length === 0 && hint === undefined;
    const found = isAll ? (collection?.slots.size ?? 0) : findRows(collection, queryOf(query, { hint })).length;
    return { n: Math.min(Math.max(found - skip, 0), Math.abs(limit) || Infinity), ok: 1 };
  },
);

const distinct = command(
  { any: 'hint', 'collection!': 'distinct', object: 'query', 'string!': 'key' },
  (request, { key, query, hint }) => {
    const rows = findRows(collectionOf(request), queryOf(query, { hint }), request.transaction);
    const values = rows.flatMap((row) => valuesAt(docOf(row), key.split('.'))).filter((value) => value !== undefined);
    const firsts = new Map(values.reverse().map((value) => [orderKey(value), value]));
    return { values: [...firsts].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value), ok: 1 };
  },
);

const aggregate = command(
  {
    any: 'aggregate hint',
    'array!': 'pipeline',
    bool: 'allowDiskUse bypassDocumentValidation',
    object: 'cursor let',
    refused: 'explain',
  },
  (request, args) => {
    const { query, rest } = leadingQuery(args);
    const stage = compilePipeline(rest);
    if (request.target === '') throw unsupported('an aggregation without a collection');
    const rows = findRows(collectionOf(request), query, request.transaction);
    const run = { find: finderOf(request), variables: query.variables };
    const docs = counted(rest, rows.length) ?? stage(rows.map(docOf), run);
    return request.engine.cursors.open(namespaceOf(request), docs, encode, batchSizeOf(args.cursor));
  },
);

const batching = fields({ count: 'batchSize' });

/** How many documents the first batch of a cursor is to hold. */
export function batchSizeOf(cursor: Doc = {}): number | undefined {
  return parse('cursor', cursor, batching).batchSize;
}

function finderOf({ engine: { store }, database, transaction }: Request): Run['find'] {
  return (name, filter, variables) =>
    findRows(store.collection(database, name), { filter, variables }, transaction).map(docOf);
}

interface Aggregation {
  pipeline: readonly unknown[];
  hint?: unknown;
  let: Doc | undefined;
}

/** The beginning of a pipeline that a query can do, with an index (a match, then an order and a limit), and what is left. */
function leadingQuery({ pipeline, ...more }: Aggregation): { query: CommandQuery; rest: unknown[] } {
  const rest = [...pipeline];
  const take = (name: string, isWanted: (value: Doc) => boolean): Doc | undefined => {
    const [stage] = rest;
    const value = isDoc(stage) && Object.keys(stage).length === 1 ? stage[name] : undefined;
    if (!isDoc(value) || !isWanted(value)) return undefined;
    rest.shift();
    return value;
  };
  const filter = take('$match', () => true);
  const sort = take('$sort', (value) => Object.keys(value).length > 0);
  const [next] = rest;
  const limit = isDoc(next) && isNumeric(next['$limit']) ? toNumber(next['$limit']) : 0;
  return { query: queryOf(filter, { ...more, sort, limit }), rest };
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

/** Commands that only read. */
export const readCommands: Record<string, Command> = {
  find,
  count,
  distinct,
  aggregate,
  explain,
  getMore: command(
    { 'collection!': 'collection', count: 'batchSize', 'long!': 'getMore' },
    ({ engine, database }, { getMore: id, collection, batchSize }) =>
      engine.cursors.more(id, `${database}.${collection}`, batchSize),
  ),
  killCursors: command({ 'array!': 'cursors', 'collection!': 'killCursors' }, (request, { cursors: ids }) => {
    const [cursorsKilled, cursorsNotFound]: [unknown[], unknown[]] = [[], []];
    for (const id of ids)
      (request.engine.cursors.kill(toNumber(id), namespaceOf(request)) ? cursorsKilled : cursorsNotFound).push(id);
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  }),
};
