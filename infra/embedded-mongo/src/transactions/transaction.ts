import { encodeKey } from '../bson/key-encoding';
import { valueAt } from '../bson/paths';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Collection, Index } from '../collections/collection';
import {
  docOf,
  cacheDecoded,
  DocumentVersion,
  type StoredDocument,
  type Write,
  type LockHolder,
} from '../collections/document-versions';

/** Thrown when another transaction has written the same document and not committed yet, or has committed it after the snapshot. */
export class WriteConflict extends Error {
  constructor(readonly holder: LockHolder | undefined) {
    super('write conflict');
  }
}

/**
 * A set of writes that become visible together. It sees the committed documents with its own writes on top and, when it
 * has a snapshot, with the older versions of what others have committed since.
 */
export class Transaction implements LockHolder {
  readonly writes = new Map<Collection, Map<string, Write>>();
  readonly done: Promise<void>;
  /** Of a commit that has begun. */
  committing: Promise<void> | undefined;
  /** Whether it was committed or aborted. */
  isReleased = false;
  private readonly overlays = new Map<Collection, Map<string, DocumentVersion | undefined>>();
  /** Of the overlays what others have replaced since the snapshot: usually little, however much it writes itself. */
  private readonly preserved = new Map<Collection, Map<string, DocumentVersion | undefined>>();
  private readonly reservations: { index: Index; key: string }[] = [];
  private resolveDone: () => void = () => undefined;

  constructor(readonly hasSnapshot: boolean) {
    this.done = new Promise((resolve) => (this.resolveDone = resolve));
  }

  /** The documents that it sees in another version than the committed one, by the key of their `_id`. */
  overlayOf(collection: Collection): ReadonlyMap<string, DocumentVersion | undefined> | undefined {
    return this.overlays.get(collection);
  }

  /** Keeps a version for the snapshot that another transaction is about to replace. */
  preserveVersion(collection: Collection, key: string, version: DocumentVersion | undefined): void {
    const overlay = getOrCreate(this.overlays, collection);
    if (overlay.has(key)) return;
    overlay.set(key, version);
    getOrCreate(this.preserved, collection).set(key, version);
  }

  insert(collection: Collection, doc: Doc, raw: Buffer): void {
    const idKey = encodeKey(doc['_id']);
    this.checkWriteConflict(collection, idKey);
    if (this.versionOf(collection, idKey)) throw duplicateKey(collection, collection.indexes[0], doc);
    const stored: StoredDocument = { idKey, recordId: collection.nextRecordId++, committed: undefined };
    this.write(collection, idKey, { before: undefined, after: this.createVersion(collection, stored, doc, raw) });
  }

  replace(collection: Collection, before: DocumentVersion, doc: Doc, raw: Buffer): void {
    const { stored } = before;
    this.checkWriteConflict(collection, stored.idKey);
    this.write(collection, stored.idKey, { before, after: this.createVersion(collection, stored, doc, raw) });
  }

  remove(collection: Collection, before: DocumentVersion): void {
    this.checkWriteConflict(collection, before.stored.idKey);
    this.write(collection, before.stored.idKey, { before, after: undefined });
  }

  /** Throws when a document has uncommitted writes of another transaction, or was committed by one after the snapshot. */
  checkWriteConflict(collection: Collection, key: string): void {
    const holder = collection.locks.get(key);
    if (holder && holder !== this) throw new WriteConflict(holder);
    if (this.preserved.get(collection)?.has(key)) throw new WriteConflict(undefined);
  }

  /** Releases locks and reserved keys, after a commit or to abort. */
  release(): void {
    for (const [collection, writes] of this.writes)
      for (const key of writes.keys()) if (collection.locks.get(key) === this) collection.locks.delete(key);
    for (const { index, key } of this.reservations)
      if (index.reserved.get(key)?.owner === this) index.reserved.delete(key);
    this.isReleased = true;
    this.overlays.clear();
    this.preserved.clear();
    this.resolveDone();
  }

  /** The version of a document that the transaction sees. */
  versionOf(collection: Collection, key: string): DocumentVersion | undefined {
    const overlay = this.overlays.get(collection);
    return overlay?.has(key) ? overlay.get(key) : collection.documents.get(key)?.committed;
  }

  private createVersion(collection: Collection, stored: StoredDocument, doc: Doc, raw: Buffer): DocumentVersion {
    this.reserveUniqueKeys(collection, stored, doc);
    const version = new DocumentVersion(stored, raw.toString('latin1'));
    cacheDecoded(version, doc);
    return version;
  }

  private write(collection: Collection, key: string, { before, after }: Write): void {
    const writes = getOrCreate(this.writes, collection);
    writes.set(key, { before: (writes.get(key) ?? { before }).before, after });
    collection.locks.set(key, this);
    getOrCreate(this.overlays, collection).set(key, after);
  }

  /** Reserves the keys of unique indexes. It generates those of compound indexes as well, because two arrays in one are an error. */
  private reserveUniqueKeys(collection: Collection, stored: StoredDocument, doc: Doc): void {
    for (const index of collection.indexes) {
      const { isUnique, name, fields } = index.spec;
      if (name === '_id_' || (!isUnique && fields.length === 1)) continue;
      const { keys } = index.keysOf(doc);
      if (isUnique) for (const key of keys) this.reserve(collection, index, key, stored, doc);
    }
  }

  private reserve(collection: Collection, index: Index, key: string, stored: StoredDocument, doc: Doc): void {
    const reservation = index.reserved.get(key);
    if (reservation && reservation.owner !== this) throw new WriteConflict(reservation.owner);
    for (const idKey of [reservation?.stored.idKey, index.entries.get(key)?.idKey]) {
      if (idKey === undefined || idKey === stored.idKey) continue;
      this.checkWriteConflict(collection, idKey);
      if (hasKey(index, this.versionOf(collection, idKey), key)) throw duplicateKey(collection, index, doc);
    }
    // A key that another transaction freed after the snapshot is still taken in it.
    if (this.hasSnapshot)
      for (const version of this.preserved.get(collection)?.values() ?? [])
        if (hasKey(index, version, key)) throw new WriteConflict(undefined);
    index.reserved.set(key, { owner: this, stored });
    this.reservations.push({ index, key });
  }
}

function hasKey(index: Index, version: DocumentVersion | undefined, key: string): boolean {
  return version !== undefined && index.keysOf(docOf(version)).keys.includes(key);
}

function getOrCreate<K, V>(map: Map<K, Map<string, V>>, key: K): Map<string, V> {
  const entry = map.get(key) ?? new Map<string, V>();
  map.set(key, entry);
  return entry;
}

/** Error 11000 with the index and the values that exist already. */
export function duplicateKey(collection: Collection, index: Index | undefined, doc: Doc): MongoError {
  const fields = index?.spec.fields ?? [];
  const keyPattern = Object.fromEntries(fields.map(({ path, direction }) => [path, direction]));
  const keyValue = Object.fromEntries(fields.map(({ path }) => [path, valueAt(doc, path.split('.')) ?? null]));
  const dupKey = fields.map(({ path }) => `${path}: ${JSON.stringify(keyValue[path])}`).join(', ');
  const message = `E11000 duplicate key error collection: ${collection.namespace} index: ${index?.spec.name ?? '_id_'} dup key: { ${dupKey} }`;
  return new MongoError(11000, message, { keyPattern, keyValue });
}
