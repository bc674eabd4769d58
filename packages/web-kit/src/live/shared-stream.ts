import { electLeader } from './elect-leader';
import { openStream, type LiveStatus, type StreamListener, type StreamMessage } from './open-stream';

/** What windows send each other: what arrived, the status of the stream, and the question for it. */
type Broadcast =
  | { readonly kind: 'message'; readonly message: StreamMessage }
  | { readonly kind: 'state'; readonly status: LiveStatus; readonly lastId: string }
  | { readonly kind: 'question' };

/** What windows share a stream by; without it every window has a stream of its own. */
export interface Sharing {
  readonly locks: Pick<LockManager, 'request'>;
  readonly openChannel: (name: string) => BroadcastChannel;
}

/** A leading window answers at once, unless the browser froze it. */
const LEADER_TIMEOUT_MS = 10_000;
const MAX_REMEMBERED_MESSAGES = 500;

function sharingOfBrowser(): Sharing | null {
  // Web Locks are missing where the portal is served without TLS.
  const { locks } = navigator as Partial<Navigator>;
  if (!locks || typeof BroadcastChannel === 'undefined') return null;
  return { locks, openChannel: (name) => new BroadcastChannel(name) };
}

/**
 * Listens to a stream that all windows of this browser share under `name`: the elected leader has it open and passes on
 * what arrives; when it closes, the next one goes on from the last id it saw. Returns the function that leaves.
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
  const send = (broadcast: Broadcast) => channel.postMessage(broadcast);
  const lead = () => openStream(url, broadcasting(view, send), view.lastId());
  const election = electLeader({ name, locks: sharing.locks, lead, leaving: leaving.signal });
  const receive = ({ data }: MessageEvent<Broadcast>) => {
    if (data.kind !== 'question') return election.isLeader() ? undefined : view.follow(data);
    if (election.isLeader()) send(view.state());
  };
  channel.addEventListener('message', receive);
  const ask = () => send({ kind: 'question' });
  const watch = setInterval(() => {
    if (!election.isLeader() && !view.hasHeard()) election.takeOver();
    else ask();
  }, LEADER_TIMEOUT_MS);
  ask();
  return () => {
    clearInterval(watch);
    channel.removeEventListener('message', receive);
    leaving.abort();
    channel.close();
  };
}

/** The stream as this window sees it, whichever window has it open. */
function createView({ onMessage, onStatus }: StreamListener) {
  const seen = new Set<string>();
  let status: LiveStatus = 'connecting';
  let lastId = '';
  let heard = false;
  const view = {
    onStatus(next: LiveStatus) {
      status = next;
      onStatus(next);
    },
    /** What was passed on just before this window became the leader arrives again through its own stream. */
    onMessage(message: StreamMessage) {
      lastId = message.id || lastId;
      const key = JSON.stringify(message);
      if (message.data === '' || (message.id !== '' && seen.has(key))) return;
      seen.add(key);
      const [oldest] = seen;
      if (seen.size > MAX_REMEMBERED_MESSAGES && oldest !== undefined) seen.delete(oldest);
      onMessage(message);
    },
    follow(broadcast: Exclude<Broadcast, { kind: 'question' }>) {
      heard = true;
      if (broadcast.kind === 'message') return view.onMessage(broadcast.message);
      lastId = broadcast.lastId || lastId;
      if (broadcast.status !== status) view.onStatus(broadcast.status);
    },
    lastId: () => lastId,
    state: (): Broadcast => ({ kind: 'state', status, lastId }),
    /** Whether the leader said anything since this was asked last. */
    hasHeard() {
      const answer = heard;
      heard = false;
      return answer;
    },
  };
  return view;
}

function broadcasting(view: ReturnType<typeof createView>, send: (broadcast: Broadcast) => void): StreamListener {
  return {
    onMessage(message) {
      view.onMessage(message);
      send({ kind: 'message', message });
    },
    onStatus(status) {
      view.onStatus(status);
      send(view.state());
    },
  };
}
