import type { IncomingMessage } from 'node:http';
import { createCrossOriginCheck } from './guards/cross-origin';
import { clientAddress } from './guards/forwarded-headers';
import { isForPage } from './http/page-requests';
import { routeOf } from './routing/route';
import { createServiceMatcher } from './routing/service-matcher';
import { readTokenIdentity } from './session/access-token';
import { createRevocationList } from './session/revocation-list';
import { unsignedToken } from './testing/test-gateway';

const findService = createServiceMatcher();
const hasSession = ({ headers }: IncomingMessage) => headers.cookie !== undefined;
const routed = (req: IncomingMessage, path: string) => routeOf(req, path, { findService, hasSession });
const request = (method: string, headers: Record<string, string> = {}) =>
  ({ method, headers, socket: { remoteAddress: '10.0.0.1' } }) as unknown as IncomingMessage;

describe('where a request goes', () => {
  it.each([
    ['/auth/login', 'auth'],
    ['/auth/.well-known/jwks.json', 'auth'],
    ['/api/events/events', 'events'],
    ['/api/events/0123', 'events'],
    ['/api/events/0123/room-requests', 'events'],
    ['/room/requests', 'events'],
    ['/events', 'events'],
    ['/api/orgUnit/clubData/a@example.edu', 'org'],
    ['/tenure', 'org'],
    ['/profile/0123', 'records'],
    ['/api/activities/stream', 'activity'],
    ['/api/feedback/view-feedback', 'feedback'],
    ['/api/events/%zz', 'events'],
    [`/profile/${'x'.repeat(300)}`, 'records'],
  ])('a call of %s goes to %s', (path, service) => expect(findService(path)?.service).toBe(service));

  it.each([
    '/',
    '/internal/revocations',
    '/metrics',
    '/health/ready',
    '/auth/unknown',
    '/openapi.json',
    '/api/events//x',
    '/auth/../internal',
  ])('%s is no call', (path) => expect(findService(path)).toBeNull());

  it('GET /events is a page for a browser that opens it and a call for a script', () => {
    expect(routed(request('GET', { accept: 'text/html,*/*' }), '/events')).toEqual({ kind: 'page' });
    const asScript = { accept: 'application/json' };
    expect(routed(request('GET', asScript), '/events')).toMatchObject({ call: { service: 'events' } });
  });

  it.each([{}, { accept: '*/*' }])('GET /events with %o is a page without a session and a call with one', (accept) => {
    const headers = accept as Record<string, string>;
    expect(routed(request('GET', headers), '/events')).toEqual({ kind: 'page' });
    expect(routed(request('HEAD', headers), '/events')).toEqual({ kind: 'page' });
    expect(routed(request('GET', { ...headers, cookie: 'a=1' }), '/events')).toMatchObject({ kind: 'call' });
    expect(routed(request('POST', headers), '/events')).toMatchObject({ kind: 'call' });
  });

  it('GET /events is a call where a browser preloads it, with a session or without one', () => {
    const headers = { accept: '*/*', 'sec-fetch-dest': 'empty' };
    expect(routed(request('GET', headers), '/events')).toMatchObject({ kind: 'call' });
    expect(isForPage(request('GET', headers))).toBe(false);
  });

  it('calls below /api and /auth never become pages', () => {
    const opened = request('GET', { accept: 'text/html' });
    expect(routed(opened, '/auth/google')).toMatchObject({ call: { service: 'auth' } });
    expect(routed(opened, '/auth/nothing')).toEqual({ kind: 'notFound' });
    expect(routed(opened, '/api/docs')).toEqual({ kind: 'page' });
  });
});

describe('a cross-origin write', () => {
  const isCrossOrigin = createCrossOriginCheck(new URL('https://portal.example.edu'));
  it.each([
    ['POST', { origin: 'https://portal.example.edu' }, false],
    ['POST', { origin: 'https://evil.example' }, true],
    ['POST', { origin: 'null' }, true],
    ['POST', { origin: 'https://portal.example.edu.evil.example' }, true],
    ['DELETE', { 'sec-fetch-site': 'same-origin' }, false],
    ['DELETE', { 'sec-fetch-site': 'same-site' }, true],
    ['PATCH', { 'sec-fetch-site': 'cross-site' }, true],
    ['PUT', {}, true],
    ['GET', { origin: 'https://evil.example' }, false],
  ])('%s with %o: %s', (method, headers, expected) => {
    expect(isCrossOrigin(request(method, headers as Record<string, string>))).toBe(expected);
  });

  it('a portal on one machine goes by several names', () => {
    const local = createCrossOriginCheck(new URL('http://localhost:8080'));
    expect(local(request('POST', { origin: 'http://127.0.0.1:8080' }))).toBe(false);
    expect(local(request('POST', { origin: 'http://127.0.0.1:8081' }))).toBe(true);
  });
});

describe('the address of a client', () => {
  const forwarded = request('GET', { 'x-forwarded-for': '6.6.6.6, 7.7.7.7' });
  it('is what the connection says', () => expect(clientAddress(forwarded, 0)).toBe('10.0.0.1'));
  it('is what our own proxy says, never what the client says', () =>
    expect(clientAddress(forwarded, 1)).toBe('7.7.7.7'));
});

describe('the access cookie', () => {
  it.each(['', 'x', 'a.b.c', 'a..c', `a.${Buffer.from('7').toString('base64url')}.c`])(
    'has no identity when it is %s',
    (token) => {
      expect(readTokenIdentity(token)).toBeNull();
    },
  );
});

describe('revoked tokens', () => {
  const identity = (sid: string, sub: string, ver: number) => readTokenIdentity(unsignedToken({ sid, sub, ver }))!;

  it('are those of ended sessions, and of people whose role changed since', () => {
    const revocations = createRevocationList();
    revocations.replace(['s.one', 'a.ravi.3']);
    expect(revocations.isRevoked(identity('one', 'asha', 1))).toBe(true);
    expect(revocations.isRevoked(identity('two', 'ravi', 2))).toBe(true);
    expect(revocations.isRevoked(identity('two', 'ravi', 3))).toBe(false);
    expect(revocations.isRevoked(identity('two', 'asha', 1))).toBe(false);
  });

  it('stay revoked when a list read before the announcement arrives after it', () => {
    const revocations = createRevocationList();
    revocations.announce(['s.one'], 1_000);
    revocations.replace([], 2_000);
    expect(revocations.isRevoked(identity('one', 'asha', 1))).toBe(true);
    revocations.replace([], 40_000);
    expect(revocations.isRevoked(identity('one', 'asha', 1))).toBe(false);
  });
});
