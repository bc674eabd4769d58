import type { ActivityAnswer } from '@portal/contracts';
import type { Actor, Clock, Logger } from '@portal/service-kit';
import type { Audience, PlacedEntry } from '../feed/domain';
import { activityAnswerOf, audienceOf, mayRead } from '../feed/domain';
import type { FeedService } from '../feed/service';
import { createTail } from '../tail/service';
import { expiryOf, opening, positionOf } from './domain';

/** The open end of somebody's stream. */
export interface Outlet {
  write(text: string): void;
  send(event: { id: string; event: string; data: ActivityAnswer }): void;
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

interface Viewer {
  audience: Audience;
  expires: Date;
  outlet: Outlet;
  /** The last position the client has. */
  position: number;
}

interface Parts {
  feed: FeedService;
  clock: Clock;
  logger: Logger;
  pollMs?: number;
}

const PAGE = 100;
/** A client further behind than this is let go: it comes back and resumes from the store instead of from memory. */
const MOST_BACKLOG = 256 * 1024;
const EVERYTHING: Audience = { kind: 'everything' };

/**
 * Live streams of the feed. Each instance follows the stored feed by position, whichever instance wrote the entry, and
 * only while somebody watches; a viewer costs a row in a set, whatever the length of the feed.
 */
export function createStreamService({ feed, clock, logger, pollMs = 500 }: Parts) {
  const viewers = new Set<Viewer>();
  const tail = createTail({ pollMs, read: followFeed, onFailure: (err) => logger.warn({ err }, 'the feed is away') });
  /** Where this instance stands; moves in the same tick in which the viewers get the entry. */
  let cursor = 0;
  let open = 0;
  let positioned: Promise<void> | undefined;

  async function followFeed(): Promise<void> {
    const now = clock.now();
    for (const { expires, outlet } of viewers) if (expires <= now) outlet.end();
    for (;;) {
      const found = await feed.after(cursor, EVERYTHING, PAGE);
      for (const entry of found) {
        cursor = entry.position;
        for (const viewer of viewers) if (mayRead(viewer.audience, entry)) deliver(viewer, entry);
      }
      if (found.length < PAGE) return;
    }
  }

  function deliver(viewer: Viewer, entry: PlacedEntry): void {
    if (entry.position <= viewer.position) return;
    viewer.position = entry.position;
    viewer.outlet.send({ id: String(entry.position), event: 'activity', data: activityAnswerOf(entry) });
    if (viewer.outlet.backlog() > MOST_BACKLOG) viewer.outlet.end();
  }

  /** Reads until nothing moved while it read; joining in the same tick leaves no entry between store and live. */
  async function catchUp(viewer: Viewer): Promise<void> {
    let stood: number;
    do {
      stood = cursor;
      await sendMissed(viewer);
    } while (stood !== cursor);
    if (!viewer.outlet.closed.aborted) viewers.add(viewer);
  }

  async function sendMissed(viewer: Viewer): Promise<void> {
    while (!viewer.outlet.closed.aborted) {
      const found = await feed.after(viewer.position, viewer.audience, PAGE);
      for (const entry of found) deliver(viewer, entry);
      if (found.length < PAGE) return;
      await viewer.outlet.drained();
    }
  }

  /** Only while nobody watches: to move on past an entry would keep it from those who do. */
  async function takePosition(): Promise<void> {
    try {
      cursor = await feed.lastPosition();
      if (open > 0) tail.start();
    } catch (error) {
      positioned = undefined;
      throw error;
    }
  }

  async function follow(): Promise<void> {
    positioned ??= takePosition();
    await positioned;
  }

  function leave(viewer: Viewer): void {
    viewers.delete(viewer);
    open -= 1;
    if (open > 0) return;
    positioned = undefined;
    tail.stop();
  }

  /** Begins where the client says it stopped, or at the end of the feed. */
  async function begin(viewer: Viewer, since: number | undefined): Promise<void> {
    await follow();
    const last = await feed.lastPosition();
    viewer.position = Math.min(since ?? last, last);
    viewer.outlet.write(opening(viewer.position));
    await catchUp(viewer);
  }

  async function watch(actor: Actor, request: StreamRequest, outlet: Outlet): Promise<void> {
    if (outlet.closed.aborted) return;
    const expires = expiryOf(request.authorization);
    const viewer: Viewer = { audience: audienceOf(actor), expires, outlet, position: 0 };
    open += 1;
    outlet.closed.addEventListener('abort', () => leave(viewer), { once: true });
    try {
      await begin(viewer, positionOf(request.lastEventId));
    } catch (err) {
      logger.warn({ err }, 'a stream could not begin');
      outlet.end();
    }
  }

  feed.whenRecorded(tail.nudge);
  return { watch, stop: tail.stop, watching: () => viewers.size };
}

export type StreamService = ReturnType<typeof createStreamService>;
