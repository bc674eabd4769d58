import { orderKey } from '../bson/order-key';
import { exactAt } from '../bson/paths';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Collection, Index } from '../storage/collection';
import { docOf, keepDecoded, Row, type Slot, type Write, type Writer } from '../storage/rows';

/** Thrown when a write meets one that another transaction has not yet committed, or has committed since the snapshot. */
export class Conflict extends Error {
  constructor(readonly holder: Writer | undefined) {
    super('write conflict');
  }
}

/**
 * A set of writes that become visible together, and the view they are made in: the committed documents, over which lie
 * the transaction's own writes and, for an isolated one, what others have replaced since its snapshot.
 */
export class Transaction implements Writer {
  readonly writes = new Map<Collection, Map<string, Write>>();
  readonly done: Promise<void>;
  private readonly overlays = new Map<Collection, Map<string, Row | undefined>>();
  private readonly reservations: { index: Index; key: string }[] = [];
  private finish: () => void = () => undefined;

  constructor(readonly isIsolated: boolean) {
    this.done = new Promise((resolve) => (this.finish = resolve));
  }

  /** Documents whose version differs from the committed one, by the key of their `_id`; undefined when there are none. */
  overlayOf(collection: Collection): ReadonlyMap<string, Row | undefined> | undefined {
    return this.overlays.get(collection);
  }

  /** Keeps, for an open snapshot, the version that another transaction is about to replace. */
  preserve(collection: Collection, key: string, row: Row | undefined): void {
    const overlay = entryOf(this.overlays, collection);
    if (!overlay.has(key)) overlay.set(key, row);
  }

  insert(collection: Collection, doc: Doc, raw: Buffer): void {
    const key = orderKey(doc['_id']);
    this.touch(collection, key);
    if (this.rowOf(collection, key)) throw duplicateKey(collection, collection.indexes[0], doc);
    const slot: Slot = { key, number: collection.nextNumber++, row: undefined };
    this.write(collection, key, undefined, new Row(slot, raw.toString('latin1')), doc);
  }

  replace(collection: Collection, before: Row, doc: Doc, raw: Buffer): void {
    this.touch(collection, before.slot.key);
    this.write(collection, before.slot.key, before, new Row(before.slot, raw.toString('latin1')), doc);
  }

  remove(collection: Collection, before: Row): void {
    this.touch(collection, before.slot.key);
    this.write(collection, before.slot.key, before, undefined, undefined);
  }

  /** Checks that a document may be written: its first writer has it, and who saw an older version is too late. */
  touch(collection: Collection, key: string): void {
    const holder = collection.locks.get(key);
    if (holder && holder !== this) throw new Conflict(holder);
    if (!this.isOwn(collection, key) && this.overlays.get(collection)?.has(key)) throw new Conflict(undefined);
  }

  /** Gives up locks and reservations: after the commit or instead of it. */
  release(): void {
    for (const [collection, writes] of this.writes)
      for (const key of writes.keys()) if (collection.locks.get(key) === this) collection.locks.delete(key);
    for (const { index, key } of this.reservations)
      if (index.reserved.get(key)?.owner === this) index.reserved.delete(key);
    this.overlays.clear();
    this.finish();
  }

  private rowOf(collection: Collection, key: string): Row | undefined {
    const overlay = this.overlays.get(collection);
    return overlay?.has(key) ? overlay.get(key) : collection.slots.get(key)?.row;
  }

  private isOwn(collection: Collection, key: string): boolean {
    return this.writes.get(collection)?.has(key) === true;
  }

  private write(collection: Collection, key: string, before: Row | undefined, after: Row | undefined, doc?: Doc): void {
    if (after && doc) {
      keepDecoded(after, doc);
      this.reserveUniqueKeys(collection, after.slot, doc);
    }
    const writes = entryOf(this.writes, collection);
    writes.set(key, { before: (writes.get(key) ?? { before }).before, after });
    collection.locks.set(key, this);
    entryOf(this.overlays, collection).set(key, after);
  }

  /** Takes the keys of unique indexes. Keys of compound ones are made too, because two arrays in one are an error. */
  private reserveUniqueKeys(collection: Collection, slot: Slot, doc: Doc): void {
    for (const index of collection.indexes) {
      const { isUnique, name, fields } = index.spec;
      if (name === '_id_' || (!isUnique && fields.length === 1)) continue;
      const { keys } = index.keysOf(doc);
      if (isUnique) for (const key of keys) this.reserve(collection, index, key, slot, doc);
    }
  }

  private reserve(collection: Collection, index: Index, key: string, slot: Slot, doc: Doc): void {
    const taken = index.reserved.get(key);
    if (taken && taken.owner !== this) throw new Conflict(taken.owner);
    for (const holder of [taken?.slot.key, index.entries.get(key)?.key]) {
      if (holder === undefined || holder === slot.key) continue;
      this.touch(collection, holder);
      if (has(index, this.rowOf(collection, holder), key)) throw duplicateKey(collection, index, doc);
    }
    // A key that was free only after the snapshot is not free in it.
    if (this.isIsolated)
      for (const [id, row] of this.overlays.get(collection) ?? [])
        if (!this.isOwn(collection, id) && has(index, row, key)) throw new Conflict(undefined);
    index.reserved.set(key, { owner: this, slot });
    this.reservations.push({ index, key });
  }
}

function has(index: Index, row: Row | undefined, key: string): boolean {
  return row !== undefined && index.keysOf(docOf(row)).keys.includes(key);
}

function entryOf<K, V>(map: Map<K, Map<string, V>>, key: K): Map<string, V> {
  const known = map.get(key) ?? new Map<string, V>();
  if (known.size === 0) map.set(key, known);
  return known;
}

/** Error 11000 with the index and the values that are there already. */
export function duplicateKey(collection: Collection, index: Index | undefined, doc: Doc): MongoError {
  const fields = index?.spec.fields ?? [];
  const keyPattern = Object.fromEntries(fields.map(({ path, direction }) => [path, direction]));
  const keyValue = Object.fromEntries(fields.map(({ path }) => [path, exactAt(doc, path.split('.')) ?? null]));
  const shown = fields.map(({ path }) => `${path}: ${JSON.stringify(keyValue[path])}`).join(', ');
  const message = `E11000 duplicate key error collection: ${collection.namespace} index: ${index?.spec.name ?? '_id_'} dup key: { ${shown} }`;
  return new MongoError(11000, message, { keyPattern, keyValue });
}
