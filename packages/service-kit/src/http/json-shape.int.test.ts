import { calls, MAX_BODY_BYTES } from '@portal/contracts';
import { actorOf, createTestLogger, mintToken, testTokens } from '@portal/test-kit';
import { createMetrics } from '../observe/metrics';
import { closeServer, listen, type ListeningServer } from '../runtime/server';
import { createServiceApp } from './app';
import { endpoint } from './endpoint';
import { ok } from './reply';

const skill = { ...calls.createSkill, built: true } as typeof calls.createSkill;
const ROOM = MAX_BODY_BYTES - 100;

let server: ListeningServer;
beforeAll(async () => {
  const { logger } = createTestLogger('json');
  const app = createServiceApp({
    service: 'records',
    endpoints: [endpoint(skill, async () => ok({} as never))],
    tokens: testTokens(),
    logger,
    metrics: createMetrics('records'),
    readiness: [],
  });
  server = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => closeServer(server, { delayMs: 0, beforeClose: () => undefined }));

async function send(body: string | Buffer<ArrayBuffer>, type = 'application/json') {
  const headers = { 'content-type': type, authorization: `Bearer ${mintToken(actorOf('STUDENT'))}` };
  const response = await fetch(server.url + skill.path, { method: 'POST', headers, body });
  const text = await response.text();
  const problem = JSON.parse(text) as { code: string; errors?: object[] };
  return { status: response.status, code: problem.code, errors: problem.errors ?? [], bytes: text.length };
}

const fill = (part: string) => part.repeat(Math.floor(ROOM / part.length));
const keys = (count: number) => Array.from({ length: count }, (_, nth) => `"k${nth}":1`).join();

describe('JSON within a megabyte', () => {
  it.each([
    ['levels of lists', '['.repeat(ROOM / 2) + ']'.repeat(ROOM / 2)],
    ['levels of objects', `${'{"a":'.repeat(ROOM / 6)}1${'}'.repeat(ROOM / 6)}`],
    ['fields', `{${keys(80_000)}}`],
    ['numbers', `{"name":[${fill('1,')}1]}`],
    ['objects', `{"name":[${fill('{},')}{}]}`],
    ['values beside a text with an escaped quote', `{"name":["\\"",${fill('1,')}1]}`],
  ])('is refused before it is parsed when it has very many %s', async (_what, body) => {
    expect(await send(body)).toMatchObject({ status: 413, code: 'REQUEST.TOO_LARGE' });
  });

  it('may have a long text, whatever is in it', async () => {
    const text = fill('[{,');
    expect(await send(JSON.stringify({ name: text, category: 'x', type: 'technical' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'name' }],
    });
  });

  it('is answered with a bounded number of mistakes', async () => {
    const { status, errors, bytes } = await send(`{${keys(4_000)}}`);
    expect([status, errors.length]).toEqual([400, 100]);
    expect(bytes).toBeLessThan(10_000);
  });

  it('is UTF-8', async () => {
    const body = Buffer.from('{}', 'utf16le') as Buffer<ArrayBuffer>;
    expect(await send(body, 'application/json; charset=utf-16le')).toMatchObject({ status: 415 });
  });
});
