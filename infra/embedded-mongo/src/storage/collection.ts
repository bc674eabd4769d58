import type { Binary } from 'bson';
import type { Doc } from '../bson/values';
import { compileFilter, type Filter } from '../matching/filter';
import { createKeyGenerator, lacksAllFields, type IndexKeys, type SortField } from '../indexes/index-keys';
import { SortedMap } from '../indexes/sorted-map';
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

  /** Moves the index to the next versions of documents. All old keys are deleted first, because two documents may exchange keys. */
  applyWrites(writes: Iterable<Write>): void {
    const added: [string, StoredDocument][] = [];
    for (const { before, after } of writes) {
      const [old, next] = [this.entriesOf(before), this.entriesOf(after)];
      const isSame = before?.stored === after?.stored;
      for (const key of old) if (!next.includes(key)) this.entries.delete(key);
      if (after) for (const key of next) if (!isSame || !old.includes(key)) added.push([key, after.stored]);
    }
    for (const [key, stored] of added) this.entries.set(key, stored);
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
    for (const index of this.indexes) index.applyWrites(writes);
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
}
