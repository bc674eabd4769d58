import { decode } from '../bson/decode';
import type { Doc } from '../bson/values';

/** A document of a collection: it stays the same object while its versions change. */
export interface StoredDocument {
  /** The encoded key of its `_id`. */
  readonly idKey: string;
  /** Its number in the journal; ascending in the order of insertion. */
  readonly recordId: number;
  /** The committed version. */
  committed: DocumentVersion | undefined;
}

/** One version of a document; immutable. */
export class DocumentVersion {
  /** The decoded document while it is cached; it must not be modified. */
  decoded: Doc | undefined;

  /** The bytes are kept as a string of one-byte characters: small Buffers share slabs, and one of them would keep its whole slab alive. */
  constructor(
    readonly stored: StoredDocument,
    readonly latin1: string,
  ) {}

  get raw(): Buffer {
    return Buffer.from(this.latin1, 'latin1');
  }
}

/** The owner of uncommitted writes; `done` resolves when it has committed or aborted. */
export interface LockHolder {
  readonly done: Promise<void>;
}

/** The versions of a document before and after a transaction; undefined when it did not exist. */
export interface Write {
  before: DocumentVersion | undefined;
  after: DocumentVersion | undefined;
}

const CACHE_GENERATION_BYTES = 256 * 1024;
let recentBytes = 0;
let [recent, older]: [DocumentVersion[], DocumentVersion[]] = [[], []];

/** The decoded document of a version, from a cache of two generations of bounded size. */
export function docOf(version: DocumentVersion): Doc {
  return version.decoded ?? cacheDecoded(version, decode(version.raw));
}

/** Puts the decoded document of a version into the cache. */
export function cacheDecoded(version: DocumentVersion, doc: Doc): Doc {
  version.decoded = doc;
  recent.push(version);
  recentBytes += version.latin1.length;
  if (recentBytes >= CACHE_GENERATION_BYTES) {
    for (const each of older) each.decoded = undefined;
    [recent, older, recentBytes] = [[], recent, 0];
  }
  return doc;
}
