import { Long } from 'bson';
import { RawDoc } from '../bson/decode';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';

interface Cursor {
  namespace: string;
  next: (most: number) => { docs: RawDoc[]; isDone: boolean };
  usedAt: number;
}

const firstBatch = 101;
const mostBytes = 15 * 1024 * 1024;
const idleMs = 10 * 60_000;

/** Open cursors. A cursor holds what it found when it was opened; documents become bytes batch by batch. */
export class Cursors {
  private readonly byId = new Map<string, Cursor>();
  private lastId = Math.floor(Math.random() * 2 ** 40);

  get size(): number {
    return this.byId.size;
  }

  /** The answer with a first batch, and a cursor for the rest if there is one. */
  open<T>(
    namespace: string,
    items: readonly T[],
    toBytes: (item: T) => Buffer,
    options: { batchSize: number | undefined; isSingle: boolean },
  ): Doc {
    const next = batches(items, toBytes);
    const { docs, isDone } = next(options.batchSize ?? firstBatch);
    if (isDone || options.isSingle) return { cursor: { firstBatch: docs, id: Long.ZERO, ns: namespace }, ok: 1 };
    const id = Long.fromNumber(++this.lastId);
    this.byId.set(id.toString(), { namespace, next, usedAt: Date.now() });
    return { cursor: { firstBatch: docs, id, ns: namespace }, ok: 1 };
  }

  more(id: Long, namespace: string, batchSize: number | undefined): Doc {
    const cursor = this.byId.get(id.toString());
    if (!cursor || cursor.namespace !== namespace) throw new MongoError(43, `cursor id ${id.toString()} not found`);
    cursor.usedAt = Date.now();
    const { docs, isDone } = cursor.next(batchSize === undefined || batchSize === 0 ? Infinity : batchSize);
    if (isDone) this.byId.delete(id.toString());
    return { cursor: { nextBatch: docs, id: isDone ? Long.ZERO : id, ns: namespace }, ok: 1 };
  }

  kill(id: Long): boolean {
    return this.byId.delete(id.toString());
  }

  sweep(): void {
    for (const [id, { usedAt }] of this.byId) if (usedAt < Date.now() - idleMs) this.byId.delete(id);
  }
}

function batches<T>(items: readonly T[], toBytes: (item: T) => Buffer): Cursor['next'] {
  let at = 0;
  return (most) => {
    const docs: RawDoc[] = [];
    let bytes = 0;
    for (; at < items.length && docs.length < most && bytes < mostBytes; at++) {
      const raw = toBytes(items[at] as T);
      docs.push(new RawDoc(raw));
      bytes += raw.length;
    }
    return { docs, isDone: at >= items.length };
  };
}
