import type { IncomingMessage } from 'node:http';
import { REVOCATION_HEADER } from '@portal/service-kit';
import { buildFrontEnds, openGateway, startUpstream, unsignedToken } from '../testing/test-gateway';
import { findStaticDirs } from './static-files.routes';

const LIST = '/api/events/by-role/STUDENT?limit=24';
const USER_ID = '65a000000000000000000009';
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const claims = { sub: USER_ID, username: 'asha@example.edu', role: 'STUDENT' };
const sessionOf = (sid: string) => `portal_access=${unsignedToken({ ...claims, sid, exp: inAnHour() })}`;

let frontEnds: Awaited<ReturnType<typeof buildFrontEnds>>;
let auth: Awaited<ReturnType<typeof startUpstream>>;
let events: Awaited<ReturnType<typeof startUpstream>>;
let gateway: Awaited<ReturnType<typeof openGateway>>;
/** What events answers, when a test does not say otherwise. */
let answerOfEvents: { status?: number; body?: string; waitMs?: number } = {};

const PAGE_WAITS_MS = 150;
const LONG_MS = 60_000;
const { timeout } = AbortSignal;
/** How long the page waits for each answer, in order. Long unless a test says otherwise, because the machine may be busy. */
let waitsMs: number[] = [];

beforeAll(async () => {
  frontEnds = await buildFrontEnds();
  auth = await startUpstream((req, res) => {
    if (req.url === '/auth/logout') res.setHeader(REVOCATION_HEADER, 's.revoked-session');
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify({ user: req.headers.authorization ? { _id: USER_ID } : null }));
  });
  events = await startUpstream((_req, res) => {
    const { status = 200, body = '[{"title":"</script><!-- & Chess"}]', waitMs = 0 } = answerOfEvents;
    res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'X-Total-Count': '30', ETag: '"7"' });
    setTimeout(() => res.end(body), waitMs).unref();
  });
  gateway = await openGateway({ auth: auth.url, events: events.url }, { staticDirs: findStaticDirs(frontEnds.root) });
});
afterAll(async () => {
  await gateway.stop();
  await auth.stop();
  await events.stop();
  await frontEnds.remove();
});
beforeEach(() => {
  const waitOf = (ms: number) => (ms === PAGE_WAITS_MS ? (waitsMs.shift() ?? LONG_MS) : ms);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(waitOf(ms)));
  waitsMs = [];
  answerOfEvents = {};
  auth.seen.length = 0;
  events.seen.length = 0;
});

interface Answered {
  url: string;
  headers: Record<string, string>;
  data: unknown;
}

async function open(path = '/events', headers: Record<string, string> = {}) {
  const response = await gateway.send(path, {
    headers: { Accept: 'text/html', 'Sec-Fetch-Dest': 'document', ...headers },
  });
  const html = await response.text();
  const json = /id="portal-answers">(.*?)<\/script>/.exec(html)?.[1];
  const hasAnswers = /"hasAnswers":(true|false)/.exec(html)?.[1] === 'true';
  return { html, response, hasAnswers, answers: json === undefined ? null : (JSON.parse(json) as Answered[]) };
}

const authorizationOf = ([req]: IncomingMessage[]) => req?.headers.authorization;

describe('the answers in the HTML of a first visit', () => {
  it('are those to the session and to the first calls of the page, with what a page reads of their headers', async () => {
    const { answers, hasAnswers, html, response } = await open();
    expect(answers).toEqual([
      { url: '/auth/fetchAuth', headers: {}, data: { user: null } },
      { url: LIST, headers: { 'x-total-count': '30' }, data: [{ title: '</script><!-- & Chess' }] },
    ]);
    expect(hasAnswers).toBe(true);
    // Scripts read them when they run.
    expect(html.indexOf('portal-answers')).toBeLessThan(html.indexOf('libraries()'));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('are given to the person of the session, whose address and request the services learn', async () => {
    const { answers } = await open('/events', { Cookie: sessionOf('session') });
    expect(answers?.[0]?.data).toEqual({ user: { _id: USER_ID } });
    expect(authorizationOf(auth.seen)).toMatch(/^Bearer .+\..+\../);
    expect(events.seen[0]?.headers).toMatchObject({
      authorization: authorizationOf(auth.seen),
      'x-forwarded-for': expect.stringMatching(/127\.0\.0\.1/),
      'x-request-id': auth.seen[0]?.headers['x-request-id'],
    });
    expect(events.seen[0]?.headers.cookie).toBeUndefined();
  });

  it('are not there for a session that is over', async () => {
    const cookie = sessionOf('revoked-session');
    await gateway.send('/auth/logout', { method: 'POST', headers: { Cookie: cookie, Origin: gateway.url } });
    expect((await open('/events', { Cookie: cookie })).answers).toBeNull();
    expect(events.seen).toEqual([]);
  });

  it.each([
    ['a service worker that stores the page', '/events', { 'Sec-Fetch-Dest': 'empty' }],
    ['a browser that says nothing of it', '/events', { 'Sec-Fetch-Dest': '' }],
    ['a browser that was here before', '/events', { Cookie: 'portal_scripts=0123' }],
    ['a page that a query filters', '/events?q=chess', {}],
  ])('are not there for %s', async (_who, path, headers) => {
    const { answers, hasAnswers, response } = await open(path, headers);
    expect([answers, hasAnswers]).toEqual([null, false]);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect([...auth.seen, ...events.seen]).toEqual([]);
  });

  it.each([
    ['refuses', { status: 403, body: '{"code":"ACCESS.FORBIDDEN"}' }],
    ['is too slow', { waitMs: LONG_MS }],
  ])('leave out what a service %s', async (_what, answer) => {
    answerOfEvents = answer;
    waitsMs = [LONG_MS, PAGE_WAITS_MS];
    expect((await open()).answers?.map(({ url }) => url)).toEqual(['/auth/fetchAuth']);
  });

  it('are not there when no service answers', async () => {
    const away = await openGateway({}, { staticDirs: findStaticDirs(frontEnds.root) });
    const headers = { Accept: 'text/html', 'Sec-Fetch-Dest': 'document' };
    const html = await (await away.send('/events', { headers })).text();
    expect(html).toContain('"hasAnswers":false');
    await away.stop();
  });
});
