import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { SERVICES, type ServiceName } from '@portal/contracts';
import { createLogger } from '@portal/service-kit';
import { type GatewayOptions, startGateway } from '../start-gateway';

type Answer = (req: IncomingMessage, res: ServerResponse, body: string) => void;

/** A server behind the gateway that answers what reached it, unless a test says otherwise. */
export async function startUpstream(answer?: Answer) {
  const seen: IncomingMessage[] = [];
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => {
      if (req.url === '/internal/revocations') return void res.end(JSON.stringify({ revocations: [] }));
      seen.push(req);
      if (answer) return answer(req, res, body);
      res.setHeader('Content-Type', 'application/json');
      res.end(JSON.stringify({ method: req.method, url: req.url, headers: req.headers, body }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface Echo {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The page of the shell, as far as the gateway knows it. */
const TEMPLATE =
  '<!doctype html><head><title>Portal</title><script type="application/json" id="portal-page">null</script>' +
  '<script>early()</script><style>body{margin:0}</style>' +
  '<script defer fetchpriority="high" src="/assets/libraries.0a1b2c3d.js"></script>' +
  '<script defer fetchpriority="high" src="/assets/main.0a1b2c3d.js"></script></head><body></body>';

const MANIFEST = { metaData: { remoteEntry: { path: '', name: 'assets/remoteEntry.0a1b2c3d.js' } } };

const PRELOADS = {
  '/events': {
    files: ['assets/list.0a1b2c3d.js', 'assets/list.0a1b2c3d.css'],
    shared: [],
    calls: [{ url: '/api/events/by-role/:role?limit=24', roles: ['STUDENT', 'PRESIDENT'] }],
  },
  '/events/:id': { files: ['assets/event.0a1b2c3d.js'], calls: [{ url: '/api/events/:id' }] },
  '/events/:id/check-in': { files: [], calls: [], isFullScreen: true },
  '/add-event': { files: ['assets/form.0a1b2c3d.js'], shared: ['@portal/ui/forms', 'zod/mini', 'no-such'], calls: [] },
  '/profile': { files: [], calls: [{ url: '/profile/:userId' }, { url: '/club/:username' }] },
  '/club/skills': { files: [], calls: [{ url: '/skills/of/:unitId' }] },
  '/units/:unitId': { files: [], calls: [{ url: '/units/:unitId' }] },
  '/home': { files: ['assets/home.0a1b2c3d.js'], calls: [] },
};

const PAGE_TITLES = {
  '/reset-password/:id/:token': { title: 'New password', isPublic: true },
  '/events': { title: 'Events', isPublic: true },
  '/events/:id': { title: 'Event', isPublic: true },
  '/profile': { title: 'Profile', isPublic: false },
  '/home': { title: 'Home', isPublic: false },
};

const SHARED_FILES = {
  '@portal/ui/forms': ['assets/schemas.0a1b2c3d.js', 'assets/fields.0a1b2c3d.js', 'assets/fields.0a1b2c3d.css'],
  'zod/mini': ['assets/schemas.0a1b2c3d.js'],
};

/** Folders as a build leaves them. */
export async function buildFrontEnds(): Promise<{ root: string; remove(): Promise<void> }> {
  const root = await mkdtemp(path.join(tmpdir(), 'portal-gateway-'));
  const files = {
    'shell/dist/index.html': TEMPLATE,
    'shell/dist/shared-files.json': JSON.stringify(SHARED_FILES),
    'shell/dist/page-titles.json': JSON.stringify(PAGE_TITLES),
    'shell/dist/assets/libraries.0a1b2c3d.js': 'libraries()',
    'shell/dist/assets/main.0a1b2c3d.js': 'main()',
    'shell/dist/assets/main.0a1b2c3d.js.br': 'brotli',
    'mfe-events/dist/mf-manifest.json': JSON.stringify(MANIFEST),
    'mfe-events/dist/assets/list.0a1b2c3d.js': 'list',
    'mfe-events/dist/preloads.json': JSON.stringify(PRELOADS),
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  await mkdir(path.join(root, 'mfe-student'));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** A gateway on a free port; every service that a test does not give is away. */
export async function openGateway(
  services: Partial<Record<ServiceName, string>>,
  options: Partial<GatewayOptions> = {},
) {
  const lines: string[] = [];
  const logger = createLogger({
    name: 'gateway',
    level: 'info',
    destination: { write: (line) => void lines.push(line) },
  });
  const away = SERVICES.map((name) => [name, 'http://127.0.0.1:9']);
  const running = await startGateway({
    port: 0,
    services: { ...(Object.fromEntries(away) as Record<ServiceName, string>), ...services },
    staticDirs: { shell: '/nowhere', remotes: {} },
    logger,
    ...options,
  });
  return {
    ...running,
    lines,
    send: (target: string, init: RequestInit = {}) => fetch(running.url + target, { redirect: 'manual', ...init }),
  };
}

/** Unsigned: the gateway must not care, the services do. */
export function unsignedToken(claims: {
  sid: string;
  sub: string;
  username?: string;
  unit?: { id: string };
  ver?: number;
  role?: string;
  exp?: number;
}): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part({ ver: 1, ...claims })}.c2lnbmF0dXJl`;
}
