import { UUID, type Binary } from 'bson';
import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { orderKey } from '../bson/order-key';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import { indexSpec } from '../indexes/index-spec';
import { Session } from '../transactions/session';
import type { Transaction } from '../transactions/transaction';
import { Collection, Index, type IndexSpec } from './collection';
import { Journal, type Journaled, type Sync } from './journal';
import type { Entry } from './journal-file';
import { docOf, keepDecoded, Row } from './rows';

const idIndex: Doc = { v: 2, key: { _id: 1 }, name: '_id_' };

/** The documents of all databases in memory, with the journal behind them. */
export class Store implements Journaled {
  readonly log: Journal;
  readonly sessions = new Map<string, Session>();
  private readonly byNamespace = new Map<string, Collection>();
  private readonly snapshots = new Set<Transaction>();
  private readonly replayed = new Map<number, Map<number, string>>();
  private nextCollection = 1;

  /** Reads everything that the journal of a directory holds. One that is damaged is reported, and nothing is written to it. */
  constructor(dataDir: string, sync: Sync | undefined) {
    try {
      this.log = new Journal(dataDir, this, sync);
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

  /** The collection of a name, made now if there is none. */
  ensureCollection(database: string, name: string): Collection {
    const known = this.collection(database, name);
    if (known) return known;
    const made = this.emptyCollection(database, name);
    this.log.append([definition(made)]);
    this.nextCollection++;
    this.byNamespace.set(made.namespace, made);
    return made;
  }

  /** A collection that nobody knows of: what is not there looks like this. */
  emptyCollection(database: string, name: string): Collection {
    if (!/^[^/\\. "$*<>:|?\0]{1,63}$/.test(database)) throw new MongoError(73, `Invalid database name: '${database}'`);
    if (/^$|^\.|\.$|[$\0]|^system\./.test(name)) throw new MongoError(73, `Invalid collection name: ${name}`);
    return new Collection(this.nextCollection, database, name, new UUID(), [indexOf(idIndex)]);
  }

  dropCollection(collection: Collection): void {
    this.log.append([[collection.id, 0, undefined]]);
    this.byNamespace.delete(collection.namespace);
    collection.isDropped = true;
  }

  /** Builds an index over what is there; nothing is changed when two documents have one key. */
  addIndex(collection: Collection, spec: IndexSpec, onDuplicate: (index: Index, doc: Doc) => Error): void {
    const index = new Index(spec);
    for (const { row } of collection.slots.values()) {
      if (!row) continue;
      if (spec.isUnique && index.keysOf(docOf(row)).keys.some((key) => index.entries.get(key)))
        throw onDuplicate(index, docOf(row));
      index.move([{ before: undefined, after: row }]);
    }
    this.setIndexes(collection, [...collection.indexes, index]);
  }

  setIndexes(collection: Collection, indexes: Index[]): void {
    this.log.append([definition(collection, indexes)]);
    collection.indexes = indexes;
  }

  /** Opens a snapshot: from now on the transaction sees no commits of others. */
  openSnapshot(transaction: Transaction): void {
    this.snapshots.add(transaction);
  }

  /** Writes a transaction to the journal, with what its session remembers of it, and makes it visible. */
  commit(transaction: Transaction, remembered?: Doc): void {
    const changed = [...transaction.writes].filter(([collection]) => !collection.isDropped);
    const entries: Entry[] = remembered ? [[0, 0, toText(remembered)]] : [];
    for (const [{ id }, writes] of changed) {
      for (const { before, after } of writes.values()) {
        if (before && before.slot !== after?.slot) entries.push([id, before.slot.number, undefined]);
        if (after) entries.push([id, after.slot.number, after.text]);
      }
    }
    this.log.append(entries);
    this.snapshots.delete(transaction);
    for (const [collection, writes] of changed) {
      for (const other of this.snapshots)
        for (const [key, { before }] of writes) other.preserve(collection, key, before);
      collection.commit([...writes.values()]);
    }
    transaction.release();
  }

  abort(transaction: Transaction): void {
    this.snapshots.delete(transaction);
    transaction.release();
  }

  /** Takes an entry of the journal; the last one of each document is brought in when all are read. */
  replay([id, number, bytes]: Entry): void {
    if (id === 0 && bytes) {
      const state = fromText(bytes);
      const known = this.sessions.get(String(state['id'])) ?? new Session(String(state['id']));
      this.sessions.set(known.id, known);
      known.restore(state);
    } else if (number === 0 && !bytes) this.replayed.delete(id);
    else if (!bytes) this.replayed.get(id)?.delete(number);
    else if (this.replayed.has(id)) this.replayed.get(id)?.set(number, bytes);
    else this.replayed.set(id, new Map([[number, bytes]]));
  }

  liveBytes(): number {
    return this.collections().reduce((sum, { bytes, slots }) => sum + bytes + 16 * slots.size, 0);
  }

  *liveEntries(): Generator<Entry> {
    for (const session of this.sessions.values()) yield [0, 0, toText(session.state(session.results))];
    for (const collection of this.byNamespace.values()) {
      yield definition(collection);
      for (const { number, row } of collection.slots.values()) if (row) yield [collection.id, number, row.text];
    }
  }

  private restore(id: number, entries: Map<number, string>): void {
    const { database, name, uuid, indexes } = fromText(entries.get(0));
    const built = (indexes as Doc[]).map(indexOf);
    const collection = new Collection(id, String(database), String(name), uuid as Binary, built);
    for (const number of [...entries.keys()].sort((left, right) => left - right).slice(1)) {
      const text = entries.get(number) ?? '';
      const doc = fromText(text);
      const row = new Row({ key: orderKey(doc['_id']), number, row: undefined }, text);
      keepDecoded(row, doc);
      collection.commit([{ before: undefined, after: row }]);
      collection.nextNumber = number + 1;
    }
    this.byNamespace.set(collection.namespace, collection);
    this.nextCollection = Math.max(this.nextCollection, id + 1);
  }
}

function indexOf(shown: Doc): Index {
  const spec = indexSpec(shown);
  return new Index({ ...spec, isUnique: spec.isUnique || spec.name === '_id_' });
}

function definition({ id, database, name, uuid, indexes }: Collection, next = indexes): Entry {
  return [id, 0, toText({ database, name, uuid, indexes: next.map(({ spec }) => spec.shown) })];
}

function toText(doc: Doc): string {
  return encode(doc).toString('latin1');
}

function fromText(text = ''): Doc {
  return decode(Buffer.from(text, 'latin1'));
}
