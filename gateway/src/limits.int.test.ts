import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { openGateway, startUpstream, unsignedToken } from './testing/test-gateway';

type Upstream = Awaited<ReturnType<typeof startUpstream>>;

let auth: Upstream;
let activity: Upstream;
beforeAll(async () => {
  auth = await startUpstream();
  activity = await startUpstream((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'text/event-stream' });
    res.write(': open\n\n');
  });
});
afterAll(() => Promise.all([auth.stop(), activity.stop()]));

const open = (options: Parameters<typeof openGateway>[1] = {}) =>
  openGateway({ auth: auth.url, activity: activity.url }, options);

describe('live streams', () => {
  const cookie = (sid: string) => ({ Cookie: `portal_access=${unsignedToken({ sid, sub: 'asha' })}` });

  it('are ten a session; one that ends makes place for another', async () => {
    const gateway = await open();
    const start = (sid: string) => gateway.send('/api/notifications/stream', { headers: cookie(sid) });
    const streams = await Promise.all(Array.from({ length: 10 }, () => start('one')));
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const refused = await start('one');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({ code: 'REQUEST.TOO_MANY_STREAMS' });
    expect((await start('two')).status).toBe(200);
    await streams[0]?.body?.cancel();
    let again = await start('one');
    while (again.status === 429) again = await start('one');
    expect(again.status).toBe(200);
    await gateway.stop();
  });

  it('are so many an address, whatever session they claim', async () => {
    const gateway = await open({ streamsPerAddress: 2 });
    const statuses = [];
    for (const sid of ['one', 'two', 'three']) {
      statuses.push((await gateway.send('/api/activities/stream', { headers: cookie(sid) })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await gateway.stop();
  });
});

describe('the connections of an address', () => {
  const STREAM = '/api/activities/stream';
  const begin = (gateway: { url: string }) =>
    connect(Number(new URL(gateway.url).port), '127.0.0.1').on('error', () => undefined);
  const isServed = async (socket: Socket, path: string) => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const [data] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as unknown[];
    return Buffer.isBuffer(data);
  };

  it('are so many in use, and a closed one makes place', async () => {
    const gateway = await open({ connectionsPerAddress: 2 });
    const sockets = [begin(gateway), begin(gateway)];
    for (const socket of sockets) expect(await isServed(socket, STREAM)).toBe(true);
    expect(await isServed(begin(gateway), '/health/live')).toBe(false);
    sockets[0]?.destroy();
    let isOpen = false;
    while (!isOpen) isOpen = await isServed(begin(gateway), '/health/live');
    await gateway.stop();
  });

  it('give way to a new one when they are idle, those first that were used least recently', async () => {
    const gateway = await open({ connectionsPerAddress: 2 });
    const [first, second] = [begin(gateway), begin(gateway)];
    for (const socket of [first, second, first]) expect(await isServed(socket, '/health/live')).toBe(true);
    const closed = once(second, 'close');
    expect(await isServed(begin(gateway), '/health/live')).toBe(true);
    await closed;
    expect(await isServed(first, '/health/live')).toBe(true);
    await gateway.stop();
  });
});

describe('reports of the content security policy', () => {
  const report = (directive: string) => [{ type: 'csp-violation', body: { effectiveDirective: directive } }];
  const send = (gateway: Awaited<ReturnType<typeof open>>, body: unknown) =>
    gateway.send('/csp-reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/reports+json' },
      body: JSON.stringify(body),
    });

  it('are so many a minute of one address, and the first of each directive are logged', async () => {
    const gateway = await open();
    const answers = [];
    for (let number = 0; number < 61; number += 1) answers.push(await send(gateway, report('script-src')));
    expect(answers.slice(0, 60).every(({ status }) => status === 204)).toBe(true);
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(gateway.lines.filter((line) => line.includes('content security policy'))).toHaveLength(10);
    await gateway.stop();
  });

  it('are small', async () => {
    const gateway = await open();
    const large = await send(gateway, report('x'.repeat(70_000)));
    expect([large.status, await large.json()]).toMatchObject([413, { code: 'REQUEST.TOO_LARGE' }]);
    await gateway.stop();
  });
});

it('counts what it refuses and which service it cannot reach', async () => {
  const gateway = await open({ metricsPort: 0, budgets: { callsOfAddress: 2 } });
  await gateway.send('/api/orgUnit/organizational-units');
  await gateway.send('/api/events/create', { method: 'POST', body: '{}', headers: { Origin: 'https://evil.example' } });
  await gateway.send('/api/events/events');
  const text = await (await fetch(gateway.metricsUrl ?? '')).text();
  await gateway.stop();
  expect(text).toContain('portal_gateway_failed_total{target="org",reason="unreachable",service="gateway"} 1');
  expect(text).toContain('portal_gateway_failed_total{target="auth",reason="unreachable",service="gateway"} 0');
  expect(text).toContain(
    'portal_gateway_refused_total{code="REQUEST.CROSS_ORIGIN",target="events",service="gateway"} 1',
  );
  expect(text).toContain('portal_gateway_refused_total{code="REQUEST.THROTTLED",target="events",service="gateway"} 1');
});
