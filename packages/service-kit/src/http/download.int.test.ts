import { setImmediate as turn } from 'node:timers/promises';
import { calls } from '@portal/contracts';
import { actorOf, createTestLogger, mintToken, testTokens, type TestLogger } from '@portal/test-kit';
import { systemClock } from '../clock';
import { DomainError } from '../errors';
import { createMetrics } from '../observe/metrics';
import { closeServer, listen, type ListeningServer } from '../runtime/server';
import { createServiceApp } from './app';
import { endpoint } from './endpoint';
import { page } from './reply';

let server: ListeningServer;
let log: TestLogger;
afterEach(() => closeServer(server, { delayMs: 0, beforeClose: () => undefined }));

/** Serves these parts as the export of a list, and asks for it. */
async function exportOf(parts: () => AsyncIterable<string>): Promise<Response> {
  log = createTestLogger('app');
  const list = async () => page({ items: [], total: 0 });
  const endpoints = [endpoint(calls.listPositions, list, async () => ({ name: 'table.csv', text: parts() }))];
  const options = { service: 'org' as const, tokens: testTokens(), logger: log.logger, readiness: [], endpoints };
  server = await listen(createServiceApp({ ...options, metrics: createMetrics('org') }), {
    host: '127.0.0.1',
    port: 0,
  });
  const authorization = `Bearer ${mintToken(actorOf('PRESIDENT'), systemClock)}`;
  return fetch(`${server.url}${calls.listPositions.path}`, { headers: { authorization, accept: 'text/csv' } });
}

describe('a file that is written while it is sent', () => {
  it('has all its parts, and the headers of a file', async () => {
    const answer = await exportOf(async function* () {
      for (const part of ['a\n', '', 'b\n']) yield part;
    });
    expect(await answer.text()).toBe('a\nb\n');
    const { headers } = answer;
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename=table.csv');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('that fails at once is a problem as any other', async () => {
    const answer = await exportOf(async function* () {
      yield await Promise.reject<string>(new DomainError('UNIT.NOT_FOUND'));
    });
    expect(await answer.json()).toMatchObject({ code: 'UNIT.NOT_FOUND' });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([404, null]);
  });

  it('that fails in the middle breaks, and does not end as if it were whole', async () => {
    const answer = await exportOf(async function* () {
      yield 'a\n';
      throw new Error('the store went away');
    });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(JSON.stringify(log.errors())).toContain('the store went away');
  });

  it('is written no faster than it is taken, and no further once the client has left', async () => {
    let written = 0;
    let isOver = false;
    const answer = await exportOf(async function* () {
      try {
        for (;;) {
          written += 1;
          await turn();
          yield 'x'.repeat(100_000);
        }
      } finally {
        isOver = true;
      }
    });
    let before = -1;
    for (let still = 0; still < 200; still = written === before ? still + 1 : 0) {
      before = written;
      await turn();
    }
    expect(written).toBeLessThan(500);
    await answer.body?.cancel();
    while (!isOver) await turn();
    expect(log.errors()).toEqual([]);
  });
});
