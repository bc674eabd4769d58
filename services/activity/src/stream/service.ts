import type { Actor, Clock, Logger } from '@portal/service-kit';
import { createPolling } from '../tail/poll.service';
import { expiryOf, opening, positionOf } from './domain';

/** What is stored in an order of arrival, and who gets what of it live. */
export interface StreamSource<Audience, Item extends { position: number }, Data> {
  /** For logs. */
  name: string;
  audienceOf(actor: Actor): Audience;
  mayRead(audience: Audience, item: Item): boolean;
  messageOf(item: Item): { event: string; data: Data };
  /** The last position given out. */
  lastPosition(): Promise<number>;
  /** In the order of arrival; everybody's where the audience is null. */
  after(position: number, audience: Audience | null, limit: number): Promise<Item[]>;
  whenRecorded(listener: () => void): void;
}

/** The open end of somebody's stream. */
export interface Outlet<Data> {
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

interface Viewer<Audience, Data> {
  audience: Audience;
  expires: Date;
  outlet: Outlet<Data>;
  /** The last position the client has. */
  position: number;
}

interface Parts<Audience, Item extends { position: number }, Data> {
  source: StreamSource<Audience, Item, Data>;
  clock: Clock;
  logger: Logger;
  pollMs?: number;
}

const PAGE = 100;
/** A client further behind than this is let go: it comes back and resumes from the store instead of from memory. */
const MOST_BACKLOG = 256 * 1024;

/**
 * Live streams of one source. Each instance follows what is stored by position, whichever instance wrote it, and only
 * while somebody watches; a viewer costs a row in a set, however much is stored.
 */
export function createStreamService<Audience, Item extends { position: number }, Data>({
  source,
  clock,
  logger,
  pollMs = 500,
}: Parts<Audience, Item, Data>) {
  type Watching = Viewer<Audience, Data>;
  const viewers = new Set<Watching>();
  const polling = createPolling({ pollMs, read: follow, onFailure });
  /** Where this instance stands; moves in the same tick in which the viewers get the entry. */
  let cursor = 0;
  let open = 0;
  let positioned: Promise<void> | undefined;

  function onFailure(err: unknown): void {
    logger.warn({ err, stream: source.name }, 'what streams show is away');
  }

  async function follow(): Promise<void> {
    const now = clock.now();
    for (const { expires, outlet } of viewers) if (expires <= now) outlet.end();
    for (;;) {
      const found = await source.after(cursor, null, PAGE);
      for (const item of found) {
        cursor = item.position;
        for (const viewer of viewers) if (source.mayRead(viewer.audience, item)) deliver(viewer, item);
      }
      if (found.length < PAGE) return;
    }
  }

  function deliver(viewer: Watching, item: Item): void {
    if (item.position <= viewer.position) return;
    viewer.position = item.position;
    viewer.outlet.send({ id: String(item.position), ...source.messageOf(item) });
    if (viewer.outlet.backlog() > MOST_BACKLOG) viewer.outlet.end();
  }

  /** Reads until nothing moved while it read; joining in the same tick leaves nothing between store and live. */
  async function catchUp(viewer: Watching): Promise<void> {
    let stood: number;
    do {
      stood = cursor;
      await sendMissed(viewer);
    } while (stood !== cursor);
    if (!viewer.outlet.closed.aborted) viewers.add(viewer);
  }

  async function sendMissed(viewer: Watching): Promise<void> {
    while (!viewer.outlet.closed.aborted) {
      const found = await source.after(viewer.position, viewer.audience, PAGE);
      for (const item of found) deliver(viewer, item);
      if (found.length < PAGE) return;
      await viewer.outlet.drained();
    }
  }

  /** Only while nobody watches: to move on past an item would keep it from those who do. */
  async function takePosition(): Promise<void> {
    try {
      cursor = await source.lastPosition();
      if (open > 0) polling.start();
    } catch (error) {
      positioned = undefined;
      throw error;
    }
  }

  async function bePositioned(): Promise<void> {
    positioned ??= takePosition();
    await positioned;
  }

  function leave(viewer: Watching): void {
    viewers.delete(viewer);
    open -= 1;
    if (open > 0) return;
    positioned = undefined;
    polling.stop();
  }

  /** Begins where the client says it stopped, or at the end. */
  async function begin(viewer: Watching, since: number | undefined): Promise<void> {
    await bePositioned();
    const last = await source.lastPosition();
    viewer.position = Math.min(since ?? last, last);
    viewer.outlet.write(opening(viewer.position));
    await catchUp(viewer);
  }

  async function watch(actor: Actor, request: StreamRequest, outlet: Outlet<Data>): Promise<void> {
    if (outlet.closed.aborted) return;
    const expires = expiryOf(request.authorization);
    const viewer: Watching = { audience: source.audienceOf(actor), expires, outlet, position: 0 };
    open += 1;
    outlet.closed.addEventListener('abort', () => leave(viewer), { once: true });
    try {
      await begin(viewer, positionOf(request.lastEventId));
    } catch (err) {
      logger.warn({ err, stream: source.name }, 'a stream could not begin');
      outlet.end();
    }
  }

  source.whenRecorded(polling.nudge);
  return { watch, stop: polling.stop, watching: () => viewers.size };
}

/** What the edge needs of it. */
export interface StreamService<Data> {
  watch(actor: Actor, request: StreamRequest, outlet: Outlet<Data>): Promise<void>;
}
