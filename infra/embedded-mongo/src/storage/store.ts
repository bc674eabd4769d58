import { setImmediate as pause } from 'node:timers/promises';
import { UUID, type Binary } from 'bson';
import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { encodeKey } from '../bson/key-encoding';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import { parseIndexSpec } from '../indexes/index-spec';
import { Session } from '../transactions/session';
import type { Transaction } from '../transactions/transaction';
import { Collection, Index, type IndexSpec } from '../collections/collection';
import { Journal, type JournalSource, type Sync } from './journal';
import type { JournalEntry } from './journal-format';
import { docOf, cacheDecoded, DocumentVersion } from '../collections/document-versions';

/** So long a commit is prepared before others take their turn. */
const TURN_MS = 10;
const ID_INDEX: Doc = { v: 2, key: { _id: 1 }, name: '_id_' };

/** The documents of all databases, in memory and in the journal. */
export class Store implements JournalSource {
  readonly journal: Journal;
  readonly sessions = new Map<string, Session>();
  private readonly byNamespace = new Map<string, Collection>();
  private readonly snapshots = new Set<Transaction>();
  /** While the journal is replayed: the newest records by collection and record id. */
  private readonly replayed = new Map<number, Map<number, string>>();
  private nextCollectionId = 1;

  /** Opens the journal of a directory. Throws when it is damaged, and then leaves it unchanged. */
  constructor(dataDir: string, sync: Sync | undefined) {
    try {
      this.journal = new Journal(dataDir, this, sync);
      for (const [id, entries] of this.replayed) this.restore(id, entries);
      this.replayed.clear();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The data in ${dataDir} cannot be read and was left as it is: ${reason}`, { cause: error });
    }
  }

  collection(database: string, name: string): Collection | undefined {
    return this.byNamespace.get(`${database}.${name}`);
  }

  collections(database?: string): Collection[] {
    return [...this.byNamespace.values()].filter((each) => database === undefined || each.database === database);
  }

  /** The collection of a name; created when it is missing. */
  ensureCollection(database: string, name: string): Collection {
    const existing = this.collection(database, name);
    if (existing) return existing;
    const collection = this.newCollection(database, name);
    this.journal.append([catalogEntry(collection)]);
    this.nextCollectionId++;
    this.byNamespace.set(collection.namespace, collection);
    return collection;
  }

  /** An empty collection that is not stored; it is used in place of a missing one. */
  newCollection(database: string, name: string): Collection {
    if (!/^[^/\\. "$*<>:|?\0]{1,63}$/.test(database)) throw new MongoError(73, `Invalid database name: '${database}'`);
    if (/^$|^\.|\.$|[$\0]|^system\./.test(name)) throw new MongoError(73, `Invalid collection name: ${name}`);
    return new Collection(this.nextCollectionId, database, name, new UUID(), [buildIndex(ID_INDEX)]);
  }

  dropCollection(collection: Collection): void {
    this.journal.append([[collection.id, 0, undefined]]);
    this.byNamespace.delete(collection.namespace);
    collection.isDropped = true;
  }

  /** Builds an index over the existing documents. Throws, without an index, when a key of a unique one occurs twice. */
  addIndex(collection: Collection, spec: IndexSpec, onDuplicate: (index: Index, doc: Doc) => Error): void {
    const index = new Index(spec);
    for (const { committed } of collection.documents.values()) {
      if (!committed) continue;
      if (spec.isUnique && index.keysOf(docOf(committed)).keys.some((key) => index.entries.get(key)))
        throw onDuplicate(index, docOf(committed));
      index.add(committed);
    }
    this.setIndexes(collection, [...collection.indexes, index]);
  }

  setIndexes(collection: Collection, indexes: Index[]): void {
    this.journal.append([catalogEntry(collection, indexes)]);
    collection.indexes = indexes;
  }

  /** From now on the transaction does not see the commits of others. */
  openSnapshot(transaction: Transaction): void {
    this.snapshots.add(transaction);
  }

  /** Does what takes long in the commit of many writes before it, and lets other commands run in between. */
  async prepare(transaction: Transaction): Promise<void> {
    let turnEnd = performance.now() + TURN_MS;
    for (const [collection, writes] of transaction.writes) {
      for (const write of writes.values()) {
        if (performance.now() >= turnEnd) {
          await pause();
          // Its client or its time may have ended it meanwhile.
          if (transaction.isReleased) return;
          turnEnd = performance.now() + TURN_MS;
        }
        collection.prepare(write);
      }
    }
  }

  /** Writes a transaction and the new state of its session to the journal and makes it visible. */
  commit(transaction: Transaction, sessionState?: Doc): void {
    const changed = [...transaction.writes].filter(([collection]) => !collection.isDropped);
    const entries: JournalEntry[] = sessionState ? [[0, 0, encodeLatin1(sessionState)]] : [];
    for (const [{ id }, writes] of changed) {
      for (const { before, after } of writes.values()) {
        if (before && before.stored !== after?.stored) entries.push([id, before.stored.recordId, undefined]);
        if (after) entries.push([id, after.stored.recordId, after.latin1]);
      }
    }
    this.journal.append(entries);
    this.snapshots.delete(transaction);
    for (const [collection, writes] of changed) {
      for (const other of this.snapshots)
        for (const [key, { before }] of writes) other.preserveVersion(collection, key, before);
      collection.commit([...writes.values()]);
    }
    transaction.release();
  }

  abort(transaction: Transaction): void {
    this.snapshots.delete(transaction);
    for (const [collection, writes] of transaction.writes)
      for (const write of writes.values()) collection.discard(write);
    transaction.release();
  }

  /** Collects the newest record of each document; the collections are built when the whole journal has been read. */
  replay([collectionId, recordId, bytes]: JournalEntry): void {
    if (collectionId === 0 && bytes) {
      const state = decodeLatin1(bytes);
      const id = String(state['id']);
      const session = this.sessions.get(id) ?? new Session(id);
      this.sessions.set(id, session);
      session.restore(state);
    } else if (recordId === 0 && !bytes) this.replayed.delete(collectionId);
    else if (!bytes) this.replayed.get(collectionId)?.delete(recordId);
    else if (this.replayed.has(collectionId)) this.replayed.get(collectionId)?.set(recordId, bytes);
    else this.replayed.set(collectionId, new Map([[recordId, bytes]]));
  }

  liveBytes(): number {
    return this.collections().reduce((sum, { dataBytes, documents }) => sum + dataBytes + 16 * documents.size, 0);
  }

  *liveEntries(): Generator<JournalEntry> {
    for (const session of this.sessions.values()) yield [0, 0, encodeLatin1(session.toRecord(session.results))];
    for (const collection of this.byNamespace.values()) {
      yield catalogEntry(collection);
      for (const { recordId, committed } of collection.documents.values())
        if (committed) yield [collection.id, recordId, committed.latin1];
    }
  }

  private restore(id: number, entries: Map<number, string>): void {
    const { database, name, uuid, indexes } = decodeLatin1(entries.get(0));
    const builtIndexes = (indexes as Doc[]).map(buildIndex);
    const collection = new Collection(id, String(database), String(name), uuid as Binary, builtIndexes);
    for (const recordId of [...entries.keys()].sort((left, right) => left - right).slice(1)) {
      const latin1 = entries.get(recordId) ?? '';
      const doc = decodeLatin1(latin1);
      const version = new DocumentVersion({ idKey: encodeKey(doc['_id']), recordId, committed: undefined }, latin1);
      cacheDecoded(version, doc);
      collection.commit([{ before: undefined, after: version }]);
      collection.nextRecordId = recordId + 1;
    }
    this.byNamespace.set(collection.namespace, collection);
    this.nextCollectionId = Math.max(this.nextCollectionId, id + 1);
  }
}

function buildIndex(definition: Doc): Index {
  const spec = parseIndexSpec(definition);
  return new Index({ ...spec, isUnique: spec.isUnique || spec.name === '_id_' });
}

function catalogEntry({ id, database, name, uuid, indexes }: Collection, next = indexes): JournalEntry {
  return [id, 0, encodeLatin1({ database, name, uuid, indexes: next.map(({ spec }) => spec.definition) })];
}

function encodeLatin1(doc: Doc): string {
  return encode(doc).toString('latin1');
}

function decodeLatin1(latin1 = ''): Doc {
  return decode(Buffer.from(latin1, 'latin1'));
}
