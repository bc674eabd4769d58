import { orderKey } from '../bson/order-key';
import { decode } from '../bson/decode';
import { exactAt } from '../bson/paths';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Collection, Index } from '../storage/collection';
import { keepDecoded, Row, type Slot, type Write, type Writer } from '../storage/rows';

/** Thrown when a write meets one that another transaction has not yet committed, or has committed since the snapshot. */
export class Conflict extends Error {
  constructor(readonly holder: Writer | undefined) {
    super('write conflict');
  }
}

type Overlay = Map<string, Row | undefined>;

/**
 * A set of writes that become visible together, and the view they are made in: the committed documents, over which lie
 * the transaction's own writes and, for an isolated one, what others have replaced since its snapshot.
 */
export class Transaction implements Writer {
  readonly writes = new Map<Collection, Map<string, Write>>();
  readonly done: Promise<void>;
  isOpen = true;
  private readonly overlays = new Map<Collection, Overlay>();
  private readonly reservations: { index: Index; key: string }[] = [];
  private finish: () => void = () => undefined;

  constructor(readonly isIsolated: boolean) {
    this.done = new Promise((resolve) => {
      this.finish = resolve;
    });
  }

  /** The version of a document that this transaction sees. */
  rowOf(collection: Collection, slot: Slot): Row | undefined {
    const overlay = this.overlays.get(collection);
    return overlay?.has(slot.key) ? overlay.get(slot.key) : slot.row;
  }

  /** Documents whose version differs from the committed one, by the key of their `_id`; undefined when there are none. */
  overlayOf(collection: Collection): ReadonlyMap<string, Row | undefined> | undefined {
    return this.overlays.get(collection);
  }

  /** Keeps, for an open snapshot, the version that another transaction is about to replace. */
  preserve(collection: Collection, key: string, row: Row | undefined): void {
    const overlay = this.overlayFor(collection);
    if (!overlay.has(key)) overlay.set(key, row);
  }

  insert(collection: Collection, doc: Doc, raw: Buffer): void {
    const key = orderKey(doc['_id']);
    this.lock(collection, key);
    const overlay = this.overlays.get(collection);
    const present = overlay?.has(key) ? overlay.get(key) : collection.slots.get(key)?.row;
    if (present) throw this.duplicate(collection, collection.indexes[0], doc);
    const row = new Row(collection.newSlot(key), raw);
    keepDecoded(row, doc);
    this.write(collection, key, undefined, row, doc);
  }

  replace(collection: Collection, before: Row, doc: Doc, raw: Buffer): Row {
    const { key } = before.slot;
    this.lock(collection, key);
    const row = new Row(before.slot, raw);
    keepDecoded(row, doc);
    this.write(collection, key, before, row, doc);
    return row;
  }

  remove(collection: Collection, before: Row): void {
    this.lock(collection, before.slot.key);
    this.write(collection, before.slot.key, before, undefined, undefined);
  }

  /** Checks that a document could be written, for an update that changes nothing. */
  touch(collection: Collection, row: Row): void {
    this.lock(collection, row.slot.key);
  }

  /** Gives up locks and reservations: after the commit or instead of it. */
  release(): void {
    this.isOpen = false;
    for (const [collection, writes] of this.writes) {
      for (const key of writes.keys()) if (collection.locks.get(key) === this) collection.locks.delete(key);
    }
    for (const { index, key } of this.reservations)
      if (index.reserved.get(key)?.owner === this) index.reserved.delete(key);
    this.overlays.clear();
    this.finish();
  }

  private overlayFor(collection: Collection): Overlay {
    let overlay = this.overlays.get(collection);
    if (!overlay) this.overlays.set(collection, (overlay = new Map()));
    return overlay;
  }

  /** The first writer of a document has it until it ends; who saw an older version than the committed one is too late. */
  private lock(collection: Collection, key: string): void {
    const holder = collection.locks.get(key);
    if (holder && holder !== this) throw new Conflict(holder);
    const isOwn = this.writes.get(collection)?.has(key) === true;
    if (!isOwn && this.overlays.get(collection)?.has(key)) throw new Conflict(undefined);
  }

  private write(
    collection: Collection,
    key: string,
    before: Row | undefined,
    after: Row | undefined,
    doc: Doc | undefined,
  ): void {
    if (after && doc) this.reserveUniqueKeys(collection, after.slot, doc);
    let writes = this.writes.get(collection);
    if (!writes) this.writes.set(collection, (writes = new Map<string, Write>()));
    const known = writes.get(key);
    if (known) known.after = after;
    else writes.set(key, { before, after });
    collection.locks.set(key, this);
    this.overlayFor(collection).set(key, after);
  }

  /** Takes the keys of unique indexes. Keys of compound ones are made too, because two arrays in one are an error. */
  private reserveUniqueKeys(collection: Collection, slot: Slot, doc: Doc): void {
    for (const index of collection.indexes) {
      const { isUnique, name, fields } = index.spec;
      if (name === '_id_' || (!isUnique && fields.length === 1)) continue;
      const { keys } = index.keysOf(doc);
      if (!isUnique) continue;
      for (const key of keys) this.reserve(collection, index, key, slot, doc);
    }
  }

  private reserve(collection: Collection, index: Index, key: string, slot: Slot, doc: Doc): void {
    const taken = index.reserved.get(key);
    if (taken && taken.owner !== this) throw new Conflict(taken.owner);
    if (taken && taken.slot.key !== slot.key && this.stillHas(collection, index, taken.slot, key))
      throw this.duplicate(collection, index, doc);
    const holder = index.entries.get(key);
    if (holder && holder.key !== slot.key) {
      const locker = collection.locks.get(holder.key);
      if (locker && locker !== this) throw new Conflict(locker);
      const isOwn = this.writes.get(collection)?.has(holder.key) === true;
      if (!isOwn && this.overlays.get(collection)?.has(holder.key)) throw new Conflict(undefined);
      if (!isOwn || this.stillHas(collection, index, holder, key)) throw this.duplicate(collection, index, doc);
    }
    if (this.isIsolated && this.wasFreed(collection, index, key)) throw new Conflict(undefined);
    index.reserved.set(key, { owner: this, slot });
    this.reservations.push({ index, key });
  }

  /** Whether a document that others have changed since the snapshot had a key in it. */
  private wasFreed(collection: Collection, index: Index, key: string): boolean {
    const own = this.writes.get(collection);
    const changed = [...(this.overlays.get(collection) ?? [])].filter(([id, row]) => row && !own?.has(id));
    return changed.some(([, row]) => row && this.stillHas(collection, index, row.slot, key));
  }

  private stillHas(collection: Collection, index: Index, slot: Slot, key: string): boolean {
    const row = this.overlays.get(collection)?.get(slot.key);
    return row !== undefined && index.keysOf(row.decoded ?? decode(row.raw)).keys.includes(key);
  }

  private duplicate(collection: Collection, index: Index | undefined, doc: Doc): MongoError {
    return duplicateKey(collection, index, doc);
  }
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
