import { Long } from 'bson';
import { RawDoc } from '../bson/decode';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';

interface Cursor {
  namespace: string;
  /** The bytes of the n-th document. */
  bytesAt: (n: number) => Buffer;
  /** The number of documents that were sent. */
  offset: number;
  length: number;
  usedAt: number;
}

const DEFAULT_BATCH_SIZE = 101;
const MAX_BATCH_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60_000;

/** The open cursors. A cursor keeps the results of its query as they were when it was opened and encodes them batch by batch. */
export class Cursors {
  private readonly byId = new Map<number, Cursor>();
  private lastId = Math.floor(Math.random() * 2 ** 40);

  /** The reply with the first batch, and with a cursor unless that is everything. */
  open<T>(
    namespace: string,
    items: readonly T[],
    toBytes: (item: T) => Buffer,
    batchSize = DEFAULT_BATCH_SIZE,
    isSingleBatch = false,
  ): Doc {
    const bytesAt = (n: number) => toBytes(items[n] as T);
    const cursor = { namespace, bytesAt, offset: 0, length: items.length, usedAt: 0 };
    return this.nextBatch(++this.lastId, cursor, 'firstBatch', batchSize, isSingleBatch);
  }

  /** The reply to getMore. */
  next(id: Long, namespace: string, batchSize: number | undefined): Doc {
    const cursor = this.byId.get(id.toNumber());
    if (cursor?.namespace !== namespace) throw new MongoError(43, `cursor id ${id.toString()} not found`);
    return this.nextBatch(id.toNumber(), cursor, 'nextBatch', batchSize || Infinity);
  }

  private nextBatch(id: number, cursor: Cursor, field: string, batchSize: number, isLast = false): Doc {
    const docs = readBatch(cursor, batchSize);
    cursor.usedAt = Date.now();
    const isExhausted = isLast || cursor.offset >= cursor.length;
    if (isExhausted) this.byId.delete(id);
    else this.byId.set(id, cursor);
    return {
      cursor: { [field]: docs, id: isExhausted ? Long.ZERO : Long.fromNumber(id), ns: cursor.namespace },
      ok: 1,
    };
  }

  kill(id: number, namespace: string): boolean {
    return this.byId.get(id)?.namespace === namespace && this.byId.delete(id);
  }

  deleteIdle(): void {
    for (const [id, { usedAt }] of this.byId) if (usedAt < Date.now() - IDLE_MS) this.byId.delete(id);
  }
}

/** The next documents: as many as one message can hold and the batch size allows, but at least one however long it is. */
function readBatch(cursor: Cursor, batchSize: number): RawDoc[] {
  const docs: RawDoc[] = [];
  for (let bytes = 0; cursor.offset < cursor.length && docs.length < batchSize; cursor.offset++) {
    const raw = cursor.bytesAt(cursor.offset);
    bytes += raw.length;
    if (bytes > MAX_BATCH_BYTES && docs.length > 0) break;
    docs.push(new RawDoc(raw));
  }
  return docs;
}
