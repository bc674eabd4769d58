import type { Binary } from 'bson';
import type { Doc } from '../bson/values';
import { compileFilter, type Filter } from '../matching/filter';
import { keyMaker, lacksAll, type IndexKeys, type SortField } from '../indexes/index-keys';
import { SortedKeys } from '../indexes/sorted-keys';
import { docOf, type Row, type Slot, type Write, type Writer } from './rows';

/** The definition of an index, as `createIndexes` checked it. */
export interface IndexSpec {
  name: string;
  fields: SortField[];
  isUnique: boolean;
  isSparse: boolean;
  partial: Doc | undefined;
  expireAfterSeconds: number | undefined;
  /** As `listIndexes` shows it. */
  shown: Doc;
}

/** An ordered index in memory. */
export class Index {
  readonly entries = new SortedKeys<Slot>();
  /** Keys of a unique index that open transactions have taken. */
  readonly reserved = new Map<string, { owner: Writer; slot: Slot }>();
  /** Fields of which an array ever made several keys of one document. */
  readonly arrays = new Set<string>();
  private readonly make: (doc: Doc) => IndexKeys;
  private readonly covers: Filter | undefined;

  constructor(readonly spec: IndexSpec) {
    this.make = keyMaker(spec.fields);
    this.covers = spec.partial ? compileFilter(spec.partial) : undefined;
  }

  /** Whether a document may have several keys. */
  get isMultikey(): boolean {
    return this.arrays.size > 0;
  }

  /** The keys of a document, without the mark that keeps equal keys of a plain index apart. */
  keysOf(doc: Doc): IndexKeys {
    const isOut = this.covers?.(doc) === false || (this.spec.isSparse && lacksAll(doc, this.spec.fields));
    return isOut ? { keys: [], arrays: [] } : this.make(doc);
  }

  /** Takes documents from their committed versions to the next ones: first all old keys go, then the new ones come. */
  move(writes: Iterable<Write>): void {
    const coming: [string, Slot][] = [];
    for (const { before, after } of writes) {
      const [old, next] = [this.entriesOf(before), this.entriesOf(after)];
      const isSame = before?.slot === after?.slot;
      for (const key of old) if (!next.includes(key)) this.entries.delete(key);
      if (after) for (const key of next) if (!isSame || !old.includes(key)) coming.push([key, after.slot]);
    }
    for (const [key, slot] of coming) this.entries.set(key, slot);
  }

  private entriesOf(row: Row | undefined): string[] {
    if (!row) return [];
    const { keys, arrays } = this.keysOf(docOf(row));
    for (const path of arrays) this.arrays.add(path);
    return this.spec.isUnique ? keys : keys.map((key) => key + numberKey(row.slot.number));
  }
}

/** Six characters of one byte that sort as the number does: they keep equal keys of a plain index apart. */
function numberKey(number: number): string {
  keyBytes.writeUIntBE(number, 0, 6);
  return keyBytes.toString('latin1');
}

const keyBytes = Buffer.alloc(6);

/** A collection: its committed documents in the order they came, and its indexes. */
export class Collection {
  readonly slots = new Map<string, Slot>();
  /** Documents that open transactions have written. */
  readonly locks = new Map<string, Writer>();
  nextNumber = 1;
  bytes = 0;
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

  /** Makes versions the committed ones. A document that was removed and added again comes with two slots. */
  commit(writes: Iterable<Write>): void {
    for (const index of this.indexes) index.move(writes);
    for (const { before, after } of writes) {
      this.bytes += (after?.text.length ?? 0) - (before?.text.length ?? 0);
      if (before && before.slot !== after?.slot) {
        before.slot.row = undefined;
        this.slots.delete(before.slot.key);
      }
      if (!after) continue;
      after.slot.row = after;
      this.slots.set(after.slot.key, after.slot);
    }
  }
}
