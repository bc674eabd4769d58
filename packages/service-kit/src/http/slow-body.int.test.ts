import { request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@portal/contracts';
import { actorOf, createTestLogger, mintToken, testTokens } from '@portal/test-kit';
import { createMetrics } from '../observe/metrics';
import { timeToAnswer } from '../request-context';
import { closeServer, listen, type ListeningServer } from '../runtime/server';
import { createServiceApp } from './app';
import { endpoint } from './endpoint';
import { ok } from './reply';

const ANSWER_WITHIN_MS = 1_000;
const photo = { ...calls.changePhoto, built: true } as typeof calls.changePhoto;
const skill = { ...calls.createSkill, built: true } as typeof calls.createSkill;

let server: ListeningServer;
let left: number[] = [];
beforeAll(async () => {
  const { logger } = createTestLogger('slow-bodies');
  const note = async () => {
    left.push(timeToAnswer());
    return ok({} as never);
  };
  const app = createServiceApp({
    service: 'records',
    endpoints: [endpoint(photo, note), endpoint(skill, note)],
    tokens: testTokens(),
    logger,
    metrics: createMetrics('records'),
    readiness: [],
    answerWithinMs: ANSWER_WITHIN_MS,
  });
  server = await listen(app, { host: '127.0.0.1', port: 0 });
});
beforeEach(() => (left = []));
afterAll(() => closeServer(server, { delayMs: 0, beforeClose: () => undefined }));

/** Sends a body in pieces, and takes longer for it than an answer may take. */
async function sendSlowly(path: string, pieces: string[], headers: Record<string, string>) {
  const authorization = `Bearer ${mintToken(actorOf('PRESIDENT'))}`;
  const req = httpRequest(server.url + path, { method: 'POST', headers: { authorization, ...headers }, agent: false });
  const ended = new Promise((resolve, reject) => req.once('error', reject).once('response', resolve));
  for (const piece of pieces) {
    req.write(piece);
    await pause((1.5 * ANSWER_WITHIN_MS) / pieces.length);
  }
  req.end();
  await ended;
}

describe('the time to answer begins when the body has arrived', () => {
  it('that of a form with a file', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
    await sendSlowly(photo.path, [head, 'one', 'two', '\r\n--x--\r\n'], {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(left).toEqual([expect.any(Number)]);
    expect(left[0]).toBeGreaterThan(0);
  });

  it('that of JSON', async () => {
    const json = JSON.stringify({ name: 'Python', category: 'Programming', type: 'technical' });
    await sendSlowly(skill.path, [...json.match(/.{1,20}/g)!], { 'content-type': 'application/json' });
    expect(left).toEqual([expect.any(Number)]);
    expect(left[0]).toBeGreaterThan(0);
  });
});
