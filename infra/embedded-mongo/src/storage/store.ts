import { randomUUID } from 'node:crypto';
import { Binary } from 'bson';
import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { orderKey } from '../bson/order-key';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import { indexSpec } from '../indexes/index-spec';
import type { Transaction } from '../transactions/transaction';
import { Collection, Index, type IndexSpec } from './collection';
import { Log, type Stored } from './log';
import { docOf, Row, type Slot } from './rows';

const kinds = { collection: 1, document: 2, session: 3 } as const;

/** An entry that goes to the log with a commit. */
export type Entry = readonly [key: string, value: Stored];

/** The documents of all databases in memory, with the log behind them. */
export class Store {
  private readonly byNamespace = new Map<string, Collection>();
  private readonly snapshots = new Set<Transaction>();
  private nextCollection = 1;

  private constructor(readonly log: Log) {}

  /** Reads everything that the log holds. A file that is damaged is reported, and nothing is written to it. */
  static open(dataDir: string, isSynced: boolean): Store {
    try {
      const store = new Store(Log.open(dataDir, isSynced));
      store.readDocuments(store.readCatalog());
      return store;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The data file in ${dataDir} cannot be read and was left as it is: ${reason}`, { cause: error });
    }
  }

  collection(database: string, name: string): Collection | undefined {
    return this.byNamespace.get(`${database}.${name}`);
  }

  collections(database?: string): Collection[] {
    return [...this.byNamespace.values()].filter((each) => database === undefined || each.database === database);
  }

  /** The collection of a name, made now if there is none. */
  ensureCollection(database: string, name: string): Collection {
    const known = this.collection(database, name);
    if (known) return known;
    const made = this.emptyCollection(database, name);
    this.nextCollection++;
    this.byNamespace.set(made.namespace, made);
    this.log.add([catalogEntry(made)]);
    return made;
  }

  /** A collection that nobody knows of: what is not there looks like this. */
  emptyCollection(database: string, name: string): Collection {
    checkNames(database, name);
    const id = indexSpec({ key: { _id: 1 }, name: '_id_' });
    return new Collection(this.nextCollection, database, name, new Binary(uuidBytes(), 4), [{ ...id, isUnique: true }]);
  }

  dropCollection(collection: Collection): void {
    this.byNamespace.delete(collection.namespace);
    collection.isDropped = true;
    const documents = [...collection.slots.values()].map((slot): Entry => [documentKey(collection, slot), undefined]);
    this.log.add([[catalogKey(collection), undefined], ...documents]);
  }

  /** Builds an index over what is there; nothing is changed when two documents have one key. */
  addIndex(collection: Collection, spec: IndexSpec, onDuplicate: (index: Index, doc: Doc) => Error): void {
    const index = new Index(spec);
    for (const slot of collection.slots.values()) {
      if (!slot.row) continue;
      const doc = docOf(slot.row);
      if (spec.isUnique && index.keysOf(doc).keys.some((key) => index.entries.get(key))) throw onDuplicate(index, doc);
      index.move([{ slot, before: undefined, after: doc }]);
    }
    this.setIndexes(collection, [...collection.indexes, index]);
  }

  setIndexes(collection: Collection, indexes: Index[]): void {
    collection.indexes = indexes;
    this.log.add([catalogEntry(collection)]);
  }

  /** Opens a snapshot: from now on the transaction sees no commits of others. */
  openSnapshot(transaction: Transaction): void {
    this.snapshots.add(transaction);
  }

  /** Makes all writes of a transaction visible, and hands them to the log as one. */
  commit(transaction: Transaction, more: readonly Entry[] = []): void {
    this.snapshots.delete(transaction);
    const entries: Entry[] = [...more];
    for (const [collection, writes] of transaction.writes) {
      if (collection.isDropped) continue;
      for (const [key, { before, after }] of writes) {
        for (const other of this.snapshots) other.preserve(collection, key, before);
        if (before && before.slot !== after?.slot) entries.push([documentKey(collection, before.slot), undefined]);
        if (after) entries.push([documentKey(collection, after.slot), after.raw]);
      }
      collection.commit(writes.values());
    }
    transaction.release();
    if (entries.length > 0) this.log.add(entries);
  }

  abort(transaction: Transaction): void {
    this.snapshots.delete(transaction);
    transaction.release();
  }

  /** What was remembered of sessions, by their ids. */
  *sessions(): Generator<readonly [id: string, state: Doc]> {
    for (const { key, value } of this.log.entries(kinds.session))
      yield [key.subarray(1).toString('hex'), decode(value)];
  }

  sessionEntry(id: string, state: (() => Doc) | undefined): Entry {
    return [
      String.fromCharCode(kinds.session) + Buffer.from(id, 'hex').toString('latin1'),
      state && (() => encode(state())),
    ];
  }

  private readCatalog(): Map<number, Collection> {
    const byId = new Map<number, Collection>();
    for (const { key, value } of this.log.entries(kinds.collection)) {
      const { database, name, uuid, indexes } = decode(value);
      const specs = (indexes as Doc[]).map((each) => ({
        ...indexSpec(each),
        isUnique: each['unique'] === true || each['name'] === '_id_',
      }));
      const collection = new Collection(key.readUInt32BE(1), String(database), String(name), uuid as Binary, specs);
      byId.set(collection.id, collection);
      this.byNamespace.set(collection.namespace, collection);
      this.nextCollection = Math.max(this.nextCollection, collection.id + 1);
    }
    return byId;
  }

  private readDocuments(byId: ReadonlyMap<number, Collection>): void {
    for (const { key, value } of this.log.entries(kinds.document)) {
      const collection = byId.get(key.readUInt32BE(1));
      if (!collection)
        throw new Error(`The data file holds a document of an unknown collection: ${key.toString('hex')}`);
      const number = key.readUIntBE(5, 6);
      const doc = decode(value);
      const slot: Slot = { key: orderKey(doc['_id']), number, row: undefined };
      const row = new Row(slot, value);
      row.decoded = doc;
      collection.nextNumber = Math.max(collection.nextNumber, number + 1);
      collection.commit([{ before: undefined, after: row }]);
      row.decoded = undefined;
    }
  }
}

function checkNames(database: string, name: string): void {
  if (!/^[^/\\. "$*<>:|?\0]{1,63}$/.test(database)) throw new MongoError(73, `Invalid database name: '${database}'`);
  if (name === '' || name.startsWith('.') || name.endsWith('.') || /[$\0]/.test(name) || name.startsWith('system.')) {
    throw new MongoError(73, `Invalid collection name: ${name}`);
  }
}

function uuidBytes(): Buffer {
  return Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
}

function catalogKey({ id }: Collection): string {
  const key = Buffer.alloc(5, kinds.collection);
  key.writeUInt32BE(id, 1);
  return key.toString('latin1');
}

function catalogEntry(collection: Collection): Entry {
  const { database, name, uuid, indexes } = collection;
  return [catalogKey(collection), encode({ database, name, uuid, indexes: indexes.map(({ spec }) => spec.shown) })];
}

const keyBytes = Buffer.alloc(11);

function documentKey({ id }: Collection, slot: Slot): string {
  keyBytes[0] = kinds.document;
  keyBytes.writeUInt32BE(id, 1);
  keyBytes.writeUIntBE(slot.number, 5, 6);
  return keyBytes.toString('latin1');
}
