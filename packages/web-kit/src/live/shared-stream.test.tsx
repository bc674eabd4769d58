import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { portalServer } from '../testing';
import type { LiveStatus } from './open-stream';
import { shareStream, type Sharing } from './shared-stream';

const URL = 'http://localhost/api/notifications/stream';
const server = portalServer();

/** The service's end: which connections are open, what they asked to resume after, and a way to say something. */
function serveStream() {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const askedAfter: (string | null)[] = [];
  server.use(
    http.get('*/api/notifications/stream', ({ request }) => {
      askedAfter.push(request.headers.get('last-event-id'));
      const body = new ReadableStream<Uint8Array>({
        start(line) {
          open.add(line);
          line.enqueue(new TextEncoder().encode('event: ready\ndata:\n\n'));
          request.signal.addEventListener('abort', () => open.delete(line));
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  const say = (id: number, data: string) => {
    for (const line of open) line.enqueue(new TextEncoder().encode(`id: ${id}\ndata: ${data}\n\n`));
  };
  return { say, askedAfter, connections: () => open.size };
}

interface Waiting {
  readonly run: () => Promise<void>;
}

/** One of the browser's Web Locks, as far as windows that share a stream use it. */
class OneLock {
  #holder: { stolen: (error: DOMException) => void } | null = null;
  readonly #queue: Waiting[] = [];

  readonly request = (options: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        run: async () => {
          const me = { stolen: reject };
          this.#holder = me;
          await hold();
          resolve();
          if (this.#holder === me) this.#next();
        },
      };
      options.signal?.addEventListener('abort', () => {
        const place = this.#queue.indexOf(waiting);
        if (place >= 0) this.#queue.splice(place, 1);
        reject(new DOMException('The request was aborted.', 'AbortError'));
      });
      if (options.steal) {
        this.#holder?.stolen(new DOMException('The lock was stolen.', 'AbortError'));
        void waiting.run();
      } else {
        this.#queue.push(waiting);
        if (!this.#holder) this.#next();
      }
    });

  #next(): void {
    this.#holder = null;
    void this.#queue.shift()?.run();
  }
}

function openWindow(sharing: Sharing | null, name = 'portal-live') {
  const messages: string[] = [];
  const statuses: LiveStatus[] = [];
  const listener = {
    onMessage: ({ data }: { data: string }) => void messages.push(data),
    onStatus: (status: LiveStatus) => void statuses.push(status),
  };
  const leave = shareStream(name, URL, listener, sharing);
  openWindows.push(leave);
  return { messages, leave, status: () => statuses.at(-1) };
}

const openWindows: (() => void)[] = [];
afterEach(() => openWindows.splice(0).forEach((leave) => leave()));

function aBrowser(): Sharing {
  const locks = new Map<string, OneLock>();
  const request = (name: string, options: LockOptions, hold: () => Promise<void>) => {
    const lock = locks.get(name) ?? new OneLock();
    locks.set(name, lock);
    return lock.request(options, hold);
  };
  return {
    locks: { request: request as LockManager['request'] },
    openChannel: (name) => new BroadcastChannel(name),
  };
}
/** Its window is frozen: it holds the lock and says nothing. */
const frozen = ({ locks }: Sharing): Sharing => ({
  locks,
  openChannel: () => Object.assign(new BroadcastChannel('frozen'), { postMessage: () => undefined }),
});

describe('several windows of one browser', () => {
  it('share one connection, and each gets every message once', async () => {
    const service = serveStream();
    const browser = aBrowser();
    const [first, second] = [openWindow(browser), openWindow(browser)];
    await waitFor(() => expect([first.status(), second.status()]).toEqual(['live', 'live']));
    service.say(1, 'one');
    service.say(2, 'two');
    await waitFor(() => expect(second.messages).toEqual(['one', 'two']));
    expect(first.messages).toEqual(['one', 'two']);
    expect(service.connections()).toBe(1);
  });

  it('tell a window that opens later how the stream stands', async () => {
    serveStream();
    const browser = aBrowser();
    const first = openWindow(browser);
    await waitFor(() => expect(first.status()).toBe('live'));
    const second = openWindow(browser);
    await waitFor(() => expect(second.status()).toBe('live'));
  });

  it('go on from the last message they saw when the window with the connection closes', async () => {
    const service = serveStream();
    const browser = aBrowser();
    const [first, second] = [openWindow(browser), openWindow(browser)];
    await waitFor(() => expect(second.status()).toBe('live'));
    service.say(7, 'seven');
    await waitFor(() => expect(second.messages).toEqual(['seven']));
    first.leave();
    await waitFor(() => expect(service.askedAfter).toEqual([null, '7']));
    await waitFor(() => expect(second.status()).toBe('live'));
    service.say(7, 'seven');
    service.say(8, 'eight');
    await waitFor(() => expect(second.messages).toEqual(['seven', 'eight']));
    expect(first.messages).toEqual(['seven']);
    expect(service.connections()).toBe(1);
  });

  it('all know when the stream was refused', async () => {
    server.use(http.get('*/api/notifications/stream', () => new HttpResponse(null, { status: 403 })));
    const browser = aBrowser();
    const [first, second] = [openWindow(browser), openWindow(browser)];
    await waitFor(() => expect([first.status(), second.status()]).toEqual(['off', 'off']));
  });

  it('keep nothing open when all of them are closed', async () => {
    const service = serveStream();
    const browser = aBrowser();
    const [first, second] = [openWindow(browser), openWindow(browser)];
    await waitFor(() => expect(second.status()).toBe('live'));
    second.leave();
    first.leave();
    await waitFor(() => expect(service.connections()).toBe(0));
    expect(service.askedAfter).toHaveLength(1);
  });

  it('share nothing with windows of another person', async () => {
    const service = serveStream();
    const browser = aBrowser();
    const [asha, ravi] = [openWindow(browser, 'portal-live asha'), openWindow(browser, 'portal-live ravi')];
    await waitFor(() => expect([asha.status(), ravi.status()]).toEqual(['live', 'live']));
    expect(service.connections()).toBe(2);
  });
});

describe('a window', () => {
  it('takes the connection from one that the browser froze', async () => {
    const service = serveStream();
    const browser = aBrowser();
    const asleep = openWindow(frozen(browser));
    await waitFor(() => expect(asleep.status()).toBe('live'));
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout'] });
    const awake = openWindow(browser);
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    await waitFor(() => expect(awake.status()).toBe('live'));
    await waitFor(() => expect(service.connections()).toBe(1));
    service.say(1, 'one');
    await waitFor(() => expect(awake.messages).toEqual(['one']));
  });

  it('has a stream of its own where the browser has no locks, or refuses them', async () => {
    const service = serveStream();
    const refusing = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
    const windows = [openWindow(null), openWindow({ ...aBrowser(), locks: { request: refusing } })];
    await waitFor(() => expect(windows.map(({ status }) => status())).toEqual(['live', 'live']));
    service.say(1, 'one');
    await waitFor(() => expect(windows.map(({ messages }) => messages)).toEqual([['one'], ['one']]));
    expect(service.connections()).toBe(2);
  });
});
