import { Long } from 'bson';
import { RawDoc } from '../bson/decode';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';

interface Cursor {
  namespace: string;
  /** The bytes of the n-th document. */
  bytesAt: (n: number) => Buffer;
  at: number;
  length: number;
  usedAt: number;
}

const firstBatch = 101;
const mostBytes = 16 * 1024 * 1024;
const idleMs = 10 * 60_000;

/** Open cursors. A cursor holds what it found when it was opened; documents become bytes batch by batch. */
export class Cursors {
  private readonly byId = new Map<number, Cursor>();
  private lastId = Math.floor(Math.random() * 2 ** 40);

  /** The answer with a first batch, and a cursor for the rest if there is one. */
  open<T>(
    namespace: string,
    items: readonly T[],
    toBytes: (item: T) => Buffer,
    most = firstBatch,
    isSingle = false,
  ): Doc {
    const bytesAt = (n: number) => toBytes(items[n] as T);
    const cursor = { namespace, bytesAt, at: 0, length: items.length, usedAt: 0 };
    return this.next(++this.lastId, cursor, 'firstBatch', most, isSingle);
  }

  more(id: Long, namespace: string, batchSize: number | undefined): Doc {
    const cursor = this.byId.get(id.toNumber());
    if (cursor?.namespace !== namespace) throw new MongoError(43, `cursor id ${id.toString()} not found`);
    return this.next(id.toNumber(), cursor, 'nextBatch', batchSize || Infinity);
  }

  private next(id: number, cursor: Cursor, batch: string, most: number, isLast = false): Doc {
    const docs = nextBatch(cursor, most);
    cursor.usedAt = Date.now();
    const isDone = isLast || cursor.at >= cursor.length;
    if (isDone) this.byId.delete(id);
    else this.byId.set(id, cursor);
    return { cursor: { [batch]: docs, id: isDone ? Long.ZERO : Long.fromNumber(id), ns: cursor.namespace }, ok: 1 };
  }

  kill(id: number, namespace: string): boolean {
    return this.byId.get(id)?.namespace === namespace && this.byId.delete(id);
  }

  sweep(): void {
    for (const [id, { usedAt }] of this.byId) if (usedAt < Date.now() - idleMs) this.byId.delete(id);
  }
}

/** The next documents: at least one, and no more than were asked for and one message holds. */
function nextBatch(cursor: Cursor, most: number): RawDoc[] {
  const docs: RawDoc[] = [];
  for (let bytes = 0; cursor.at < cursor.length && docs.length < most; cursor.at++) {
    const raw = cursor.bytesAt(cursor.at);
    bytes += raw.length;
    if (bytes > mostBytes && docs.length > 0) break;
    docs.push(new RawDoc(raw));
  }
  return docs;
}
