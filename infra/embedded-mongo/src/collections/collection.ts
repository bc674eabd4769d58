import type { Binary } from 'bson';
import type { Doc } from '../bson/values';
import { compileFilter, type Filter } from '../matching/filter';
import { createKeyGenerator, lacksAllFields, type IndexKeys, type SortField } from '../bson/index-keys';
import { SortedMap } from './sorted-map';
import { docOf, type DocumentVersion, type StoredDocument, type Write, type LockHolder } from './document-versions';

/** The parsed definition of an index. */
export interface IndexSpec {
  name: string;
  fields: SortField[];
  isUnique: boolean;
  isSparse: boolean;
  partial: Doc | undefined;
  expireAfterSeconds: number | undefined;
  /** As `listIndexes` returns and the journal stores it. */
  definition: Doc;
}

/** An ordered index in memory. */
export class Index {
  readonly entries = new SortedMap<StoredDocument>();
  /** Keys of a unique index that uncommitted writes use. */
  readonly reserved = new Map<string, { owner: LockHolder; stored: StoredDocument }>();
  /** Fields that have been arrays in some document, and then had several keys. */
  readonly arrays = new Set<string>();
  private readonly generateKeys: (doc: Doc) => IndexKeys;
  private readonly partialFilter: Filter | undefined;

  constructor(readonly spec: IndexSpec) {
    this.generateKeys = createKeyGenerator(spec.fields);
    this.partialFilter = spec.partial ? compileFilter(spec.partial) : undefined;
  }

  /** Whether a document may have several keys. */
  get isMultikey(): boolean {
    return this.arrays.size > 0;
  }

  /** The keys of a document without the record id that `entriesOf` appends. */
  keysOf(doc: Doc): IndexKeys {
    const isExcluded =
      this.partialFilter?.(doc) === false || (this.spec.isSparse && lacksAllFields(doc, this.spec.fields));
    return isExcluded ? { keys: [], arrays: [] } : this.generateKeys(doc);
  }

  /** Deletes the keys that a document no longer has, and returns the ones that it has now. */
  deleteOldKeys({ before, after }: Write): string[] {
    const [old, next] = [this.entriesOf(before), this.entriesOf(after)];
    const isSame = before?.stored === after?.stored;
    for (const key of old) if (!next.includes(key)) this.entries.delete(key);
    return isSame ? next.filter((key) => !old.includes(key)) : next;
  }

  /** Adds a document to an index that is being built. */
  add(version: DocumentVersion): void {
    for (const key of this.entriesOf(version)) this.entries.set(key, version.stored);
  }

  private entriesOf(version: DocumentVersion | undefined): string[] {
    if (!version) return [];
    const { keys, arrays } = this.keysOf(docOf(version));
    for (const path of arrays) this.arrays.add(path);
    return this.spec.isUnique ? keys : keys.map((key) => key + recordIdKey(version.stored.recordId));
  }
}

/** A record id as six one-byte characters in its order: it makes equal keys of a non-unique index different. */
function recordIdKey(recordId: number): string {
  RECORD_ID_BYTES.writeUIntBE(recordId, 0, 6);
  return RECORD_ID_BYTES.toString('latin1');
}

const RECORD_ID_BYTES = Buffer.alloc(6);

/** A collection: its committed documents in the order of insertion, and its indexes. */
export class Collection {
  readonly documents = new Map<string, StoredDocument>();
  /** The holders of uncommitted writes by the key of the document's `_id`. */
  readonly locks = new Map<string, LockHolder>();
  nextRecordId = 1;
  dataBytes = 0;
  isDropped = false;

  constructor(
    readonly id: number,
    readonly database: string,
    readonly name: string,
    readonly uuid: Binary,
    public indexes: Index[],
  ) {}

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  /** Makes versions the committed ones. A document that was deleted and inserted again has another `stored` before than after. */
  commit(writes: Iterable<Write>): void {
    this.moveIndexes(writes);
    for (const { before, after } of writes) {
      this.dataBytes += (after?.latin1.length ?? 0) - (before?.latin1.length ?? 0);
      if (before && before.stored !== after?.stored) {
        before.stored.committed = undefined;
        this.documents.delete(before.stored.idKey);
      }
      if (!after) continue;
      after.stored.committed = after;
      this.documents.set(after.stored.idKey, after.stored);
    }
  }

  /**
   * Moves the indexes to the next versions of documents: document by document, so that each is decoded once for all of
   * them. All old keys are deleted before a new one is set, because two documents may exchange keys.
   */
  private moveIndexes(writes: Iterable<Write>): void {
    const moved = this.indexes.map((index) => ({ index, added: [] as [string, StoredDocument][] }));
    for (const write of writes) {
      for (const { index, added } of moved) {
        const keys = index.deleteOldKeys(write);
        if (write.after) for (const key of keys) added.push([key, write.after.stored]);
      }
    }
    for (const { index, added } of moved) for (const [key, stored] of added) index.entries.set(key, stored);
  }
}
