import type { IncomingMessage } from 'node:http';
import { clientAddress } from './guards/client-headers';
import { createOriginGuard } from './guards/origin-guard';
import { destinationOf } from './routing/destination';
import { createRoutingTable } from './routing/routing-table';
import { identityOf, readCookie } from './session/access-token';
import { Revocations } from './session/revocations';
import { tokenOf } from './testing/running-gateway';

const table = createRoutingTable();
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
  ])('a call of %s goes to %s', (path, service) => expect(table(path)).toBe(service));

  it.each([
    '/',
    '/internal/revocations',
    '/metrics',
    '/health/ready',
    '/auth/unknown',
    '/openapi.json',
    '/api/events//x',
    '/auth/../internal',
  ])('%s is no call', (path) => expect(table(path)).toBeNull());

  it('GET /events is a page for a browser that opens it and a call for a script', () => {
    expect(destinationOf(request('GET', { accept: 'text/html,*/*' }), '/events', table)).toEqual({ kind: 'own' });
    expect(destinationOf(request('GET', { accept: 'application/json' }), '/events', table)).toMatchObject({
      service: 'events',
    });
  });

  it('calls below /api and /auth never become pages', () => {
    const opened = request('GET', { accept: 'text/html' });
    expect(destinationOf(opened, '/auth/google', table)).toMatchObject({ service: 'auth' });
    expect(destinationOf(opened, '/auth/nothing', table)).toEqual({ kind: 'nowhere' });
    expect(destinationOf(opened, '/api/docs', table)).toEqual({ kind: 'own' });
  });
});

describe('a write from elsewhere', () => {
  const isFromElsewhere = createOriginGuard(new URL('https://portal.example.edu'));
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
    expect(isFromElsewhere(request(method, headers as Record<string, string>))).toBe(expected);
  });

  it('a portal on one machine goes by several names', () => {
    const local = createOriginGuard(new URL('http://localhost:8080'));
    expect(local(request('POST', { origin: 'http://127.0.0.1:8080' }))).toBe(false);
    expect(local(request('POST', { origin: 'http://127.0.0.1:8081' }))).toBe(true);
  });
});

describe('the address of a client', () => {
  const told = request('GET', { 'x-forwarded-for': '6.6.6.6, 7.7.7.7' });
  it('is what the connection says', () => expect(clientAddress(told, 0)).toBe('10.0.0.1'));
  it('is what our own proxy says, never what the client says', () => expect(clientAddress(told, 1)).toBe('7.7.7.7'));
});

describe('the access cookie', () => {
  it('is found among others', () => {
    expect(readCookie('a=1; portal_access=x.y.z; b=2', 'portal_access')).toBe('x.y.z');
    expect(readCookie('xportal_access=no; portal_access2=no', 'portal_access')).toBeNull();
    expect(readCookie(undefined, 'portal_access')).toBeNull();
  });
  it.each(['', 'x', 'a.b.c', 'a..c', `a.${Buffer.from('7').toString('base64url')}.c`])(
    'tells nothing when it is %s',
    (token) => {
      expect(identityOf(token)).toBeNull();
    },
  );
});

describe('revoked tokens', () => {
  const identity = (sid: string, sub: string, ver: number) => identityOf(tokenOf({ sid, sub, ver }))!;

  it('are those of ended sessions, and of people whose role changed since', () => {
    const revocations = new Revocations();
    revocations.replace(['s.one', 'a.ravi.3']);
    expect(revocations.has(identity('one', 'asha', 1))).toBe(true);
    expect(revocations.has(identity('two', 'ravi', 2))).toBe(true);
    expect(revocations.has(identity('two', 'ravi', 3))).toBe(false);
    expect(revocations.has(identity('two', 'asha', 1))).toBe(false);
  });

  it('stay revoked when a list read before the announcement arrives after it', () => {
    const revocations = new Revocations();
    revocations.announce('s.one', 1_000);
    revocations.replace([], 2_000);
    expect(revocations.has(identity('one', 'asha', 1))).toBe(true);
    revocations.replace([], 40_000);
    expect(revocations.has(identity('one', 'asha', 1))).toBe(false);
  });
});
