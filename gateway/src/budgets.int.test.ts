import { actorOf, mintToken, testKeySet } from '@portal/test-kit';
import { findStaticDirs } from './pages/static-files.routes';
import { buildFrontEnds, openGateway, startUpstream, unsignedToken } from './testing/test-gateway';

type Upstream = Awaited<ReturnType<typeof startUpstream>>;

let frontEnds: Awaited<ReturnType<typeof buildFrontEnds>>;
let auth: Upstream;
let service: Upstream;
beforeAll(async () => {
  frontEnds = await buildFrontEnds();
  auth = await startUpstream((_req, res) => res.end(JSON.stringify(testKeySet())));
  service = await startUpstream((req, res) => {
    if (!req.url?.endsWith('/stream')) return void res.end('[]');
    res.writeHead(200, { 'Content-Type': 'text/event-stream' });
    res.write(': open\n\n');
  });
});
afterAll(async () => {
  await Promise.all([auth.stop(), service.stop()]);
  await frontEnds.remove();
});

const open = (options: Parameters<typeof openGateway>[1] = {}) =>
  openGateway(
    { auth: auth.url, events: service.url, activity: service.url },
    { staticDirs: findStaticDirs(frontEnds.root), ...options },
  );
type Running = Awaited<ReturnType<typeof open>>;

const FILES = ['/assets/main.0a1b2c3d.js', '/assets/libraries.0a1b2c3d.js', '/remotes.json', '/settings.json'];
const asPage = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const cookieOf = (token: string) => ({ Cookie: `portal_access=${token}` });
const signedIn = (userId = 'b'.repeat(24)) => cookieOf(mintToken(actorOf('STUDENT', { userId })));
const statusOf = async (gateway: Running, path: string, headers: Record<string, string> = {}) => {
  const response = await gateway.send(path, { headers });
  await response.body?.cancel();
  return response.status;
};
const call = (gateway: Running, headers?: Record<string, string>) => statusOf(gateway, '/api/events/events', headers);

describe('a campus behind one address', () => {
  it('opens pages with all their files, whatever calls were made', async () => {
    const gateway = await open({ budgets: { callsOfAddress: 1 } });
    expect([await call(gateway), await call(gateway)]).toEqual([200, 429]);
    for (let opening = 0; opening < 10; opening += 1) {
      for (const path of ['/events', ...FILES]) expect(await statusOf(gateway, path, asPage)).toBe(200);
    }
    await gateway.stop();
  });

  it('has a budget for each person who is signed in, which nobody else uses up', async () => {
    const gateway = await open({ budgets: { callsOfAddress: 1, callsOfPerson: 2, pages: 1 } });
    const asha = signedIn('a'.repeat(24));
    expect([await call(gateway), await call(gateway)]).toEqual([200, 429]);
    expect([await call(gateway, asha), await call(gateway, asha), await call(gateway, asha)]).toEqual([200, 200, 429]);
    expect(await call(gateway, signedIn())).toBe(200);
    expect([await statusOf(gateway, '/', asPage), await statusOf(gateway, '/', asPage)]).toEqual([200, 429]);
    expect(await statusOf(gateway, '/', { ...asPage, ...asha })).toBe(200);
    await gateway.stop();
  });

  it('has none for a session that is made up', async () => {
    const gateway = await open({ budgets: { callsOfAddress: 1 } });
    const forged = (sid: string) => cookieOf(unsignedToken({ sid, sub: sid }));
    expect([await call(gateway, forged('one')), await call(gateway, forged('two'))]).toEqual([200, 429]);
    await gateway.stop();
  });

  it('has live streams for each person who is signed in', async () => {
    const gateway = await open({ streamsPerAddress: 1 });
    const stream = (headers = {}) => gateway.send('/api/activities/stream', { headers });
    const streams = [await stream(), await stream(), await stream(signedIn())];
    expect(streams.map(({ status }) => status)).toEqual([200, 429, 200]);
    await gateway.stop();
  });
});

describe('what refuses a page', () => {
  const tooMany = 'Too many requests. Please wait a moment and try again.';

  it.each(['/', '/events', '/events/0123'])('is a page: %s', async (path) => {
    const gateway = await open({ budgets: { pages: 1 } });
    await statusOf(gateway, path, asPage);
    for (const headers of [asPage, { Accept: '*/*' }]) {
      const refused = await gateway.send(path, { headers });
      expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('content-security-policy')).toBe("default-src 'none'");
      expect(await refused.text()).toMatch(new RegExp(`<h1>${tooMany}</h1>\\s*<p>Try again in \\d+ seconds?\\.</p>`));
    }
    await gateway.stop();
  });

  it('is JSON for a request that asks for JSON', async () => {
    const gateway = await open({ budgets: { pages: 1 } });
    await statusOf(gateway, '/', asPage);
    const refused = await gateway.send('/', { headers: { Accept: 'application/json' } });
    expect([refused.status, await refused.json()]).toMatchObject([429, { message: tooMany }]);
    await gateway.stop();
  });
});
