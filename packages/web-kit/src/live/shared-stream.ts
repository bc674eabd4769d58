import type { StreamMessage } from './event-stream';
import { openStream, type LiveStatus, type StreamListener } from './open-stream';

/** What windows tell each other: what arrived, how the stream stands, and the question who has it. */
type Told =
  | { readonly kind: 'message'; readonly message: StreamMessage }
  | { readonly kind: 'state'; readonly status: LiveStatus; readonly lastId: string }
  | { readonly kind: 'question' };

/** What of the browser windows share; without it every window has a stream of its own. */
export interface Sharing {
  readonly locks: Pick<LockManager, 'request'>;
  readonly openChannel: (name: string) => BroadcastChannel;
}

/** A window that has the lock answers at once, unless the browser froze it. */
const PATIENCE = 10_000;
const REMEMBERED = 500;

function sharingOfBrowser(): Sharing | null {
  // Absent where the portal is not served securely.
  const { locks } = navigator as Partial<Navigator>;
  if (!locks || typeof BroadcastChannel === 'undefined') return null;
  return { locks, openChannel: (name) => new BroadcastChannel(name) };
}

/**
 * Listens to a stream that all windows of this browser share under `name`: the one that holds the lock of this name has
 * it open and passes on what arrives; when it closes, the next goes on from the last id it saw. Returns the function
 * that leaves.
 */
export function shareStream(
  name: string,
  url: string,
  listener: StreamListener,
  sharing: Sharing | null = sharingOfBrowser(),
): () => void {
  const view = createView(listener);
  if (!sharing) return openStream(url, view);
  const channel = sharing.openChannel(name);
  const leaving = new AbortController();
  const tell = (told: Told) => channel.postMessage(told);
  const lead = () => openStream(url, toldToAll(view, tell), view.lastId());
  const post = createPost(name, sharing.locks, lead, leaving.signal);
  const answer = ({ data }: MessageEvent<Told>) => {
    if (data.kind !== 'question') return post.isHeld() ? undefined : view.follow(data);
    if (post.isHeld()) tell(view.state());
  };
  channel.addEventListener('message', answer);
  const ask = () => tell({ kind: 'question' });
  const watch = setInterval(() => {
    if (!post.isHeld() && !view.wasTold()) post.seize();
    else ask();
  }, PATIENCE);
  ask();
  return () => {
    clearInterval(watch);
    channel.removeEventListener('message', answer);
    leaving.abort();
    channel.close();
  };
}

/** The stream as this window sees it, whoever has it open. */
function createView({ onMessage, onStatus }: StreamListener) {
  const seen = new Set<string>();
  let status: LiveStatus = 'connecting';
  let lastId = '';
  let told = false;
  const view = {
    onStatus(next: LiveStatus) {
      status = next;
      onStatus(next);
    },
    /** What was passed on just before a window took over arrives once more by its own stream. */
    onMessage(message: StreamMessage) {
      lastId = message.id || lastId;
      const key = JSON.stringify(message);
      if (message.data === '' || (message.id !== '' && seen.has(key))) return;
      seen.add(key);
      const [oldest] = seen;
      if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
      onMessage(message);
    },
    follow(news: Exclude<Told, { kind: 'question' }>) {
      told = true;
      if (news.kind === 'message') return view.onMessage(news.message);
      lastId = news.lastId || lastId;
      if (news.status !== status) view.onStatus(news.status);
    },
    lastId: () => lastId,
    state: (): Told => ({ kind: 'state', status, lastId }),
    /** Whether anything came from another window since this was asked last. */
    wasTold() {
      const answer = told;
      told = false;
      return answer;
    },
  };
  return view;
}

function toldToAll(view: ReturnType<typeof createView>, tell: (told: Told) => void): StreamListener {
  return {
    onMessage(message) {
      view.onMessage(message);
      tell({ kind: 'message', message });
    },
    onStatus(status) {
      view.onStatus(status);
      tell(view.state());
    },
  };
}

/** The right to have the stream open: waits for it, and can take it from a window that does not answer. */
function createPost(name: string, locks: Sharing['locks'], lead: () => () => void, leaving: AbortSignal) {
  const terms = new Set<() => void>();
  const left = new Promise<void>((resolve) => leaving.addEventListener('abort', () => resolve()));
  // The stream is closed before the next window may open one.
  leaving.addEventListener('abort', () => terms.forEach((close) => close()));
  async function stand(options: LockOptions): Promise<void> {
    let close: (() => void) | undefined;
    const hold = () => {
      if (leaving.aborted) return undefined;
      terms.add((close = lead()));
      return left;
    };
    // An abort is this window leaving the queue, or another taking the lock away; a browser that refuses locks
    // altogether leaves a stream of one's own.
    await locks.request(name, options, hold).catch((error: unknown) => (isAbort(error) ? undefined : hold()));
    if (!close) return;
    close();
    terms.delete(close);
  }
  async function queue(): Promise<void> {
    while (!leaving.aborted) await stand({ signal: leaving });
  }
  void queue();
  return { isHeld: () => terms.size > 0, seize: () => void stand({ steal: true }) };
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
