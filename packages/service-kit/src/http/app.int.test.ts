import { calls, type UnitAnswer } from '@portal/contracts';
import {
  actorOf,
  createRequester,
  createTestLogger,
  testTokens,
  type Requester,
  type TestLogger,
} from '@portal/test-kit';
import mongoose from 'mongoose';
import { systemClock } from '../clock';
import { DomainError } from '../errors';
import { newId } from '../ids';
import { createMetrics } from '../observe/metrics';
import { closeServer, listen, type ListeningServer } from '../runtime/server';
import { createServiceApp, type ServiceAppOptions } from './app';
import { endpoint, type Endpoint } from './endpoint';
import { ok, page } from './reply';
import { mountedRoutes } from './route-order';

let server: ListeningServer;
let log: TestLogger;
let request: Requester;
const UNITS = '/api/orgUnit/organizational-units';
const unit = (name: string) => ({ _id: newId(), name, type: 'Club' as const });

async function serve(endpoints: Endpoint[], more: Partial<ServiceAppOptions> = {}) {
  log = createTestLogger('app');
  const options = { service: 'org' as const, tokens: testTokens(), logger: log.logger, readiness: [], ...more };
  const app = createServiceApp({ metrics: createMetrics('org'), ...options, endpoints });
  server = await listen(app, { host: '127.0.0.1', port: 0 });
  request = createRequester(server.url, systemClock);
  return app;
}

afterEach(() => closeServer(server, { delayMs: 0, beforeClose: () => undefined }));

describe('an answer', () => {
  it('holds only what the call table lets out', async () => {
    await serve([endpoint(calls.listUnits, async () => ok([{ ...unit('Club'), passwordHash: 'x' }]))]);
    const { body } = await request<object[]>('STUDENT', 'GET', UNITS);
    expect(body).toEqual([expect.not.objectContaining({ passwordHash: 'x' })]);
  });

  it('that breaks its schema is a plain 500, and the log says why', async () => {
    const wrong = { name: 7 } as unknown as UnitAnswer;
    await serve([endpoint(calls.listUnits, async () => ok([wrong]))]);
    const { status, body } = await request('STUDENT', 'GET', UNITS);
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'SYSTEM.UNEXPECTED', message: 'Something went wrong.' });
    expect(JSON.stringify(log.errors())).toContain('does not fit its schema');
  });

  it('of a list tells the total and the address of the next page', async () => {
    const answer = { items: [unit('A')], total: 3, nextCursor: 'next one' };
    await serve([endpoint(calls.listUnits, async () => page(answer))]);
    const { headers } = await request('STUDENT', 'GET', `${UNITS}?limit=1&q=a`);
    expect(headers.get('x-total-count')).toBe('3');
    expect(headers.get('link')).toBe(`<${UNITS}?limit=1&q=a&cursor=next+one>; rel="next"`);
  });

  it('is the reader’s own, whatever stands between, unless it says otherwise', async () => {
    const replies = [ok([unit('A')]), ok([unit('A')], { 'Cache-Control': 'public, max-age=300' })];
    await serve([endpoint(calls.listUnits, async () => replies.shift() ?? ok([]))]);
    const kept = async () => (await request('STUDENT', 'GET', UNITS)).headers.get('cache-control');
    expect(await kept()).toBe('private, no-cache');
    expect(await kept()).toBe('public, max-age=300');
  });

  it('that has not changed is not sent again', async () => {
    const answer = ok([unit('A')]);
    await serve([endpoint(calls.listUnits, async () => answer)]);
    const first = await request('STUDENT', 'GET', UNITS);
    // As a browser's cache asks; fetch would add no-cache of its own.
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect(await request('STUDENT', 'GET', UNITS, undefined, { headers })).toMatchObject({ status: 304, text: '' });
  });

  it('may load and run nothing in a browser', async () => {
    await serve([endpoint(calls.listUnits, async () => ok([]))]);
    const { headers } = await request('STUDENT', 'GET', UNITS);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  it('carries the request id of the gateway, and one of its own otherwise', async () => {
    await serve([]);
    const given = await request(null, 'GET', '/nowhere', undefined, { headers: { 'x-request-id': 'gateway-0001' } });
    expect(given.headers.get('x-request-id')).toBe('gateway-0001');
    expect(given.body).toMatchObject({ requestId: 'gateway-0001', code: 'REQUEST.NOT_FOUND', status: 404 });
    const forged = await request(null, 'GET', '/nowhere', undefined, { headers: { 'x-request-id': 'a b{}' } });
    expect(forged.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(given.headers.get('x-powered-by')).toBeNull();
  });
});

describe('a refusal', () => {
  it('comes before the handler for a wrong token, a wrong role and an address that is not confirmed', async () => {
    let called = 0;
    const counting = endpoint(calls.createUnit, async () => {
      called += 1;
      throw new DomainError('UNIT.NAME_TAKEN');
    });
    await serve([counting], { requireConfirmedEmail: true });
    const create = (as: Parameters<Requester>[0], headers = {}) =>
      request(as, 'POST', '/api/orgUnit/create', {}, { headers });
    expect(await create(null)).toMatchObject({ status: 401, body: { code: 'AUTH.SESSION_REQUIRED' } });
    expect((await create(null)).headers.get('www-authenticate')).toBe('Bearer');
    expect(await create(null, { authorization: 'Bearer a.b.c' })).toMatchObject({ status: 401 });
    expect(await create(null, { authorization: 'Basic dXNlcg==' })).toMatchObject({ status: 401 });
    expect(await create('STUDENT')).toMatchObject({ status: 403, body: { code: 'ACCESS.FORBIDDEN' } });
    const unconfirmed = actorOf('PRESIDENT', { emailConfirmed: false });
    expect(await create(unconfirmed)).toMatchObject({ status: 403, body: { code: 'ACCESS.EMAIL_NOT_CONFIRMED' } });
    expect(called).toBe(0);
  });

  it('of a form names every bad field in plain words', async () => {
    await serve([endpoint(calls.createUnit, async () => Promise.reject(new Error('not reached')))]);
    const body = { category: 'music', contact_info: {}, extra: 1 };
    const { body: problem } = await request('PRESIDENT', 'POST', '/api/orgUnit/create', body);
    expect(problem).toMatchObject({
      code: 'REQUEST.INVALID',
      errors: expect.arrayContaining([
        { path: 'name', message: 'Organization name is required' },
        { path: 'contact_info.email', message: 'Contact email is required' },
        { path: 'extra', message: 'Unknown field.' },
      ]),
    });
  });

  it('says when to come back while a part is away, and nothing of the inside of a fault', async () => {
    let fault: Error = Object.assign(new Error('10.0.0.1 refused'), { name: 'MongoNetworkError' });
    await serve([endpoint(calls.listUnits, async () => Promise.reject(fault))]);
    const away = await request('STUDENT', 'GET', UNITS);
    expect(away).toMatchObject({ status: 503, body: { code: 'SYSTEM.UNAVAILABLE' } });
    expect(away.headers.get('retry-after')).toBe('5');
    fault = new mongoose.mongo.MongoServerError({ code: 14_031, message: 'secret disk full' });
    expect(await request('STUDENT', 'GET', UNITS)).toMatchObject({ status: 503, body: { code: 'SYSTEM.UNAVAILABLE' } });
    fault = new Error('secret inside');
    const failed = await request('STUDENT', 'GET', UNITS);
    expect(failed).toMatchObject({ status: 500, body: { message: 'Something went wrong.' } });
    expect(away.text + failed.text).not.toMatch(/refused|secret/);
  });
});

describe('an application', () => {
  it('tries fixed addresses before ones with parameters, whatever the order of its endpoints', async () => {
    const app = await serve([
      endpoint(calls.readClubData, async () => Promise.reject(new DomainError('UNIT.NOT_FOUND'))),
      endpoint(calls.listUnits, async () => ok([])),
    ]);
    const paths = mountedRoutes(app).map(({ path }) => path);
    expect(paths.indexOf(UNITS)).toBeLessThan(paths.indexOf('/api/orgUnit/clubData/:username'));
  });

  it('refuses a call of another service, and one that is not built', () => {
    const foreign = endpoint(calls.listRooms, async () => ok([]));
    const unbuilt = endpoint({ ...calls.listUnits, built: false }, async () => ok([]));
    return serve([]).then(() => {
      for (const wrong of [foreign, unbuilt]) {
        const options = { service: 'org' as const, tokens: testTokens(), logger: log.logger, readiness: [] };
        expect(() => createServiceApp({ ...options, metrics: createMetrics('org'), endpoints: [wrong] })).toThrow();
      }
    });
  });

  it('describes itself from the call table', async () => {
    await serve([endpoint(calls.readClubData, async () => Promise.reject(new DomainError('UNIT.NOT_FOUND')))]);
    const { body } = await request(null, 'GET', '/openapi.json');
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/orgUnit/clubData/{username}': {
          get: {
            operationId: 'readClubData',
            security: [{ session: [] }],
            responses: { 200: {}, 401: {}, 403: {}, 404: { description: expect.stringContaining('UNIT.NOT_FOUND') } },
          },
        },
      },
    });
  });

  it('is ready only while every part it needs is, and does not wait for one that hangs', async () => {
    let state: 'here' | 'away' | 'hangs' = 'here';
    const check = async () => {
      if (state === 'away') throw new Error('away');
      if (state === 'hangs') await new Promise(() => undefined);
    };
    await serve([], { readiness: [{ name: 'store', check }] });
    expect(await request(null, 'GET', '/health/ready')).toMatchObject({ status: 200 });
    state = 'away';
    expect(await request(null, 'GET', '/health/ready')).toMatchObject({
      status: 503,
      body: { checks: { store: 'away' } },
    });
    state = 'hangs';
    expect(await request(null, 'GET', '/health/ready')).toMatchObject({ status: 503 });
    expect(await request(null, 'GET', '/health/live')).toMatchObject({ status: 200 });
  });

  it('logs routes instead of addresses, and counts by call', async () => {
    await serve([endpoint(calls.readClubData, async () => Promise.reject(new DomainError('UNIT.NOT_FOUND')))]);
    await request('PRESIDENT', 'GET', '/api/orgUnit/clubData/secret@example.edu');
    const { text } = await request(null, 'GET', '/metrics');
    expect(text).toMatch(/portal_request_seconds_count\{.*call="readClubData".*status="404".*\} 1/);
    expect(log.lines.some(({ route }) => route === '/api/orgUnit/clubData/:username')).toBe(true);
    expect(JSON.stringify(log.lines)).not.toContain('secret@example.edu');
  });
});
