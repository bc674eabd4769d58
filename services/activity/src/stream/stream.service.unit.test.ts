import { calls } from '@portal/contracts';
import { actorOf, createTestLogger, testClock } from '@portal/test-kit';
import type { StreamSink } from './stream.service';
import { createStreamService } from './stream.service';

const clock = testClock('2026-11-20T10:00:00Z');
const claims = Buffer.from(JSON.stringify({ exp: clock.now().getTime() / 1000 + 600 })).toString('base64url');
const request = { lastEventId: undefined, authorization: `Bearer x.${claims}.y` };
const president = actorOf('PRESIDENT');

interface Item {
  offset: number;
}

/** A source whose reads a test can hold up or let fail. */
function startStreams() {
  const items: Item[] = [];
  const source = {
    call: calls.streamActivities,
    messageOf: ({ offset }: Item) => ({ event: 'number', data: offset }),
    sequence: { last: jest.fn(async () => items.length), onAdvance: () => undefined },
    findAfter: jest.fn(async (offset: number, _scope: unknown, limit: number) =>
      items.filter((item) => item.offset > offset).slice(0, limit),
    ),
  };
  const add = () => items.push({ offset: items.length + 1 });
  const { logger } = createTestLogger('activity');
  return { source, add, streams: createStreamService({ source, clock, logger }) };
}

function openSink({ backlog = 0 } = {}) {
  const client = new AbortController();
  const ids: string[] = [];
  const sink: StreamSink<number> = {
    write: () => undefined,
    send: ({ id }) => void ids.push(id),
    drained: async () => undefined,
    backlog: () => backlog,
    end: () => client.abort(),
    closed: client.signal,
  };
  return { sink, ids, client };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('streams', () => {
  it('ask the store for nothing once nobody watches', async () => {
    const { source, streams } = startStreams();
    const { sink, client } = openSink();
    await streams.watch(president, request, sink);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(source.findAfter.mock.calls.length).toBeGreaterThan(3);
    client.abort();
    await jest.advanceTimersByTimeAsync(500);
    source.findAfter.mockClear();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(source.findAfter).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
    expect(streams.countViewers()).toBe(0);
  });

  it('bring an entry that is written while somebody else is catching up to both, once', async () => {
    const { source, add, streams } = startStreams();
    const [early, late] = [openSink(), openSink()];
    await streams.watch(president, request, early.sink);
    add();
    // The latecomer reads the store before the next entry, and hears of what it read after it.
    const read = source.findAfter.getMockImplementation();
    source.findAfter.mockImplementationOnce(async (...asked) => {
      const found = (await read?.(...asked)) ?? [];
      add();
      await jest.advanceTimersByTimeAsync(1_000);
      return found;
    });
    await streams.watch(president, { ...request, lastEventId: '0' }, late.sink);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(early.ids).toEqual(['1', '2']);
    expect(late.ids).toEqual(['1', '2']);
  });

  it('let a client go that takes nothing, instead of keeping its entries in memory', async () => {
    const { add, streams } = startStreams();
    const { sink, client } = openSink({ backlog: 1_000_000 });
    await streams.watch(president, request, sink);
    add();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(client.signal.aborted).toBe(true);
    expect(streams.countViewers()).toBe(0);
  });

  it('begin again when the store was away for the first one', async () => {
    const { source, add, streams } = startStreams();
    source.sequence.last.mockRejectedValueOnce(new Error('away'));
    const [refused, next] = [openSink(), openSink()];
    await streams.watch(president, request, refused.sink);
    expect(refused.client.signal.aborted).toBe(true);
    await streams.watch(president, request, next.sink);
    add();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(next.ids).toEqual(['1']);
  });

  it('go on after a moment in which the store was away', async () => {
    const { source, add, streams } = startStreams();
    const { sink, ids } = openSink();
    await streams.watch(president, request, sink);
    source.findAfter.mockRejectedValueOnce(new Error('away'));
    add();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(ids).toEqual(['1']);
  });
});
