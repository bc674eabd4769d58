import { createParser } from 'eventsource-parser';
import { refreshSession } from '../api/refresh-session';

/** One message of a stream of server-sent events. */
export interface StreamMessage {
  /** The id to continue the stream after; empty when the server named none. */
  readonly id: string;
  /** `message` when the server named none. */
  readonly event: string;
  readonly data: string;
}

/** `live` while messages can arrive; `connecting` at first and after a break; `off` when the stream was refused. */
export type LiveStatus = 'connecting' | 'live' | 'off';

/** Who listens to a stream. */
export interface StreamListener {
  readonly onMessage: (message: StreamMessage) => void;
  readonly onStatus: (status: LiveStatus) => void;
}

const MIN_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 30_000;
/** The service sends a comment every 15 s: a connection silent for so long is lost, though nobody closed it. */
const SILENCE_TIMEOUT_MS = 45_000;

/**
 * Opens a stream of server-sent events and keeps it open: after a break, or after `silenceTimeoutMs` without a byte, it
 * connects again with growing delays and asks with Last-Event-ID for what it missed; `since` is the id to begin after.
 * fetch is used because EventSource gives up after a refused attempt. Returns the function that closes the stream.
 */
export function openStream(
  url: string,
  listener: StreamListener,
  since = '',
  silenceTimeoutMs = SILENCE_TIMEOUT_MS,
): () => void {
  const closing = new AbortController();
  void keepOpen({ url, silenceTimeoutMs, signal: closing.signal }, listener, since);
  return () => closing.abort();
}

interface Connection {
  readonly url: string;
  readonly silenceTimeoutMs: number;
  readonly signal: AbortSignal;
}

async function keepOpen(connection: Connection, { onMessage, onStatus }: StreamListener, since: string): Promise<void> {
  const { signal } = connection;
  let lastId = since;
  for (let failures = 0; !signal.aborted; failures += 1) {
    onStatus('connecting');
    const outcome = await connect(connection, lastId, {
      onStatus,
      onMessage: (message) => {
        failures = 0;
        lastId = message.id || lastId;
        onMessage(message);
      },
    });
    if (outcome === 'refused') return signal.aborted ? undefined : onStatus('off');
    await pause(Math.min(MIN_RETRY_DELAY_MS * 2 ** failures, MAX_RETRY_DELAY_MS), signal);
  }
}

async function connect(
  { url, silenceTimeoutMs, signal }: Connection,
  lastId: string,
  listener: StreamListener,
): Promise<'broken' | 'refused'> {
  const silence = abortOnSilence(silenceTimeoutMs, signal);
  const ended = silence.signal;
  try {
    const response = await fetch(url, {
      signal: ended,
      cache: 'no-store',
      headers: { Accept: 'text/event-stream', ...(lastId !== '' && { 'Last-Event-ID': lastId }) },
    });
    if (response.status === 401) return (await refreshSession()) === 'ended' ? 'refused' : 'broken';
    if (!response.ok || !response.body) return response.status >= 500 || response.status === 429 ? 'broken' : 'refused';
    const parser = createStreamParser(listener);
    await readAll(response.body, ended, (chunk) => {
      silence.reset();
      parser.feed(chunk);
    });
  } catch {
    // A lost connection, a silent one and a closed stream all end here; keepOpen tells them apart.
  } finally {
    silence.stop();
  }
  return 'broken';
}

/**
 * The status is `live` from the first message on, not from the headers: what is loaded between the two would miss the
 * messages of that time.
 */
function createStreamParser({ onStatus, onMessage }: StreamListener) {
  let isLive = false;
  return createParser({
    onEvent: ({ id = '', event = 'message', data }) => {
      if (!isLive) onStatus('live');
      isLive = true;
      onMessage({ id, event, data });
    },
  });
}

/** A signal that is aborted by silence, or when the stream is closed; served browsers cannot join two signals. */
function abortOnSilence(timeoutMs: number, closing: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer: ReturnType<typeof setTimeout>;
  const reset = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, timeoutMs);
  };
  const stop = () => {
    clearTimeout(timer);
    closing.removeEventListener('abort', abort);
  };
  closing.addEventListener('abort', abort);
  reset();
  return { signal: controller.signal, reset, stop };
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onChunk: (text: string) => void,
): Promise<void> {
  const reader = body.getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  const decoder = new TextDecoder();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    onChunk(decoder.decode(next.value, { stream: true }));
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      // The signal lives as long as the stream, over any number of pauses.
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
