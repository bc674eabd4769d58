import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { InstituteSettings } from '@portal/contracts';
import { buildFrontEnds, openGateway, unsignedToken } from '../testing/test-gateway';
import { findStaticDirs } from './static-files.routes';

type Running = Awaited<ReturnType<typeof openGateway>>;

let frontEnds: Awaited<ReturnType<typeof buildFrontEnds>>;
let gateway: Running;
beforeAll(async () => {
  frontEnds = await buildFrontEnds();
  gateway = await openGateway({}, { staticDirs: findStaticDirs(frontEnds.root) });
});
afterAll(async () => {
  await gateway.stop();
  await frontEnds.remove();
});

const USER_ID = '65a000000000000000000009';
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const sessionOf = (role: string, exp = inAnHour(), unit?: { id: string }) =>
  `portal_access=${unsignedToken({ sid: 'session', sub: USER_ID, username: 'asha@example.edu', role, exp, ...(unit && { unit }) })}`;

async function open(pagePath: string, cookie = '', { send } = gateway) {
  const response = await send(pagePath, { headers: { Accept: 'text/html', Cookie: cookie } });
  const html = await response.text();
  const data = JSON.parse(/id="portal-page">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
    settings: InstituteSettings;
    remotes: Record<string, string>;
    isVisitor: boolean;
    firstCalls: string[];
    isFullScreen: boolean;
    firstRemote?: object;
    scripts: string;
  };
  const preloads = [
    ...html.matchAll(/<link rel="preload" href="([^"]+)" as="(\w+)"( crossorigin)?( fetchpriority="low")?>/g),
  ];
  const policy = response.headers.get('content-security-policy') ?? '';
  return { html, data, policy, preloads: preloads.map(([, href, as, mode]) => `${as}${mode ?? ''} ${href}`) };
}

describe('the HTML of a page', () => {
  it('has the settings and the addresses of the remotes in it', async () => {
    const { data } = await open('/events');
    expect(data.settings).toMatchObject({ instituteName: expect.any(String), emailDomain: 'example.edu' });
    expect(data.remotes).toMatchObject({ mfe_events: '/remotes/mfe-events/mf-manifest.json' });
  });

  it('names the files that the page of its path needs', async () => {
    const { preloads } = await open('/events');
    expect(preloads).toEqual([
      'script /remotes/mfe-events/assets/list.0a1b2c3d.js',
      'style /remotes/mfe-events/assets/list.0a1b2c3d.css',
    ]);
    expect((await open('/events/0123')).preloads).toContain('script /remotes/mfe-events/assets/event.0a1b2c3d.js');
    expect((await open('/no/such/page')).preloads).toEqual([]);
  });

  it('names the remote of the page and the script that it begins with', async () => {
    expect((await open('/events')).data.firstRemote).toEqual({
      name: 'mfe_events',
      manifest: '/remotes/mfe-events/mf-manifest.json',
      entry: '/remotes/mfe-events/assets/remoteEntry.0a1b2c3d.js',
    });
    expect((await open('/no/such/page')).data.firstRemote).toBeUndefined();
  });

  it('names the files of the modules that the page shares with others, each once', async () => {
    const { preloads } = await open('/add-event');
    expect(preloads).toEqual([
      'script /remotes/mfe-events/assets/form.0a1b2c3d.js',
      'script /assets/schemas.0a1b2c3d.js',
      'script /assets/fields.0a1b2c3d.js',
      'style /assets/fields.0a1b2c3d.css',
    ]);
  });

  it('names the calls that the page makes first, for who opens it', async () => {
    const visitor = (await open('/events')).data;
    expect(visitor).toMatchObject({ isVisitor: true, firstCalls: ['/api/events/by-role/STUDENT?limit=24'] });
    const president = (await open('/events', sessionOf('PRESIDENT'))).data;
    expect(president).toMatchObject({ isVisitor: false, firstCalls: ['/api/events/by-role/PRESIDENT?limit=24'] });
    expect((await open('/events', sessionOf('CLUB_COORDINATOR'))).data.firstCalls).toEqual([]);
    expect((await open('/events/0123')).data.firstCalls).toEqual(['/api/events/0123']);
    expect((await open('/profile', sessionOf('STUDENT'))).data.firstCalls).toEqual([
      `/profile/${USER_ID}`,
      '/club/asha%40example.edu',
    ]);
    const coordinator = sessionOf('CLUB_COORDINATOR', inAnHour(), { id: 'own' });
    expect((await open('/club/skills', coordinator)).data.firstCalls).toEqual(['/skills/of/own']);
    expect((await open('/units/other', coordinator)).data.firstCalls).toEqual(['/units/other']);
    expect((await open('/club/skills', sessionOf('CLUB_COORDINATOR'))).data.firstCalls).toEqual([]);
  });

  it('names no call of a person for a visitor, and none that a path could make up', async () => {
    expect((await open('/profile')).data.firstCalls).toEqual([]);
    expect((await open('/profile', sessionOf('STUDENT', inAnHour() - 7200))).data.firstCalls).toEqual([]);
    expect((await open('/events/a%3Fb%22%3C')).data.firstCalls).toEqual(['/api/events/a%3Fb%22%3C']);
  });

  it.each(['/events/%E0%A4%A', '/events/%', '/%00', `/events/${'x'.repeat(4_000)}`])(
    'is there for the path %s',
    async (pagePath) => {
      expect((await open(pagePath)).data.isVisitor).toBe(true);
    },
  );

  it('takes a token that is none for that of a visitor', async () => {
    for (const cookie of ['portal_access=no', sessionOf('ADMIN'), 'portal_access=a.b.c']) {
      expect((await open('/events', cookie)).data.isVisitor).toBe(true);
    }
  });

  it('says whether the page has a frame around it', async () => {
    expect((await open('/events/0123')).data.isFullScreen).toBe(false);
    expect((await open('/events/0123/check-in')).data.isFullScreen).toBe(true);
    expect((await open('/no/such/page')).data.isFullScreen).toBe(false);
  });

  it('begins at / with the first page of the person', async () => {
    expect((await open('/', sessionOf('STUDENT'))).preloads).toContain(
      'script /remotes/mfe-events/assets/home.0a1b2c3d.js',
    );
  });

  it('ends no script by what is in the settings', async () => {
    const settings = { instituteName: '</script><script>alert(1)</script>' };
    const other = await openGateway(
      {},
      {
        staticDirs: findStaticDirs(frontEnds.root),
        settings: { ...(await open('/')).data.settings, ...settings },
      },
    );
    const html = await (await other.send('/', { headers: { Accept: 'text/html' } })).text();
    expect(html).not.toContain('alert(1)</script>');
    await other.stop();
  });

  it('is that of a new build once it is deployed', async () => {
    const file = path.join(frontEnds.root, 'mfe-events/dist/preloads.json');
    await writeFile(file, JSON.stringify({ '/events': { files: ['assets/new.0a1b2c3d.js'], calls: [] } }));
    expect((await open('/events')).preloads).toContain('script /remotes/mfe-events/assets/new.0a1b2c3d.js');
  });

  it('is there without preloads when a remote was deployed with a file that cannot be read', async () => {
    const file = path.join(frontEnds.root, 'mfe-events/dist/preloads.json');
    for (const broken of ['{"/events":', '{"/events":{"files":"all"}}']) {
      await writeFile(file, broken);
      expect((await open('/events')).preloads).toEqual([]);
    }
    expect(gateway.lines.filter((line) => line.includes('what pages need first cannot be read'))).toHaveLength(2);
  });
});
