import { decode } from '../bson/decode';
import type { Doc } from '../bson/values';

/** The place of a document in a collection: it stays while versions of the document come and go. */
export interface Slot {
  /** The order key of its `_id`. */
  readonly key: string;
  /** Its number in the journal: documents lie in the order of their numbers. */
  readonly number: number;
  /** The committed version. */
  row: Row | undefined;
}

/** One version of a document; it never changes. */
export class Row {
  /** The document, while it is kept decoded. Nobody may change it. */
  decoded: Doc | undefined;

  /** The bytes are a text of one-byte characters, which the collector can move: small buffers keep shared slabs alive. */
  constructor(
    readonly slot: Slot,
    readonly text: string,
  ) {}

  get raw(): Buffer {
    return Buffer.from(this.text, 'latin1');
  }
}

/** Who holds what is written and not yet committed, until it is done. */
export interface Writer {
  readonly done: Promise<void>;
}

/** One document changed by a transaction: its version before and after, or undefined for not being there. */
export interface Write {
  before: Row | undefined;
  after: Row | undefined;
}

const decodedBytes = 256 * 1024;
let keptBytes = 0;
let [recent, older]: [Row[], Row[]] = [[], []];

/** The decoded document of a row. Two generations are kept, so memory stays bounded and hot documents stay decoded. */
export function docOf(row: Row): Doc {
  return row.decoded ?? keepDecoded(row, decode(row.raw));
}

/** Keeps the decoded form of a row for a while. */
export function keepDecoded(row: Row, doc: Doc): Doc {
  row.decoded = doc;
  recent.push(row);
  keptBytes += row.text.length;
  if (keptBytes >= decodedBytes) {
    for (const each of older) each.decoded = undefined;
    [recent, older, keptBytes] = [[], recent, 0];
  }
  return doc;
}
