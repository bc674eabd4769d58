import { encode } from '../bson/encode';
import { equal } from '../bson/compare';
import { orderKey } from '../bson/order-key';
import { valuesAt } from '../bson/paths';
import { isDoc, isNumeric, toNumber, truthy, type Doc } from '../bson/values';
import { compilePipeline } from '../aggregation/pipeline';
import type { Source } from '../aggregation/stage';
import { compileProjection } from '../aggregation/projection';
import { MongoError, unsupported } from '../errors';
import { sortFields } from '../matching/sort';
import { plan } from '../indexes/planner';
import { docOf, type Row } from '../storage/rows';
import { findRows, type Query } from './query';
import {
  collectionName,
  documentField,
  letVariables,
  longOf,
  numberField,
  refuseCollation,
  type Command,
  type Request,
} from './request';

const findFields = [
  'filter',
  'sort',
  'projection',
  'skip',
  'limit',
  'batchSize',
  'singleBatch',
  'hint',
  'let',
  'collation',
  'allowDiskUse',
  'noCursorTimeout',
  'allowPartialResults',
  'returnKey',
  'showRecordId',
  'tailable',
  'awaitData',
  'oplogReplay',
  'min',
  'max',
];
const refusedFlags = ['returnKey', 'showRecordId', 'tailable', 'awaitData', 'min', 'max'];

function queryOf(body: Doc, filterName = 'filter'): Query {
  refuseCollation(body);
  const sort = documentField(body, 'sort');
  return {
    filter: documentField(body, filterName) ?? {},
    ...(sort && Object.keys(sort).length > 0 ? { sort } : {}),
    skip: numberField(body, 'skip') ?? 0,
    limit: limitOf(body),
    hint: emptyAsMissing(body['hint']),
    variables: letVariables(body),
  };
}

function limitOf(body: Doc): number {
  const limit = isNumeric(body['limit']) ? Math.abs(toNumber(body['limit'])) : 0;
  return limit === 0 ? Infinity : limit;
}

function emptyAsMissing(hint: unknown): unknown {
  return hint === '' || hint === null || (isDoc(hint) && Object.keys(hint).length === 0) ? undefined : hint;
}

function find(request: Request): Doc {
  const { engine, body, database } = request;
  const refused = refusedFlags.find((flag) => truthy(body[flag]));
  if (refused) throw unsupported(`the find option ${refused}`);
  const query = queryOf(body);
  const name = collectionName(request);
  const projection = documentField(body, 'projection');
  const variables = query.variables ?? {};
  const shown =
    projection && Object.keys(projection).length > 0
      ? compileProjection(projection, new Set(Object.keys(variables)), query.filter)
      : undefined;
  const rows = findRows(engine.store.collection(database, name), query, request.transaction);
  const toBytes = shown ? (row: Row) => encode(shown(docOf(row), variables)) : (row: Row) => row.raw;
  return engine.cursors.open(`${database}.${name}`, rows, toBytes, {
    batchSize: numberField(body, 'batchSize'),
    isSingle: body['singleBatch'] === true,
  });
}

function count(request: Request): Doc {
  const { engine, body, database } = request;
  const collection = engine.store.collection(database, collectionName(request));
  const query = queryOf(body, 'query');
  const isEverything = Object.keys(query.filter).length === 0 && !request.transaction;
  const all = isEverything
    ? (collection?.slots.size ?? 0)
    : findRows(collection, { filter: query.filter, hint: query.hint }, request.transaction).length;
  return { n: Math.min(Math.max(all - (query.skip ?? 0), 0), query.limit ?? Infinity), ok: 1 };
}

function distinct(request: Request): Doc {
  const { engine, body, database } = request;
  const path = body['key'];
  if (typeof path !== 'string' || path === '') throw new MongoError(14, "BSON field 'distinct.key' must be a string");
  const collection = engine.store.collection(database, collectionName(request));
  const values = new Map<string, unknown>();
  for (const row of findRows(collection, queryOf(body, 'query'), request.transaction)) {
    for (const value of valuesAt(docOf(row), path.split('.'))) {
      const at = orderKey(value);
      if (value !== undefined && !values.has(at)) values.set(at, value);
    }
  }
  return { values: [...values].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value), ok: 1 };
}

function sourceOf({ engine, database, transaction }: Request): Source {
  return {
    find: (name, filter, variables) =>
      findRows(engine.store.collection(database, name), { filter, variables }, transaction).map(docOf),
    hasIndex: (name, path) =>
      engine.store
        .collection(database, name)
        ?.indexes.some(({ spec }) => spec.fields[0]?.path === path && !spec.isSparse && !spec.partial) ?? true,
  };
}

/** The beginning of a pipeline that a query can do, with an index: a match, then an order and a limit. */
function leadingQuery(pipeline: readonly unknown[], variables: Doc): { query: Query; rest: unknown[] } {
  const rest = [...pipeline];
  const take = (name: string) => {
    const stage = rest[0];
    if (!isDoc(stage) || !(name in stage) || Object.keys(stage).length > 1) return undefined;
    rest.shift();
    return stage[name];
  };
  const filter = take('$match');
  const sort = take('$sort');
  const next = rest[0];
  const limit = isDoc(next) && isNumeric(next['$limit']) ? toNumber(next['$limit']) : Infinity;
  return { query: { filter: isDoc(filter) ? filter : {}, ...(isDoc(sort) ? { sort } : {}), limit, variables }, rest };
}

/** What `countDocuments` sends. Every list asks for its total, so the documents are counted without being read. */
function counted([stage, ...more]: readonly unknown[], found: number): Doc[] | undefined {
  const isCount = more.length === 0 && equal(stage, { $group: { _id: 1, n: { $sum: 1 } } });
  if (!isCount) return undefined;
  return found === 0 ? [] : [{ _id: 1, n: found }];
}

function aggregate(request: Request): Doc {
  const { engine, body, database } = request;
  refuseCollation(body);
  if (body['explain'] === true) throw unsupported('explain of an aggregation');
  const name = body['aggregate'];
  const variables = { ...letVariables(body), NOW: new Date() };
  const known = new Set(Object.keys(letVariables(body)));
  compilePipeline(body['pipeline'], known);
  if (typeof name !== 'string') throw unsupported('an aggregation without a collection');
  const { query, rest } = leadingQuery(body['pipeline'] as unknown[], variables);
  const stage = compilePipeline(rest, known);
  const rows = findRows(
    engine.store.collection(database, name),
    { ...query, hint: emptyAsMissing(body['hint']) },
    request.transaction,
  );
  const docs = counted(rest, rows.length) ?? stage(rows.map(docOf), { source: sourceOf(request), variables });
  const cursor = documentField(body, 'cursor') ?? {};
  return engine.cursors.open(`${database}.${name}`, docs, encode, {
    batchSize: numberField(cursor, 'batchSize'),
    isSingle: false,
  });
}

function getMore({ engine, body, database }: Request): Doc {
  return engine.cursors.more(
    longOf(body['getMore']),
    `${database}.${String(body['collection'])}`,
    numberField(body, 'batchSize'),
  );
}

function killCursors({ engine, body }: Request): Doc {
  const ids = Array.isArray(body['cursors']) ? body['cursors'].map(longOf) : [];
  const killed = ids.filter((id) => engine.cursors.kill(id));
  return {
    cursorsKilled: killed,
    cursorsNotFound: ids.filter((id) => !killed.includes(id)),
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  };
}

/** How a find would be done: the index it would use, or that it would look at everything. */
function explain({ engine, body, database }: Request): Doc {
  const command = documentField(body, 'explain') ?? {};
  const name = command['find'];
  if (typeof name !== 'string') throw unsupported(`explain of ${Object.keys(command)[0] ?? 'nothing'}`);
  const query = queryOf(command);
  const collection = engine.store.collection(database, name);
  const chosen =
    collection && plan(collection, query.filter, query.sort === undefined ? [] : sortFields(query.sort), query.hint);
  const scan = chosen?.index
    ? {
        stage: 'FETCH',
        inputStage: {
          stage: 'IXSCAN',
          indexName: chosen.index.spec.name,
          keyPattern: chosen.index.spec.shown['key'],
          direction: chosen.isReverse ? 'backward' : 'forward',
        },
      }
    : { stage: collection ? 'COLLSCAN' : 'EOF' };
  const winningPlan = chosen && !chosen.isSorted ? { stage: 'SORT', inputStage: scan } : scan;
  return {
    explainVersion: '1',
    queryPlanner: { namespace: `${database}.${name}`, parsedQuery: query.filter, winningPlan, rejectedPlans: [] },
    ok: 1,
  };
}

/** Commands that only read. */
export const readCommands: Record<string, Command> = {
  find: { fields: findFields, isAllowedInTransaction: true, run: find },
  count: { fields: ['query', 'limit', 'skip', 'hint', 'collation'], run: count },
  distinct: { fields: ['key', 'query', 'hint', 'collation'], isAllowedInTransaction: true, run: distinct },
  aggregate: {
    fields: ['pipeline', 'cursor', 'explain', 'allowDiskUse', 'hint', 'let', 'collation', 'bypassDocumentValidation'],
    isAllowedInTransaction: true,
    run: aggregate,
  },
  getMore: { fields: ['collection', 'batchSize'], isAllowedInTransaction: true, run: getMore },
  killCursors: { fields: ['cursors'], isAllowedInTransaction: true, run: killCursors },
  explain: { fields: ['verbosity'], run: explain },
};
