import { encode } from '../bson/encode';
import { equal } from '../bson/compare';
import { isDoc, truthy, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { indexSpec } from '../indexes/index-spec';
import { compileFilter } from '../matching/filter';
import type { Collection, IndexSpec } from '../storage/collection';
import { duplicateKey } from '../transactions/transaction';
import { collectionName, documentField, numberField, refuseCollation, type Command, type Request } from './request';

/** Waits until no open transaction has written to a collection. */
async function untilUnlocked(collection: Collection | undefined): Promise<void> {
  for (;;) {
    const [holder] = collection?.locks.values() ?? [];
    if (!holder) return;
    await holder.done;
  }
}

function existing(request: Request): Collection | undefined {
  return request.engine.store.collection(request.database, collectionName(request));
}

function needed(request: Request): Collection {
  const collection = existing(request);
  if (!collection) throw new MongoError(26, `ns does not exist: ${request.database}.${collectionName(request)}`);
  return collection;
}

async function create(request: Request): Promise<Doc> {
  const { body, engine, database } = request;
  refuseCollation(body);
  for (const option of [
    'capped',
    'timeseries',
    'viewOn',
    'validator',
    'clusteredIndex',
    'changeStreamPreAndPostImages',
  ]) {
    if (truthy(body[option])) throw unsupported(`the collection option ${option}`);
  }
  const name = collectionName(request);
  if (engine.store.collection(database, name))
    throw new MongoError(48, `Collection ${database}.${name} already exists.`);
  engine.store.ensureCollection(database, name);
  await engine.store.log.settled();
  return { ok: 1 };
}

async function drop(request: Request): Promise<Doc> {
  const collection = needed(request);
  await untilUnlocked(collection);
  const { store } = request.engine;
  if (!collection.isDropped) store.dropCollection(collection);
  await store.log.settled();
  return { nIndexesWas: collection.indexes.length, ns: collection.namespace, ok: 1 };
}

async function dropDatabase({ engine, database }: Request): Promise<Doc> {
  const collections = engine.store.collections(database);
  for (const collection of collections) {
    await untilUnlocked(collection);
    if (!collection.isDropped) engine.store.dropCollection(collection);
  }
  await engine.store.log.settled();
  return collections.length > 0 ? { dropped: database, ok: 1 } : { ok: 1 };
}

/** Whether an index like this is there already; one that clashes with it is an error. */
function isThere(collection: Collection, spec: IndexSpec): boolean {
  const same = collection.indexes.find(
    (index) =>
      equal(index.spec.shown['key'], spec.shown['key']) && equal(index.spec.partial ?? null, spec.partial ?? null),
  );
  const named = collection.indexes.find((index) => index.spec.name === spec.name);
  if (same?.spec.name === '_id_') return true;
  if (named && named !== same)
    throw new MongoError(
      86,
      `An existing index has the same name as the requested index. Requested index: ${spec.name}`,
    );
  if (!same) return false;
  if (same.spec.name !== spec.name)
    throw new MongoError(85, `Index already exists with a different name: ${same.spec.name}`);
  if (!equal(same.spec.shown, spec.shown))
    throw new MongoError(
      named ? 86 : 85,
      `An equivalent index already exists with the same name but different options. Requested index: ${spec.name}`,
    );
  return true;
}

async function createIndexes(request: Request): Promise<Doc> {
  const { store } = request.engine;
  const given = request.body['indexes'];
  if (!Array.isArray(given) || given.length === 0) throw new MongoError(2, 'Must specify at least one index to create');
  const specs = given.map((each: unknown) => indexSpec(isDoc(each) ? each : {}));
  const isNew = !existing(request);
  const collection = store.ensureCollection(request.database, collectionName(request));
  const before = collection.indexes.length;
  await untilUnlocked(collection);
  for (const spec of specs) {
    if (!isThere(collection, spec))
      store.addIndex(collection, spec, (index, doc) => duplicateKey(collection, index, doc));
  }
  await store.log.settled();
  const note = collection.indexes.length === before ? { note: 'all indexes already exist' } : {};
  return {
    numIndexesBefore: before,
    numIndexesAfter: collection.indexes.length,
    createdCollectionAutomatically: isNew,
    ...note,
    ok: 1,
  };
}

function listIndexes(request: Request): Doc {
  const collection = needed(request);
  return request.engine.cursors.open(
    collection.namespace,
    collection.indexes.map(({ spec }) => spec.shown),
    encode,
    { batchSize: undefined, isSingle: false },
  );
}

async function dropIndexes(request: Request): Promise<Doc> {
  const collection = needed(request);
  const wanted = request.body['index'];
  const before = collection.indexes.length;
  const names: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  const goes = (spec: IndexSpec) =>
    wanted === '*'
      ? spec.name !== '_id_'
      : names.some((name) => name === spec.name || (isDoc(name) && equal(name, spec.shown['key'])));
  const gone = collection.indexes.filter(({ spec }) => goes(spec));
  if (gone.some(({ spec }) => spec.name === '_id_')) throw new MongoError(72, 'cannot drop _id index');
  if (gone.length === 0 && wanted !== '*')
    throw new MongoError(27, `index not found with name [${String(isDoc(wanted) ? JSON.stringify(wanted) : wanted)}]`);
  await untilUnlocked(collection);
  request.engine.store.setIndexes(
    collection,
    collection.indexes.filter((index) => !gone.includes(index)),
  );
  await request.engine.store.log.settled();
  return { nIndexesWas: before, ok: 1 };
}

function listCollections({ engine, body, database }: Request): Doc {
  const matches = compileFilter(documentField(body, 'filter') ?? {});
  const isShort = body['nameOnly'] === true;
  const listed = engine.store.collections(database).map((collection): Doc => {
    const short = { name: collection.name, type: 'collection' };
    return isShort
      ? short
      : {
          ...short,
          options: {},
          info: { readOnly: false, uuid: collection.uuid },
          idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
        };
  });
  return engine.cursors.open(`${database}.$cmd.listCollections`, listed.filter(matches), encode, {
    batchSize: numberField(documentField(body, 'cursor') ?? {}, 'batchSize'),
    isSingle: false,
  });
}

function listDatabases({ engine, body }: Request): Doc {
  const matches = compileFilter(documentField(body, 'filter') ?? {});
  const names = [...new Set(engine.store.collections().map(({ database }) => database))].sort();
  const databases = names
    .map((name): Doc => {
      const sizeOnDisk = engine.store.collections(name).reduce((sum, { bytes }) => sum + bytes, 0);
      return { name, sizeOnDisk, empty: false };
    })
    .filter(matches);
  return {
    databases: body['nameOnly'] === true ? databases.map(({ name }) => ({ name })) : databases,
    totalSize: databases.reduce((sum, each) => sum + Number(each['sizeOnDisk']), 0),
    ok: 1,
  };
}

const createFields = [
  'capped',
  'size',
  'max',
  'validator',
  'validationLevel',
  'validationAction',
  'viewOn',
  'pipeline',
  'collation',
  'timeseries',
  'autoIndexId',
  'idIndex',
  'clusteredIndex',
  'changeStreamPreAndPostImages',
  'storageEngine',
  'indexOptionDefaults',
  'expireAfterSeconds',
  'encryptedFields',
];

/** Commands about collections and indexes. */
export const definitionCommands: Record<string, Command> = {
  create: { fields: createFields, run: create },
  drop: { fields: [], run: drop },
  dropDatabase: { fields: [], run: dropDatabase },
  createIndexes: { fields: ['indexes', 'commitQuorum'], run: createIndexes },
  listIndexes: { fields: ['cursor'], run: listIndexes },
  dropIndexes: { fields: ['index'], run: dropIndexes },
  listCollections: { fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'], run: listCollections },
  listDatabases: { fields: ['filter', 'nameOnly', 'authorizedDatabases'], run: listDatabases },
};
