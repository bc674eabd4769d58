import { jest } from '@jest/globals';
import { actorOf, createTestLogger, testClock } from '@portal/test-kit';
import type { Outlet } from './service';
import { createStreamService } from './service';

const clock = testClock('2026-11-20T10:00:00Z');
const claims = Buffer.from(JSON.stringify({ exp: clock.now().getTime() / 1000 + 600 })).toString('base64url');
const request = { lastEventId: undefined, authorization: `Bearer x.${claims}.y` };
const president = actorOf('PRESIDENT');

interface Item {
  position: number;
}

/** A source whose reads a test can hold up or let fail. */
function startStreams() {
  const entries: Item[] = [];
  const feed = {
    name: 'numbers',
    audienceOf: () => 'everybody',
    mayRead: () => true,
    messageOf: ({ position }: Item) => ({ event: 'number', data: position }),
    whenRecorded: () => undefined,
    lastPosition: jest.fn(async () => entries.length),
    after: jest.fn(async (position: number, _audience: unknown, limit: number) =>
      entries.filter((entry) => entry.position > position).slice(0, limit),
    ),
  };
  const add = () => entries.push({ position: entries.length + 1 });
  const { logger } = createTestLogger('activity');
  return { feed, add, streams: createStreamService({ source: feed, clock, logger }) };
}

function openOutlet({ backlog = 0 } = {}) {
  const client = new AbortController();
  const ids: string[] = [];
  const outlet: Outlet<number> = {
    write: () => undefined,
    send: ({ id }) => void ids.push(id),
    drained: async () => undefined,
    backlog: () => backlog,
    end: () => client.abort(),
    closed: client.signal,
  };
  return { outlet, ids, client };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('streams', () => {
  it('ask the store for nothing once nobody watches', async () => {
    const { feed, streams } = startStreams();
    const { outlet, client } = openOutlet();
    await streams.watch(president, request, outlet);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(feed.after.mock.calls.length).toBeGreaterThan(3);
    client.abort();
    await jest.advanceTimersByTimeAsync(500);
    feed.after.mockClear();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(feed.after).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
    expect(streams.watching()).toBe(0);
  });

  it('bring an entry that is written while somebody else is catching up to both, once', async () => {
    const { feed, add, streams } = startStreams();
    const [early, late] = [openOutlet(), openOutlet()];
    await streams.watch(president, request, early.outlet);
    add();
    // The latecomer reads the store before the next entry, and hears of what it read after it.
    const read = feed.after.getMockImplementation();
    feed.after.mockImplementationOnce(async (...asked) => {
      const found = (await read?.(...asked)) ?? [];
      add();
      await jest.advanceTimersByTimeAsync(1_000);
      return found;
    });
    await streams.watch(president, { ...request, lastEventId: '0' }, late.outlet);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(early.ids).toEqual(['1', '2']);
    expect(late.ids).toEqual(['1', '2']);
  });

  it('let a client go that takes nothing, instead of keeping its entries in memory', async () => {
    const { add, streams } = startStreams();
    const { outlet, client } = openOutlet({ backlog: 1_000_000 });
    await streams.watch(president, request, outlet);
    add();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(client.signal.aborted).toBe(true);
    expect(streams.watching()).toBe(0);
  });

  it('begin again when the store was away for the first one', async () => {
    const { feed, add, streams } = startStreams();
    feed.lastPosition.mockRejectedValueOnce(new Error('away'));
    const [refused, next] = [openOutlet(), openOutlet()];
    await streams.watch(president, request, refused.outlet);
    expect(refused.client.signal.aborted).toBe(true);
    await streams.watch(president, request, next.outlet);
    add();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(next.ids).toEqual(['1']);
  });

  it('go on after a moment in which the store was away', async () => {
    const { feed, add, streams } = startStreams();
    const { outlet, ids } = openOutlet();
    await streams.watch(president, request, outlet);
    feed.after.mockRejectedValueOnce(new Error('away'));
    add();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(ids).toEqual(['1']);
  });
});
