import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@portal/contracts';
import { actorOf, createTestLogger, mintToken, testTokens } from '@portal/test-kit';
import { until } from '../bus/bus-contract';
import { createMetrics } from '../observe/metrics';
import { closeServer, listen } from '../runtime/server';
import { closeStreams, createServiceApp } from './app';
import { endpoint } from './endpoint';
import { eventStream, type EventStream } from './reply';

const activity = { _id: 'a'.repeat(24), secret: 'x' };

async function serveStream() {
  const streams: EventStream<never>[] = [];
  const streaming = endpoint(calls.streamActivities, async () =>
    eventStream((stream) => void streams.push(stream as never)),
  );
  const { logger } = createTestLogger('stream');
  const options = { service: 'activity' as const, tokens: testTokens(), logger, readiness: [] };
  const metrics = createMetrics('activity');
  const app = createServiceApp({ ...options, metrics, endpoints: [streaming] });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const response = await fetch(`${server.url}${calls.streamActivities.path}`, {
    headers: { authorization: `Bearer ${mintToken(actorOf('PRESIDENT'))}` },
  });
  const stop = () => closeServer(server, { delayMs: 0, beforeClose: () => closeStreams(app) });
  const [stream] = await until(() => streams.length > 0 && streams);
  if (!stream) throw new Error('no stream was opened');
  const open = async () => {
    const { values } = await metrics.streams.get();
    return values.map(({ labels, value }) => [labels.call, value]);
  };
  return { stream, response, stop, open };
}

describe('a stream of server-sent events', () => {
  it('opens at once, and refuses data that the call does not let out', async () => {
    const { stream, response, stop } = await serveStream();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-transform');
    expect(() => stream.send({ data: activity as never })).toThrow('does not fit');
    await stop();
  });

  it('tells the handler when the reader left, and is counted until then', async () => {
    const { stream, response, stop, open } = await serveStream();
    expect(await open()).toEqual([['streamActivities', 1]]);
    await response.body?.cancel();
    await until(() => stream.closed.aborted);
    expect(await open()).toEqual([['streamActivities', 0]]);
    await stop();
  });

  it('ends when the service stops, so that stopping does not wait for readers', async () => {
    const { stream, response, stop } = await serveStream();
    const reading = response.text();
    await Promise.race([
      stop(),
      sleep(5_000, undefined, { ref: false }).then(() => Promise.reject(new Error('hangs'))),
    ]);
    expect(await reading).toContain(': open');
    expect(stream.closed.aborted).toBe(true);
  });
});
