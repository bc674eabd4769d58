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

/** What a write changes in an index. */
interface KeyChange {
  index: Index;
  gone: readonly string[];
  /** Set when the write is committed. */
  added: readonly string[];
  /** Set before. */
  early: readonly string[];
}

type Entry = readonly [key: string, stored: StoredDocument];

const byKey = ([one]: Entry, [other]: Entry) => (one < other ? -1 : 1);

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

  /** The keys that a document no longer has after a write, and those that are new then. */
  changeOf({ before, after }: Write): KeyChange {
    const [old, next] = [this.entriesOf(before), this.entriesOf(after)];
    const isSame = before?.stored === after?.stored;
    return {
      index: this,
      gone: old.filter((key) => !next.includes(key)),
      added: isSame ? next.filter((key) => !old.includes(key)) : next,
      early: [],
    };
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
  /** What is done already for writes of transactions that are about to be committed. */
  private readonly prepared = new WeakMap<Write, KeyChange[]>();

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

  /**
   * Does what takes long in the commit of a write before it: finds the keys that change, and adds those of a new document,
   * which nobody sees as long as it has no committed version.
   */
  prepare(write: Write): void {
    const changes = this.changesOf(write);
    this.prepared.set(write, changes);
    const { before, after } = write;
    if (before || !after) return;
    for (const change of changes) {
      const { entries } = change.index;
      const keys = change.added;
      // A unique key may still be that of a document which this transaction deletes.
      change.early = keys.filter((key) => entries.get(key) === undefined);
      change.added = keys.filter((key) => entries.get(key) !== undefined);
      for (const key of change.early) entries.set(key, after.stored);
    }
  }

  /** Takes back what was prepared for a write that is not committed. */
  discard(write: Write): void {
    for (const { index, early } of this.prepared.get(write) ?? []) for (const key of early) index.entries.delete(key);
    this.prepared.delete(write);
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
   * All old keys are deleted before a new one is set, because two documents may exchange keys. They go through each index
   * in its order: the search for a key then finds in the processor's cache what it has in common with the one before.
   */
  private moveIndexes(writes: Iterable<Write>): void {
    const moves = new Map(this.indexes.map((index) => [index, { gone: [] as string[], added: [] as Entry[] }]));
    for (const write of writes) {
      for (const { index, gone, added } of this.prepared.get(write) ?? this.changesOf(write)) {
        const move = moves.get(index);
        move?.gone.push(...gone);
        for (const key of added) if (write.after) move?.added.push([key, write.after.stored]);
      }
    }
    for (const [{ entries }, { gone, added }] of moves) {
      for (const key of gone.sort()) entries.delete(key);
      for (const [key, stored] of added.sort(byKey)) entries.set(key, stored);
    }
  }

  /** Of one document in all indexes, so that it is decoded once for all of them. */
  private changesOf(write: Write): KeyChange[] {
    return this.indexes.map((index) => index.changeOf(write));
  }
}
