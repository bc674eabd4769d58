import { equal } from '../bson/compare';
import { encode } from '../bson/encode';
import { isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { parseIndexSpec } from '../indexes/index-spec';
import { compileFilter } from '../matching/filter';
import type { Collection, Index, IndexSpec } from '../collections/collection';
import { duplicateKey } from '../transactions/transaction';
import { collectionOf, command, namespaceOf, type Command, type CommandRequest } from './command';
import { parseBatchSize } from './read';

/** Waits until no open transaction has uncommitted writes in a collection. */
async function waitForWriters({ locks }: Collection): Promise<void> {
  for (let [holder] = locks.values(); holder; [holder] = locks.values()) await holder.done;
}

function requireCollection(request: CommandRequest): Collection {
  const collection = collectionOf(request);
  if (!collection) throw new MongoError(26, `ns does not exist: ${namespaceOf(request)}`);
  return collection;
}

async function dropCollections(
  { engine: { store } }: CommandRequest,
  collections: readonly Collection[],
): Promise<void> {
  for (const collection of collections) {
    await waitForWriters(collection);
    if (!collection.isDropped) store.dropCollection(collection);
  }
}

/** Whether an equal index exists; throws when one exists that only has the same name or only the same keys. */
function indexExists({ indexes }: Collection, spec: IndexSpec): boolean {
  const { name, definition, partial = null } = spec;
  const sameName = indexes.find((index) => index.spec.name === name)?.spec;
  const sameKeys = indexes.find(
    (index) => equal(index.spec.definition['key'], definition['key']) && equal(index.spec.partial ?? null, partial),
  )?.spec;
  if (sameKeys?.name === '_id_') return true;
  if (sameName && sameName !== sameKeys)
    throw new MongoError(86, `An existing index has the same name as the requested index. Requested index: ${name}`);
  if (!sameKeys) return false;
  if (sameKeys !== sameName) throw new MongoError(85, `Index already exists with a different name: ${sameKeys.name}`);
  if (equal(sameKeys.definition, definition)) return true;
  throw new MongoError(86, `An equivalent index already exists with the same name but different options: ${name}`);
}

async function createIndexes(request: CommandRequest, { indexes: given }: { indexes: unknown[] }): Promise<Doc> {
  const { database, collectionName, engine } = request;
  const { store } = engine;
  if (given.length === 0) throw new MongoError(2, 'Must specify at least one index to create');
  const specs = given.map((each) => parseIndexSpec(isDoc(each) ? each : {}));
  const createdCollectionAutomatically = !collectionOf(request);
  const collection = store.ensureCollection(database, collectionName);
  await waitForWriters(collection);
  const before = collection.indexes;
  try {
    for (const spec of specs)
      if (!indexExists(collection, spec))
        store.addIndex(collection, spec, (index, doc) => duplicateKey(collection, index, doc));
  } catch (error) {
    if (collection.indexes !== before) store.setIndexes(collection, before);
    throw error;
  }
  const [numIndexesBefore, numIndexesAfter] = [before.length, collection.indexes.length];
  const note = numIndexesBefore === numIndexesAfter && { note: 'all indexes already exist' };
  return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, ...note, ok: 1 };
}

/** The index with a name or a key pattern. */
function requireIndex({ indexes }: Collection, wanted: unknown): Index {
  const found = indexes.find(
    ({ spec }) => spec.name === wanted || (isDoc(wanted) && equal(wanted, spec.definition['key'])),
  );
  if (!found)
    throw new MongoError(27, `index not found with name [${isDoc(wanted) ? JSON.stringify(wanted) : String(wanted)}]`);
  if (found.spec.name === '_id_') throw new MongoError(72, 'cannot drop _id index');
  return found;
}

async function dropIndexes(request: CommandRequest, { index: wanted }: { index: unknown }): Promise<Doc> {
  const { store } = request.engine;
  const collection = requireCollection(request);
  const given: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  await waitForWriters(collection);
  const { indexes } = collection;
  const dropped = wanted === '*' ? indexes.slice(1) : given.map((each) => requireIndex(collection, each));
  store.setIndexes(
    collection,
    indexes.filter((index) => !dropped.includes(index)),
  );
  return { nIndexesWas: indexes.length, ok: 1 };
}

function describeCollection({ name, uuid, indexes }: Collection): Doc {
  const idIndex = indexes[0]?.spec.definition;
  return { name, type: 'collection', options: {}, info: { readOnly: false, uuid }, idIndex };
}

export const catalogCommands: Record<string, Command> = {
  create: command(
    {
      'collection!': 'create',
      unsupported:
        'capped changeStreamPreAndPostImages clusteredIndex encryptedFields expireAfterSeconds idIndex indexOptionDefaults ' +
        'max pipeline size storageEngine timeseries validationAction validationLevel validator viewOn',
    },
    (request) => {
      const { engine, database, collectionName } = request;
      if (collectionOf(request)) throw new MongoError(48, `Collection ${namespaceOf(request)} already exists.`);
      engine.store.ensureCollection(database, collectionName);
      return { ok: 1 };
    },
  ),
  drop: command({ 'collection!': 'drop' }, async (request) => {
    const collection = requireCollection(request);
    await dropCollections(request, [collection]);
    return { nIndexesWas: collection.indexes.length, ns: collection.namespace, ok: 1 };
  }),
  dropDatabase: command({ any: 'dropDatabase' }, async (request) => {
    const collections = request.engine.store.collections(request.database);
    await dropCollections(request, collections);
    return { ...(collections.length > 0 && { dropped: request.database }), ok: 1 };
  }),
  createIndexes: command({ 'collection!': 'createIndexes', 'array!': 'indexes', any: 'commitQuorum' }, createIndexes),
  dropIndexes: command({ 'collection!': 'dropIndexes', 'any!': 'index' }, dropIndexes),
  listIndexes: command({ 'collection!': 'listIndexes', object: 'cursor' }, (request, { cursor }) => {
    const { namespace, indexes } = requireCollection(request);
    const listed = indexes.map(({ spec }) => spec.definition);
    return request.engine.cursors.open(namespace, listed, encode, parseBatchSize(cursor));
  }),
  listCollections: command(
    { any: 'listCollections', object: 'cursor filter', bool: 'authorizedCollections nameOnly' },
    ({ engine, database }, { filter = {}, nameOnly, cursor }) => {
      const all = engine.store.collections(database).map(describeCollection).filter(compileFilter(filter));
      const listed = nameOnly ? all.map(({ name, type }) => ({ name, type })) : all;
      return engine.cursors.open(`${database}.$cmd.listCollections`, listed, encode, parseBatchSize(cursor));
    },
  ),
  listDatabases: command(
    { any: 'listDatabases', object: 'filter', bool: 'authorizedDatabases nameOnly' },
    ({ engine: { store } }, { filter = {}, nameOnly }) => {
      const names = [...new Set(store.collections().map(({ database }) => database))].sort();
      const sizeOf = (name: string) => store.collections(name).reduce((sum, { dataBytes }) => sum + dataBytes, 0);
      const all = names.map((name) => ({ name, sizeOnDisk: sizeOf(name), empty: false }));
      const databases = all.filter(compileFilter(filter));
      if (nameOnly) return { databases: databases.map(({ name }) => ({ name })), ok: 1 };
      return { databases, totalSize: databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0), ok: 1 };
    },
  ),
};
