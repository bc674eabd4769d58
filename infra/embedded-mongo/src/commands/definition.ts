import { equal } from '../bson/compare';
import { encode } from '../bson/encode';
import { isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { indexSpec } from '../indexes/index-spec';
import { compileFilter } from '../matching/filter';
import type { Collection, Index, IndexSpec } from '../storage/collection';
import { duplicateKey } from '../transactions/transaction';
import { collectionOf, command, namespaceOf, type Command, type Request } from './command';
import { batchSizeOf } from './read';

/** Waits until no open transaction has written to a collection. */
async function untilUnlocked({ locks }: Collection): Promise<void> {
  for (let [holder] = locks.values(); holder; [holder] = locks.values()) await holder.done;
}

function existing(request: Request): Collection {
  const collection = collectionOf(request);
  if (!collection) throw new MongoError(26, `ns does not exist: ${namespaceOf(request)}`);
  return collection;
}

async function dropAll({ engine: { store } }: Request, collections: readonly Collection[]): Promise<void> {
  for (const collection of collections) {
    await untilUnlocked(collection);
    if (!collection.isDropped) store.dropCollection(collection);
  }
}

/** Whether an index like this is there already; one that clashes with it is an error. */
function isThere({ indexes }: Collection, spec: IndexSpec): boolean {
  const { name, shown, partial = null } = spec;
  const named = indexes.find((index) => index.spec.name === name)?.spec;
  const same = indexes.find(
    (index) => equal(index.spec.shown['key'], shown['key']) && equal(index.spec.partial ?? null, partial),
  )?.spec;
  if (same?.name === '_id_') return true;
  if (named && named !== same)
    throw new MongoError(86, `An existing index has the same name as the requested index. Requested index: ${name}`);
  if (!same) return false;
  if (same !== named) throw new MongoError(85, `Index already exists with a different name: ${same.name}`);
  if (equal(same.shown, shown)) return true;
  throw new MongoError(86, `An equivalent index already exists with the same name but different options: ${name}`);
}

async function createIndexes(request: Request, { indexes: given }: { indexes: unknown[] }): Promise<Doc> {
  const { database, target, engine } = request;
  const { store } = engine;
  if (given.length === 0) throw new MongoError(2, 'Must specify at least one index to create');
  const specs = given.map((each) => indexSpec(isDoc(each) ? each : {}));
  const createdCollectionAutomatically = !collectionOf(request);
  const collection = store.ensureCollection(database, target);
  await untilUnlocked(collection);
  const before = collection.indexes;
  try {
    for (const spec of specs)
      if (!isThere(collection, spec))
        store.addIndex(collection, spec, (index, doc) => duplicateKey(collection, index, doc));
  } catch (error) {
    if (collection.indexes !== before) store.setIndexes(collection, before);
    throw error;
  }
  const [numIndexesBefore, numIndexesAfter] = [before.length, collection.indexes.length];
  const note = numIndexesBefore === numIndexesAfter && { note: 'all indexes already exist' };
  return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, ...note, ok: 1 };
}

/** The index that a name or a key pattern means. */
function meant({ indexes }: Collection, wanted: unknown): Index {
  const found = indexes.find(({ spec }) => spec.name === wanted || (isDoc(wanted) && equal(wanted, spec.shown['key'])));
  if (!found)
    throw new MongoError(27, `index not found with name [${isDoc(wanted) ? JSON.stringify(wanted) : String(wanted)}]`);
  if (found.spec.name === '_id_') throw new MongoError(72, 'cannot drop _id index');
  return found;
}

async function dropIndexes(request: Request, { index: wanted }: { index: unknown }): Promise<Doc> {
  const { store } = request.engine;
  const collection = existing(request);
  const given: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  await untilUnlocked(collection);
  const { indexes } = collection;
  const going = wanted === '*' ? indexes.slice(1) : given.map((each) => meant(collection, each));
  const staying = indexes.filter((index) => !going.includes(index));
  store.setIndexes(collection, staying);
  return { nIndexesWas: indexes.length, ok: 1 };
}

const idIndex = { v: 2, key: { _id: 1 }, name: '_id_' };

function shownCollection({ name, uuid }: Collection): Doc {
  return { name, type: 'collection', options: {}, info: { readOnly: false, uuid }, idIndex };
}

/** Commands about collections and indexes. */
export const definitionCommands: Record<string, Command> = {
  create: command(
    {
      'collection!': 'create',
      refused:
        'capped changeStreamPreAndPostImages clusteredIndex encryptedFields expireAfterSeconds idIndex indexOptionDefaults ' +
        'max pipeline size storageEngine timeseries validationAction validationLevel validator viewOn',
    },
    (request) => {
      const { engine, database, target } = request;
      if (collectionOf(request)) throw new MongoError(48, `Collection ${namespaceOf(request)} already exists.`);
      engine.store.ensureCollection(database, target);
      return { ok: 1 };
    },
  ),
  drop: command({ 'collection!': 'drop' }, async (request) => {
    const collection = existing(request);
    await dropAll(request, [collection]);
    return { nIndexesWas: collection.indexes.length, ns: collection.namespace, ok: 1 };
  }),
  dropDatabase: command({ any: 'dropDatabase' }, async (request) => {
    const collections = request.engine.store.collections(request.database);
    await dropAll(request, collections);
    return { ...(collections.length > 0 && { dropped: request.database }), ok: 1 };
  }),
  createIndexes: command({ 'collection!': 'createIndexes', 'array!': 'indexes', any: 'commitQuorum' }, createIndexes),
  dropIndexes: command({ 'collection!': 'dropIndexes', 'any!': 'index' }, dropIndexes),
  listIndexes: command({ 'collection!': 'listIndexes', object: 'cursor' }, (request, { cursor }) => {
    const { namespace, indexes } = existing(request);
    const shown = indexes.map(({ spec }) => spec.shown);
    return request.engine.cursors.open(namespace, shown, encode, batchSizeOf(cursor));
  }),
  listCollections: command(
    { any: 'listCollections', object: 'cursor filter', bool: 'authorizedCollections nameOnly' },
    ({ engine, database }, { filter = {}, nameOnly, cursor }) => {
      const all = engine.store.collections(database).map(shownCollection).filter(compileFilter(filter));
      const shown = nameOnly ? all.map(({ name, type }) => ({ name, type })) : all;
      return engine.cursors.open(`${database}.$cmd.listCollections`, shown, encode, batchSizeOf(cursor));
    },
  ),
  listDatabases: command(
    { any: 'listDatabases', object: 'filter', bool: 'authorizedDatabases nameOnly' },
    ({ engine: { store } }, { filter = {}, nameOnly }) => {
      const names = [...new Set(store.collections().map(({ database }) => database))].sort();
      const sizeOf = (name: string) => store.collections(name).reduce((sum, { bytes }) => sum + bytes, 0);
      const all = names.map((name) => ({ name, sizeOnDisk: sizeOf(name), empty: false }));
      const databases = all.filter(compileFilter(filter));
      if (nameOnly) return { databases: databases.map(({ name }) => ({ name })), ok: 1 };
      return { databases, totalSize: databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0), ok: 1 };
    },
  ),
};
