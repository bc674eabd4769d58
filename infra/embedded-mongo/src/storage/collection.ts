import type { Binary } from 'bson';
import type { Doc } from '../bson/values';
import { orderKey } from '../bson/order-key';
import { valuesAt } from '../bson/paths';
import { compileFilter, type Filter } from '../matching/filter';
import type { SortField } from '../matching/sort';
import { keyMaker, lacksAll, type IndexKeys } from '../indexes/index-keys';
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

/** One document on its way from a version to the next; undefined stands for not being there. */
export interface Change {
  slot: Slot;
  before: Doc | undefined;
  after: Doc | undefined;
}

/** An ordered index in memory. */
export class Index {
  readonly entries = new SortedKeys<Slot>();
  /** Keys of a unique index that open transactions have taken. */
  readonly reserved = new Map<string, { owner: Writer; slot: Slot }>();
  isMultikey = false;
  private readonly make: (doc: Doc) => IndexKeys;
  private readonly covers: Filter | undefined;

  constructor(readonly spec: IndexSpec) {
    this.make = keyMaker(spec.fields);
    this.covers = spec.partial ? compileFilter(spec.partial) : undefined;
  }

  /** The keys of a document, without the mark that keeps equal keys of a plain index apart. */
  keysOf(doc: Doc): IndexKeys {
    if (this.covers && !this.covers(doc)) return { keys: [], isMultikey: false };
    if (this.spec.isSparse && lacksAll(doc, this.spec.fields)) return { keys: [], isMultikey: false };
    return this.make(doc);
  }

  /** Takes documents from their committed versions to the next ones: first all old keys go, then the new ones come. */
  move(changes: readonly Change[]): void {
    const moved = changes.map(({ slot, before, after }) => {
      const made = after && this.keysOf(after);
      if (made?.isMultikey) this.isMultikey = true;
      return { slot, old: before ? this.keysOf(before).keys : [], added: made?.keys ?? [] };
    });
    for (const { slot, old, added } of moved) {
      for (const key of old) if (!added.includes(key)) this.entries.delete(this.entryKey(key, slot));
    }
    for (const { slot, old, added } of moved) {
      for (const key of added) if (!old.includes(key)) this.entries.set(this.entryKey(key, slot), slot);
    }
  }

  /** Whether a document's date in this index lies at or before a border. */
  isExpired(slot: Slot, border: string): boolean {
    const doc = slot.row && docOf(slot.row);
    const values = doc ? valuesAt(doc, (this.spec.fields[0]?.path ?? '').split('.')) : [];
    return values.some((value) => value instanceof Date && orderKey(value) <= border);
  }

  private entryKey(key: string, slot: Slot): string {
    return this.spec.isUnique ? key : `${key}${numberKey(slot.number)}`;
  }
}

function numberKey(number: number): string {
  return String.fromCharCode(
    (number / 2 ** 40) & 255,
    (number / 2 ** 32) & 255,
    (number >>> 24) & 255,
    (number >>> 16) & 255,
    (number >>> 8) & 255,
    number & 255,
  );
}

/** A collection: its committed documents in the order they came, and its indexes. */
export class Collection {
  readonly slots = new Map<string, Slot>();
  /** Documents that open transactions have written. */
  readonly locks = new Map<string, Writer>();
  indexes: Index[];
  nextNumber = 1;
  bytes = 0;
  isDropped = false;

  constructor(
    readonly id: number,
    readonly database: string,
    readonly name: string,
    readonly uuid: Binary,
    indexes: readonly IndexSpec[],
  ) {
    this.indexes = indexes.map((spec) => new Index(spec));
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  /** Makes a place for a new document. */
  newSlot(key: string): Slot {
    return { key, number: this.nextNumber++, row: undefined };
  }

  /** Makes versions the committed ones. A document that was removed and added again comes with two slots. */
  commit(writes: Iterable<Write>): void {
    const changes: Change[] = [];
    for (const { before, after } of writes) {
      const isSame = before?.slot === after?.slot;
      if (before)
        changes.push({ slot: before.slot, before: docOf(before), after: isSame && after ? docOf(after) : undefined });
      if (after && !isSame) changes.push({ slot: after.slot, before: undefined, after: docOf(after) });
      this.place(before, after);
    }
    for (const index of this.indexes) index.move(changes);
  }

  private place(before: Row | undefined, after: Row | undefined): void {
    this.bytes += (after?.raw.length ?? 0) - (before?.raw.length ?? 0);
    if (before && before.slot !== after?.slot) {
      before.slot.row = undefined;
      this.slots.delete(before.slot.key);
    }
    if (!after) return;
    after.slot.row = after;
    this.slots.set(after.slot.key, after.slot);
  }
}
