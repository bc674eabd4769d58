import { type Echo, openGateway, startUpstream, unsignedToken } from './testing/test-gateway';

type Running = Awaited<ReturnType<typeof openGateway>>;
type Upstream = Awaited<ReturnType<typeof startUpstream>>;

let auth: Upstream;
let events: Upstream;
let gateway: Running;
beforeAll(async () => {
  auth = await startUpstream((req, res) => {
    if (req.url === '/auth/logout') res.setHeader('X-Portal-Revoked', 's.ended');
    res.setHeader('Set-Cookie', ['portal_access=; Path=/', 'portal_refresh=; Path=/auth']);
    res.end(JSON.stringify({ headers: req.headers }));
  });
  events = await startUpstream();
  gateway = await openGateway({ auth: auth.url, events: events.url, records: events.url });
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([auth.stop(), events.stop()]);
});

const echo = async (target: string, init?: RequestInit) => (await (await gateway.send(target, init)).json()) as Echo;
const problem = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { code: string; message: string }),
});
const own = () => ({ Origin: gateway.url });

describe('what reaches a service', () => {
  it('is the request as it was, with body and query', async () => {
    const body = JSON.stringify({ title: 'Café' });
    const headers = { ...own(), 'Content-Type': 'application/json' };
    expect(await echo('/api/events/create?a=1', { method: 'POST', body, headers })).toMatchObject({
      method: 'POST',
      url: '/api/events/create?a=1',
      body,
    });
  });

  it('is a form with a file as it was, also a large one', async () => {
    const form = new FormData();
    form.set('image', new Blob(['x'.repeat(2_000_000)], { type: 'image/png' }), 'me.png');
    const { headers, body } = await echo('/profile/photo-update', { method: 'POST', body: form, headers: own() });
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers['content-length']).toBe(String(body.length));
    expect(body).toContain('x'.repeat(2_000_000));
  });

  it('carries the session as a bearer token, and no cookie', async () => {
    const token = unsignedToken({ sid: 'alive', sub: 'asha' });
    const { headers } = await echo('/api/events/events', {
      headers: { Cookie: `portal_access=${token}; portal_refresh=r` },
    });
    expect(headers.authorization).toBe(`Bearer ${token}`);
    expect(headers.cookie).toBeUndefined();
  });

  it('carries cookie values as they came, so that no decoded line break gets into a header', async () => {
    const { headers } = await echo('/auth/fetchAuth', {
      headers: { Cookie: 'portal_refresh=r%0d%0aX-Evil:1; portal_access=a%0d%0aX-Evil:1' },
    });
    expect(headers).toMatchObject({
      cookie: 'portal_refresh=r%0d%0aX-Evil:1',
      authorization: 'Bearer a%0d%0aX-Evil:1',
    });
  });

  it('has the cookies that are auth’s own only when it goes to auth', async () => {
    const { headers } = await echo('/auth/fetchAuth', {
      headers: {
        Cookie: 'a=1; portal_google_1=g; portal_refresh=r; portal_google_2=h; portal_device=d; portal_access=t',
      },
    });
    expect(headers.cookie).toBe('portal_google_1=g; portal_refresh=r; portal_google_2=h; portal_device=d');
  });

  it('replaces the headers that only the gateway may set', async () => {
    const { headers } = await echo('/api/events/events', {
      headers: {
        Authorization: 'Bearer forged',
        'X-Forwarded-For': '6.6.6.6',
        'X-Forwarded-Proto': 'https',
        'X-Portal-User': 'president',
        'X-Request-Id': 'chosen-by-client',
        Forwarded: 'for=6.6.6.6',
      },
    });
    expect(headers.authorization).toBeUndefined();
    expect(headers['x-forwarded-for']).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/);
    expect(headers['x-forwarded-proto']).toBe('http');
    expect(headers['x-portal-user']).toBeUndefined();
    expect(headers.forwarded).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it('an address that is a page and a call varies by Accept, so that no cache mixes them up', async () => {
  const call = await gateway.send('/events', { headers: { Accept: 'application/json' } });
  expect(call.status).toBe(200);
  expect(call.headers.get('vary')).toContain('Accept');
});

describe('what does not reach a service', () => {
  it.each(['/internal/revocations', '/metrics', '/health/ready/x', '/auth/nothing', '/api/nothing', '/openapi.json'])(
    '%s',
    async (path) => {
      const before = auth.seen.length + events.seen.length;
      const { status, code } = await problem(await gateway.send(path));
      expect([status, code]).toEqual([404, 'REQUEST.NOT_FOUND']);
      expect(auth.seen.length + events.seen.length).toBe(before);
    },
  );

  it.each([{}, { Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }])(
    'a write with %o',
    async (headers) => {
      const before = events.seen.length;
      const answer = await problem(
        await gateway.send('/api/events/create', {
          method: 'POST',
          body: '{}',
          headers: headers as Record<string, string>,
        }),
      );
      expect(answer).toMatchObject({
        status: 403,
        code: 'REQUEST.CROSS_ORIGIN',
        message: "This request didn't come from the portal.",
      });
      expect(events.seen.length).toBe(before);
    },
  );
});

describe('a session that ended', () => {
  it('is refused at the very next request, also with a copied cookie', async () => {
    const headers = { Cookie: `portal_access=${unsignedToken({ sid: 'ended', sub: 'asha' })}` };
    expect((await gateway.send('/api/events/events', { headers })).status).toBe(200);
    const logout = await gateway.send('/auth/logout', { method: 'POST', headers: { ...headers, ...own() } });
    expect(logout.headers.get('x-portal-revoked')).toBeNull();
    expect(logout.headers.getSetCookie()).toHaveLength(2);
    expect(await problem(await gateway.send('/api/events/events', { headers }))).toMatchObject({
      status: 401,
      code: 'AUTH.SESSION_REQUIRED',
    });
    const preloaded = { ...headers, Accept: '*/*', 'Sec-Fetch-Dest': 'empty' };
    expect(await problem(await gateway.send('/events', { headers: preloaded }))).toMatchObject({ status: 401 });
    expect((await echo('/auth/fetchAuth', { headers })).headers.authorization).toBeUndefined();
  });
});

describe('while a service is away', () => {
  it('answers 503 with Retry-After, and nothing of where it is', async () => {
    const response = await gateway.send('/api/orgUnit/organizational-units');
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ status: 503, code: 'SYSTEM.UNAVAILABLE', requestId: expect.any(String) });
    expect(text).not.toMatch(/127\.0\.0\.1|localhost|ECONN|organizational/);
  });

  it('answers 503 when the connection breaks before an answer', async () => {
    const broken = await startUpstream((req) => req.socket.destroy());
    const other = await openGateway({ auth: auth.url, events: broken.url });
    expect((await other.send('/api/events/events')).status).toBe(503);
    await other.stop();
    await broken.stop();
  });

  it.each(['identity', 'gzip'])('breaks an answer that breaks in the middle (%s)', async (encoding) => {
    const broken = await startUpstream((_req, res) => {
      res.setHeader('Content-Type', 'text/csv; charset=utf-8');
      res.write('Name\n'.repeat(10_000), () => res.destroy());
    });
    const other = await openGateway({ auth: auth.url, org: broken.url });
    const headers = { 'Accept-Encoding': encoding };
    const answer = other.send('/api/orgUnit/tree', { headers }).then((response) => response.text());
    await expect(answer).rejects.toThrow(/terminated|fetch failed/);
    await other.stop();
    await broken.stop();
  });

  it('accepts no token before it has the revocations', async () => {
    const withoutAuth = await openGateway({ events: events.url });
    const headers = { Cookie: `portal_access=${unsignedToken({ sid: 'x', sub: 'y' })}` };
    expect((await withoutAuth.send('/health/ready')).status).toBe(503);
    expect((await withoutAuth.send('/api/events/events', { headers })).status).toBe(503);
    expect((await withoutAuth.send('/api/events/events')).status).toBe(200);
    await withoutAuth.stop();
  });
});

describe('readiness', () => {
  it('is there once it has the revocations, and names the services that are not ready', async () => {
    const ready = await gateway.send('/health/ready');
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { status: 'ok', services: { auth: 'ready', events: 'ready', org: 'not ready' } },
    ]);
    expect((await gateway.send('/health/live')).status).toBe(200);
  });

  it('is not there while no service is ready, as with a full disk', async () => {
    const full = await startUpstream((_req, res) => void res.writeHead(503).end());
    const other = await openGateway({ auth: full.url, events: full.url });
    const { status } = await other.send('/health/ready');
    expect([status, (await other.send('/health/live')).status]).toEqual([503, 200]);
    await other.stop();
    await full.stop();
  });
});

it('answers 429 to an address with too many requests', async () => {
  const strict = await openGateway({ auth: auth.url, events: events.url }, { budgets: { callsOfAddress: 3 } });
  const statuses = [];
  for (let i = 0; i < 4; i += 1) statuses.push((await strict.send('/api/events/events')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await strict.send('/api/events/events');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await strict.stop();
});

describe('long answers', () => {
  it('are compressed for clients that accept it', async () => {
    const list = JSON.stringify(Array.from({ length: 300 }, (_, id) => ({ id })));
    const long = await startUpstream((_req, res) => {
      res.setHeader('Content-Type', 'application/json');
      res.end(list);
    });
    const other = await openGateway({ auth: auth.url, events: long.url });
    const compressed = await other.send('/api/events/events', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(await compressed.text()).toBe(list);
    await other.stop();
    await long.stop();
  });

  it('streams are forwarded at once, and end with the session', async () => {
    let closed: () => void;
    const upstreamClosed = new Promise<void>((resolve) => (closed = resolve));
    const streaming = await startUpstream((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/event-stream' });
      res.write('data: first\n\n');
      res.once('close', () => closed());
    });
    const other = await openGateway({ auth: auth.url, activity: streaming.url });
    const headers = {
      Cookie: `portal_access=${unsignedToken({ sid: 'ended', sub: 'asha' })}`,
      'Accept-Encoding': 'gzip',
    };
    const stream = await other.send('/api/activities/stream', { headers });
    const reader = stream.body!.getReader();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('data: first\n\n');
    const ended = reader.read();
    await other.send('/auth/logout', { method: 'POST', headers: { Origin: other.url } });
    expect((await ended).done).toBe(true);
    await upstreamClosed;
    await other.stop();
    await streaming.stop();
  });
});
