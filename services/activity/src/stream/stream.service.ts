import type { Call } from '@portal/contracts';
import type { Actor, Clock, Logger, Scope, Scoped } from '@portal/service-kit';
import { covers, scopeOf } from '@portal/service-kit';
import { expiryOf, initialMessage, parseOffset } from './stream.domain';
import { createStreamPolling } from './stream-polling.service';
import type { Sequence } from './sequence.ports';

/** An item that a stream sends to those whose scope covers it. */
export interface StreamItem extends Scoped {
  offset: number;
}

export interface StreamSource<Item extends StreamItem, Data> {
  /** The call that opens the stream: its row says who gets what. */
  call: Pick<Call, 'name' | 'who'>;
  sequence: Pick<Sequence, 'last' | 'onAdvance'>;
  /** In the order of the sequence. */
  findAfter(offset: number, scope: Scope, limit: number): Promise<Item[]>;
  messageOf(item: Item): { event: string; data: Data };
}

/** The open end of one client's stream. */
export interface StreamSink<Data> {
  write(text: string): void;
  send(event: { id: string; event: string; data: Data }): void;
  /** Resolves when the client has taken what was sent, or left. */
  drained(): Promise<void>;
  /** Bytes the client has not taken yet. */
  backlog(): number;
  end(): void;
  closed: AbortSignal;
}

/** The headers of a request for a stream that matter. */
export interface StreamRequest {
  lastEventId: string | undefined;
  authorization: string | undefined;
}

interface Viewer<Data> {
  scope: Scope;
  expires: Date;
  sink: StreamSink<Data>;
  /** The last offset the client has. */
  offset: number;
}

interface Dependencies<Item extends StreamItem, Data> {
  source: StreamSource<Item, Data>;
  clock: Clock;
  logger: Logger;
}

const BATCH_SIZE = 100;
const POLL_INTERVAL_MS = 500;
/** A client further behind is disconnected: it comes back and resumes from the store instead of from memory. */
const MAX_BACKLOG_BYTES = 256 * 1024;
const EVERYTHING: Scope = { kind: 'everything' };

/**
 * Live streams of one source. Each instance reads what is stored, whichever instance wrote it, once for all viewers and
 * only while there are any.
 */
export function createStreamService<Item extends StreamItem, Data>({
  source,
  clock,
  logger,
}: Dependencies<Item, Data>) {
  const { call, sequence } = source;
  const viewers = new Set<Viewer<Data>>();
  const polling = createStreamPolling({ intervalMs: POLL_INTERVAL_MS, read: deliverNew, onError: logReadError });
  /** What this instance has read; moves in the same tick in which the viewers get the item. */
  let readOffset = 0;
  let openCount = 0;
  let started: Promise<void> | undefined;

  function logReadError(err: unknown): void {
    logger.warn({ err, call: call.name }, 'a stream could not read the store');
  }

  async function deliverNew(): Promise<void> {
    const now = clock.now();
    for (const { expires, sink } of viewers) if (expires <= now) sink.end();
    for (;;) {
      const found = await source.findAfter(readOffset, EVERYTHING, BATCH_SIZE);
      for (const item of found) {
        readOffset = item.offset;
        for (const viewer of viewers) if (covers(viewer.scope, item)) deliver(viewer, item);
      }
      if (found.length < BATCH_SIZE) return;
    }
  }

  function deliver(viewer: Viewer<Data>, item: Item): void {
    if (item.offset <= viewer.offset) return;
    viewer.offset = item.offset;
    viewer.sink.send({ id: String(item.offset), ...source.messageOf(item) });
    if (viewer.sink.backlog() > MAX_BACKLOG_BYTES) viewer.sink.end();
  }

  /** Repeats until nothing moved while it read; joining in the same tick leaves no gap between stored and live items. */
  async function catchUp(viewer: Viewer<Data>): Promise<void> {
    let before: number;
    do {
      before = readOffset;
      await sendMissed(viewer);
    } while (before !== readOffset);
    if (!viewer.sink.closed.aborted) viewers.add(viewer);
  }

  async function sendMissed(viewer: Viewer<Data>): Promise<void> {
    while (!viewer.sink.closed.aborted) {
      const found = await source.findAfter(viewer.offset, viewer.scope, BATCH_SIZE);
      for (const item of found) deliver(viewer, item);
      if (found.length < BATCH_SIZE) return;
      await viewer.sink.drained();
    }
  }

  /** Only while there are no viewers: skipping an item would keep it from those who are. */
  async function startAtEnd(): Promise<void> {
    try {
      readOffset = await sequence.last();
      if (openCount > 0) polling.start();
    } catch (error) {
      started = undefined;
      throw error;
    }
  }

  function leave(viewer: Viewer<Data>): void {
    viewers.delete(viewer);
    openCount -= 1;
    if (openCount > 0) return;
    started = undefined;
    polling.stop();
  }

  /** Begins after the given offset, or at the end. */
  async function begin(viewer: Viewer<Data>, after: number | undefined): Promise<void> {
    started ??= startAtEnd();
    await started;
    const last = await sequence.last();
    viewer.offset = Math.min(after ?? last, last);
    viewer.sink.write(initialMessage(viewer.offset));
    await catchUp(viewer);
  }

  async function watch(actor: Actor, request: StreamRequest, sink: StreamSink<Data>): Promise<void> {
    if (sink.closed.aborted) return;
    const viewer = { scope: scopeOf(actor, call), expires: expiryOf(request.authorization), sink, offset: 0 };
    openCount += 1;
    sink.closed.addEventListener('abort', () => leave(viewer), { once: true });
    try {
      await begin(viewer, parseOffset(request.lastEventId));
    } catch (err) {
      logger.warn({ err, call: call.name }, 'a stream could not begin');
      sink.end();
    }
  }

  function countViewers(): number {
    return viewers.size;
  }

  sequence.onAdvance(polling.wake);
  return { watch, stop: polling.stop, countViewers };
}

/** What routes need of a stream. */
export interface StreamService<Data> {
  watch(actor: Actor, request: StreamRequest, sink: StreamSink<Data>): Promise<void>;
}
