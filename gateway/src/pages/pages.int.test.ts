import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildFrontEnds, openGateway, startUpstream } from '../testing/test-gateway';
import { findStaticDirs } from './static-files.routes';

/** What the build of the shell copies. */
const SHELL_FILES = join(import.meta.dirname, '../../../shell/public');

type Running = Awaited<ReturnType<typeof openGateway>>;

let gateway: Running;
let stopAll: () => Promise<void>;
beforeAll(async () => {
  const frontEnds = await buildFrontEnds();
  const auth = await startUpstream();
  gateway = await openGateway(
    { auth: auth.url },
    {
      staticDirs: findStaticDirs(frontEnds.root),
      externalRemotes: { mfe_org: 'https://org.example.edu/mf-manifest.json' },
    },
  );
  stopAll = async () => {
    await gateway.stop();
    await auth.stop();
    await frontEnds.remove();
  };
});
afterAll(() => stopAll());

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const open = (path: string) => gateway.send(path, { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });

describe('pages', () => {
  it.each(['/', '/events', '/events/0123', '/president-dashboard', '/profile/0123', '/no/such/page'])(
    '%s is the portal',
    async (path) => {
      const response = await open(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect(response.headers.get('vary')).toContain('Accept, Cookie');
      expect(await response.text()).toContain('id="portal-page"');
    },
  );

  it.each(['/assets/gone.0a1b2c3d.js', '/remotes/mfe-student/mf-manifest.json', '/remotes/other/x', '/gone.ico'])(
    '%s is a 404 rather than a page',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  it.each(['/', '/login', '/events', '/events/0123'])(
    '%s is the portal for a request that does not ask for JSON',
    async (path) => {
      for (const method of ['GET', 'HEAD']) {
        for (const headers of [{ Accept: '*/*' }, { Accept: 'text/html' }]) {
          const response = await gateway.send(path, { method, headers });
          expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
          if (method === 'GET') expect(await response.text()).toContain('id="portal-page"');
        }
      }
      expect((await gateway.send(path, { headers: { Accept: 'application/json' } })).status).not.toBe(200);
    },
  );

  it('may run no code but the portal’s and its remotes’, inline only what the build put there', async () => {
    const policy = (await open('/')).headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe|\*|data: 'self'.*script/);
    for (const part of [
      "default-src 'self'",
      `script-src 'self' https://org.example.edu ${['early()', 'libraries()', 'main()'].map(hashOf).join(' ')}`,
      `style-src 'self' https://org.example.edu ${hashOf('body{margin:0}')}`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'report-uri /csp-reports',
      'report-to csp',
    ]) {
      expect(policy.split(';')).toContain(part);
    }
  });

  it('carry the headers that browsers need to protect people', async () => {
    const { headers } = await open('/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('permissions-policy')).toMatch(/^camera=\(self\), .*geolocation=\(\).*microphone=\(\)/);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-robots-tag')).toBeNull();
    for (const path of ['/reset-password/1/secret', '/verify/secret']) {
      const secret = (await open(path)).headers;
      expect(secret.get('referrer-policy')).toBe('no-referrer');
      expect(secret.get('x-robots-tag')).toBe('noindex, nofollow');
    }
  });
});

it.each([
  ['/robots.txt', 'text/plain', /^User-agent: \*$/m],
  ['/favicon.ico', 'image/vnd.microsoft.icon', /PNG/],
])('%s is answered as what it is', async (path, type, content) => {
  const auth = await startUpstream();
  const other = await openGateway({ auth: auth.url }, { staticDirs: { shell: SHELL_FILES, remotes: {} } });
  const response = await other.send(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
  expect(await response.text()).toMatch(content);
  await other.stop();
  await auth.stop();
});

describe('files', () => {
  it('with a hash in their name are kept for a year, as they were compressed', async () => {
    const response = await gateway.send('/assets/main.0a1b2c3d.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
  });

  it.each(['/remotes/mfe-events/mf-manifest.json', '/settings.json', '/remotes.json'])(
    '%s is asked for each time, and sent when it changed',
    async (path) => {
      const first = await gateway.send(path);
      expect(first.status).toBe(200);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const etag = first.headers.get('etag') ?? '';
      expect(
        (await gateway.send(path, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } })).status,
      ).toBe(304);
    },
  );

  it('remotes.json names every remote, also one whose files are missing', async () => {
    expect(await (await gateway.send('/remotes.json')).json()).toEqual({
      mfe_events: '/remotes/mfe-events/mf-manifest.json',
      mfe_student: '/remotes/mfe-student/mf-manifest.json',
      mfe_org: 'https://org.example.edu/mf-manifest.json',
    });
  });

  it('settings.json says which institute this is', async () => {
    expect(await (await gateway.send('/settings.json')).json()).toMatchObject({
      emailDomain: 'example.edu',
      hostels: expect.any(Array),
    });
  });

  it('manifest.webmanifest says how a device installs the portal of this institute', async () => {
    const response = await gateway.send('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    expect(await response.json()).toMatchObject({
      name: 'Portal, Example Institute of Technology',
      display: 'standalone',
      icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable', sizes: '512x512' })]),
    });
  });

  it.each([
    '/assets/..%2f..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/remotes/mfe-events/..%2f..%2fshell',
  ])('nothing outside the folders: %s', async (path) => {
    expect((await gateway.send(path, { headers: { Accept: 'application/json' } })).status).toBe(404);
  });
});

describe('reports of the content security policy', () => {
  it('are taken from browsers, and keep no address', async () => {
    const report = {
      type: 'csp-violation',
      body: {
        effectiveDirective: 'script-src',
        blockedURL: 'https://evil.example/x?secret',
        documentURL: 'https://p/reset-password/1/secret',
      },
    };
    const response = await gateway.send('/csp-reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/reports+json' },
      body: JSON.stringify([report]),
    });
    expect(response.status).toBe(204);
    const line = gateway.lines.find((text) => text.includes('content security policy')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ directive: 'script-src', blocked: 'https://evil.example' });
    expect(line).not.toContain('secret');
  });

  it('are refused when they are not JSON', async () => {
    const headers = { 'Content-Type': 'application/csp-report' };
    expect((await gateway.send('/csp-reports', { method: 'POST', headers, body: '{"' })).status).toBe(400);
  });
});

describe('the page of all calls', () => {
  it('has no inline script, and its files are there', async () => {
    const page = await (await open('/api/docs')).text();
    expect(page).not.toMatch(/<script>|<style|style=/);
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
    for (const file of files) expect((await gateway.send(file)).status).toBe(200);
  });

  it('answers 503 for the document of a service that is away', async () => {
    expect((await gateway.send('/api/docs/org.json')).status).toBe(503);
  });
});

it('sends HSTS over https', async () => {
  const auth = await startUpstream();
  const secure = await openGateway(
    { auth: auth.url, events: auth.url },
    { publicOrigin: 'https://portal.example.edu' },
  );
  for (const path of ['/api/docs', '/api/events/events']) {
    expect((await secure.send(path)).headers.get('strict-transport-security')).toContain('max-age=31536000');
  }
  const cookie = { Cookie: '__Host-portal_access=a.b.c; portal_access=no' };
  const { headers } = (await (await secure.send('/api/events/events', { headers: cookie })).json()) as {
    headers: Record<string, string>;
  };
  expect(headers.authorization).toBe('Bearer a.b.c');
  await secure.stop();
  await auth.stop();
});
