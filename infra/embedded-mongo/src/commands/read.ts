import { countingPipeline, splitLeadingQuery } from '../aggregation/leading-query';
import { compilePipeline } from '../aggregation/pipeline';
import { compileFindProjection } from '../aggregation/projection';
import type { PipelineContext } from '../aggregation/stage';
import { unionOf } from '../aggregation/union-with';
import { encode } from '../bson/encode';
import { encodeKey } from '../bson/key-encoding';
import { valuesAt } from '../bson/paths';
import { isDoc, toNumber, type Doc } from '../bson/values';
import { unsupported } from '../errors';
import { planQuery, type Plan } from '../indexes/planner';
import { parseSort } from '../matching/sort';
import { docOf, type DocumentVersion } from '../collections/document-versions';
import { collectionOf, command, namespaceOf, type Command, type CommandRequest } from './command';
import { declareFields, parseFields } from './fields';
import { findDocuments, parseQuery, type CommandQuery, type Query } from './query';

const find = command(
  {
    any: 'hint',
    bool: 'allowDiskUse allowPartialResults oplogReplay singleBatch',
    'collection!': 'find',
    count: 'batchSize limit skip',
    object: 'filter let projection sort',
    unsupported: 'awaitData max min noCursorTimeout returnKey showRecordId tailable',
  },
  (request, args) => {
    const { filter, projection = {}, batchSize, singleBatch } = args;
    const query = parseQuery(filter, args);
    const project = compileFindProjection(projection);
    const isWhole = Object.keys(projection).length === 0;
    const toBytes = (version: DocumentVersion) =>
      isWhole ? version.raw : encode(project(docOf(version), query.variables));
    const found = findDocuments(collectionOf(request), query, request.transaction);
    return request.engine.cursors.open(namespaceOf(request), found, toBytes, batchSize, singleBatch);
  },
);

const count = command(
  { any: 'hint', 'collection!': 'count', count: 'skip', number: 'limit', object: 'query' },
  (request, { query = {}, skip = 0, limit = 0, hint }) => {
    const collection = collectionOf(request);
    const isAll = Object.keys(query).length === 0 && hint === undefined;
    const total = isAll
      ? (collection?.documents.size ?? 0)
      : findDocuments(collection, parseQuery(query, { hint })).length;
    return { n: Math.min(Math.max(total - skip, 0), Math.abs(limit) || Infinity), ok: 1 };
  },
);

const distinct = command(
  { any: 'hint', 'collection!': 'distinct', object: 'query', 'string!': 'key' },
  (request, { key, query, hint }) => {
    const found = findDocuments(collectionOf(request), parseQuery(query, { hint }), request.transaction);
    const values = found
      .flatMap((version) => valuesAt(docOf(version), key.split('.')))
      .filter((value) => value !== undefined);
    // Of equal values, for example 1 and 1.0, the first one is kept: later entries of a Map overwrite earlier ones.
    const unique = new Map(values.reverse().map((value) => [encodeKey(value), value]));
    return { values: [...unique].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value), ok: 1 };
  },
);

const aggregate = command(
  {
    any: 'aggregate hint',
    'array!': 'pipeline',
    bool: 'allowDiskUse bypassDocumentValidation',
    object: 'cursor let',
    unsupported: 'explain',
  },
  (request, args) => {
    const { query, rest } = parseAggregation(args);
    const stage = compilePipeline(rest);
    if (request.collectionName === '') throw unsupported('an aggregation without a collection');
    const found = findDocuments(collectionOf(request), query, request.transaction);
    const context = { ...createReader(request), variables: query.variables };
    const docs = countingPipeline(rest)?.(found.length) ?? stage(found.map(docOf), context);
    return request.engine.cursors.open(namespaceOf(request), docs, encode, parseBatchSize(args.cursor));
  },
);

const CURSOR_FIELDS = declareFields({ count: 'batchSize' });

/** The size of the first batch that the `cursor` field of a command asks for. */
export function parseBatchSize(cursor: Doc = {}): number | undefined {
  return parseFields('cursor', cursor, CURSOR_FIELDS).batchSize;
}

function createReader({ engine: { store }, database, transaction }: CommandRequest) {
  const read: (...args: Parameters<PipelineContext['find']>) => DocumentVersion[] = (name, query, variables) =>
    findDocuments(store.collection(database, name), { ...query, variables }, transaction);
  return {
    find: (...args) => read(...args).map(docOf),
    count: (...args) => read(...args).length,
  } satisfies Pick<PipelineContext, 'find' | 'count'>;
}

interface Aggregation {
  pipeline: readonly unknown[];
  hint?: unknown;
  let: Doc | undefined;
}

function parseAggregation({ pipeline, ...more }: Aggregation): { query: CommandQuery; rest: unknown[] } {
  const { query, rest } = splitLeadingQuery(pipeline);
  return { query: parseQuery(query.filter, { ...more, ...query }), rest };
}

function describePlan(plan: Plan): Doc {
  if (!plan.index && !plan.branches) return { stage: 'COLLSCAN' };
  return { stage: 'FETCH', inputStage: describeScan(plan) };
}

function describeScan({ branches, index, isReverse }: Plan): Doc {
  if (branches) return { stage: 'OR', inputStages: branches.map(describeScan) };
  const direction = isReverse ? 'backward' : 'forward';
  return { stage: 'IXSCAN', indexName: index?.spec.name, keyPattern: index?.spec.definition['key'], direction };
}

/** The reply to explain: the index that a query would use, or a scan of the collection. */
function explainQuery(request: CommandRequest, { filter, sort = {}, hint }: Query, rest: readonly unknown[] = []): Doc {
  const collection = collectionOf(request);
  const plan = collection && planQuery(collection, filter, parseSort(sort), hint);
  const scan = plan ? describePlan(plan) : { stage: 'EOF' };
  const winningPlan = plan?.isSorted === false ? { stage: 'SORT', sortPattern: sort, inputStage: scan } : scan;
  const queryPlanner = { namespace: namespaceOf(request), parsedQuery: filter, winningPlan, rejectedPlans: [] };
  const explanation =
    rest.length === 0 ? { queryPlanner } : { stages: [{ $cursor: { queryPlanner } }, ...explainStages(request, rest)] };
  return { explainVersion: '1', ...explanation, ok: 1 };
}

/** The stages behind the leading query; of a union the plan of its own query. */
function explainStages(request: CommandRequest, stages: readonly unknown[]): unknown[] {
  return stages.map((stage) => {
    if (!isDoc(stage) || !('$unionWith' in stage)) return stage;
    const { coll, pipeline } = unionOf(stage['$unionWith']);
    const { query, rest } = parseAggregation({ pipeline, let: undefined });
    return { $unionWith: { coll, pipeline: explainQuery({ ...request, collectionName: coll }, query, rest) } };
  });
}

const explain = command({ 'object!': 'explain', string: 'verbosity' }, (request, { explain: given }) => {
  const [name = ''] = Object.keys(given);
  const inner = { ...request, collectionName: String(given[name]) };
  if (name === 'find') {
    const args = parseFields(name, given, find.fields);
    return explainQuery(inner, parseQuery(args.filter, args));
  }
  if (name !== 'aggregate') throw unsupported(`explain of ${name}`);
  const { query, rest } = parseAggregation(parseFields(name, given, aggregate.fields));
  return explainQuery(inner, query, rest);
});

export const readCommands: Record<string, Command> = {
  find,
  count,
  distinct,
  aggregate,
  explain,
  getMore: command(
    { 'collection!': 'collection', count: 'batchSize', 'long!': 'getMore' },
    ({ engine, database }, { getMore: id, collection, batchSize }) =>
      engine.cursors.next(id, `${database}.${collection}`, batchSize),
  ),
  killCursors: command({ 'array!': 'cursors', 'collection!': 'killCursors' }, (request, { cursors: ids }) => {
    const [cursorsKilled, cursorsNotFound]: [unknown[], unknown[]] = [[], []];
    for (const id of ids)
      (request.engine.cursors.kill(toNumber(id), namespaceOf(request)) ? cursorsKilled : cursorsNotFound).push(id);
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  }),
};
