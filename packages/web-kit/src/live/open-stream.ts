import { refreshSession } from '../api/refresh-session';
import { createStreamReader, type StreamMessage } from './event-stream';

/** `live` while messages can arrive; `connecting` at first and after a break; `off` when the stream was refused. */
export type LiveStatus = 'connecting' | 'live' | 'off';

/** Who listens to a stream. */
export interface StreamListener {
  /** Gets every message; one without data only moves the place to resume from. */
  readonly onMessage: (message: StreamMessage) => void;
  readonly onStatus: (status: LiveStatus) => void;
}

const SHORTEST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/** The service says something every 15 s; a connection that is quiet for so long is lost, though nobody closed it. */
const LONGEST_SILENCE = 45_000;

/**
 * Opens a stream of server-sent events and keeps it open: after a break it comes back by itself, later and later, and
 * asks for what it missed with Last-Event-ID; `since` is the id to begin after. A connection that is silent for too long
 * is broken, too. fetch is used, because EventSource forgets that after a refused attempt. Returns the function that
 * closes it.
 */
export function openStream(
  url: string,
  listener: StreamListener,
  since = '',
  longestSilence = LONGEST_SILENCE,
): () => void {
  const closing = new AbortController();
  void keepOpen({ url, longestSilence, signal: closing.signal }, listener, since);
  return () => closing.abort();
}

interface Connection {
  readonly url: string;
  readonly longestSilence: number;
  readonly signal: AbortSignal;
}

async function keepOpen(connection: Connection, { onMessage, onStatus }: StreamListener, since: string): Promise<void> {
  const { signal } = connection;
  let lastId = since;
  for (let breaks = 0; !signal.aborted; breaks += 1) {
    onStatus('connecting');
    const outcome = await connect(connection, lastId, {
      onStatus,
      onMessage: (message) => {
        breaks = 0;
        lastId = message.id || lastId;
        onMessage(message);
      },
    });
    if (outcome === 'refused') return signal.aborted ? undefined : onStatus('off');
    await pause(Math.min(SHORTEST_PAUSE * 2 ** breaks, LONGEST_PAUSE), signal);
  }
}

async function connect(
  { url, longestSilence, signal }: Connection,
  lastId: string,
  { onMessage, onStatus }: StreamListener,
): Promise<'broken' | 'refused'> {
  const silence = listenForSilence(longestSilence);
  const over = AbortSignal.any([signal, silence.signal]);
  try {
    const response = await fetch(url, {
      signal: over,
      cache: 'no-store',
      headers: { Accept: 'text/event-stream', ...(lastId !== '' && { 'Last-Event-ID': lastId }) },
    });
    if (response.status === 401) return (await refreshSession()) === 'ended' ? 'refused' : 'broken';
    if (!response.ok || !response.body) return response.status >= 500 || response.status === 429 ? 'broken' : 'refused';
    const receive = announced(onStatus, onMessage);
    const read = createStreamReader(receive);
    await readAll(response.body, over, (piece) => {
      silence.heard();
      read(piece);
    });
  } catch {
    // A broken line, a silent one and a closed page end here alike; the loop tells them apart.
  } finally {
    silence.stop();
  }
  return 'broken';
}

/**
 * Live from the first message on, which says where the stream stands. The headers come before that: who asked for the
 * rest as soon as they are there would miss what happens in between.
 */
function announced(onStatus: StreamListener['onStatus'], onMessage: StreamListener['onMessage']) {
  let isLive = false;
  return (message: StreamMessage) => {
    if (!isLive) onStatus('live');
    isLive = true;
    onMessage(message);
  };
}

/** Aborts once nothing was heard for so long. */
function listenForSilence(longest: number) {
  const quiet = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => clearTimeout(timer);
  const heard = () => {
    stop();
    timer = setTimeout(() => quiet.abort(), longest);
  };
  heard();
  return { signal: quiet.signal, heard, stop };
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  over: AbortSignal,
  feed: (piece: string) => void,
): Promise<void> {
  const reader = body.getReader();
  over.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  const decoder = new TextDecoder();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    feed(decoder.decode(next.value, { stream: true }));
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
