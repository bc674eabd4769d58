import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultInstituteSettings } from '@portal/contracts';
import { buildFrontEnds, openGateway, startUpstream, unsignedToken } from '../testing/test-gateway';
import { findStaticDirs } from './static-files.routes';

const EVENT_ID = '65a000000000000000000009';
const event = {
  title: 'Robowars "2026" <finals> & $& more',
  status: 'planned',
  schedule: { start: '2026-11-28T12:30:00.000Z', end: null, venue: 'Main Hall', mode: 'offline' },
  budget: { allocated: 123_456 },
  description: 'For members only',
};

const PREVIEW_WAITS_MS = 1_000;
const LONG_MS = 60_000;
const { timeout } = AbortSignal;

let frontEnds: Awaited<ReturnType<typeof buildFrontEnds>>;
let events: Awaited<ReturnType<typeof startUpstream>>;
let gateway: Awaited<ReturnType<typeof openGateway>>;
let answerOfEvents: { status?: number; body?: string; isLate?: boolean } = {};
/** Long unless a test says otherwise, because the machine may be busy. */
let waitMs = LONG_MS;

beforeAll(async () => {
  frontEnds = await buildFrontEnds();
  events = await startUpstream((_req, res) => {
    const { status = 200, body = JSON.stringify(event), isLate } = answerOfEvents;
    res.writeHead(status, { 'Content-Type': 'application/json' });
    setTimeout(() => res.end(body), isLate ? LONG_MS : 0).unref();
  });
  gateway = await openGateway(
    { events: events.url },
    { staticDirs: findStaticDirs(frontEnds.root), publicOrigin: 'https://portal.example.edu' },
  );
});
afterAll(async () => {
  await gateway.stop();
  await events.stop();
  await frontEnds.remove();
});
beforeEach(() => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === PREVIEW_WAITS_MS ? waitMs : ms));
  waitMs = LONG_MS;
  answerOfEvents = {};
  events.seen.length = 0;
});
afterEach(() => jest.restoreAllMocks());

async function headOf(pagePath: string, headers: Record<string, string> = {}) {
  const html = await (await gateway.send(pagePath, { headers: { Accept: '*/*', ...headers } })).text();
  const tags = html.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g);
  return {
    html,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    preview: Object.fromEntries([...tags].map(([, name, content]) => [name, content])),
  };
}

describe('the head of a page', () => {
  it('has the title of the page, and what a chat shows of a link to one that visitors may open', async () => {
    const { title, preview } = await headOf('/events?status=planned');
    expect(title).toBe('Events · Example Institute of Technology');
    expect(preview).toEqual({
      type: 'website',
      site_name: 'Example Institute of Technology',
      title: 'Events',
      description: 'Events, rooms, feedback and student records of the institute.',
      url: 'https://portal.example.edu/events',
    });
  });

  it('has the title alone of a page that visitors may not open, and that of the portal for an unknown one', async () => {
    expect(await headOf('/profile')).toMatchObject({ title: 'Profile · Example Institute of Technology', preview: {} });
    expect((await headOf('/no/such/page')).title).toBe('Portal · Example Institute of Technology');
  });

  it('has the title alone where the address holds a secret, which the HTML never repeats', async () => {
    const { html, title, preview } = await headOf('/reset-password/link-id/link-secret');
    expect([title, preview]).toEqual(['New password · Example Institute of Technology', {}]);
    expect(html).not.toContain('link-secret');
  });

  it('is that of the first page of the person at /', async () => {
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const token = unsignedToken({ sid: 's', sub: EVENT_ID, username: 'asha@example.edu', role: 'STUDENT', exp });
    const { title } = await headOf('/', { Cookie: `__Host-portal_access=${token}` });
    expect(title).toBe('Home · Example Institute of Technology');
  });

  it('is that of the portal when the titles cannot be read', async () => {
    const other = await buildFrontEnds();
    await writeFile(path.join(other.root, 'shell/dist/page-titles.json'), '{"/events":');
    const running = await openGateway({}, { staticDirs: findStaticDirs(other.root) });
    const html = await (await running.send('/events', { headers: { Accept: 'text/html' } })).text();
    expect(html).toContain('<title>Portal · Example Institute of Technology</title>');
    expect(running.lines.join()).toContain('the titles of pages cannot be read');
    await running.stop();
    await other.remove();
  });

  it('ends no tag by what is in the settings', async () => {
    const settings = { ...defaultInstituteSettings, instituteName: '</title><script>alert(1)</script>' };
    const running = await openGateway({}, { staticDirs: findStaticDirs(frontEnds.root), settings });
    const html = await (await running.send('/events', { headers: { Accept: 'text/html' } })).text();
    expect(html).not.toContain('<script>alert(1)');
    await running.stop();
  });
});

describe('a link to an event', () => {
  it('shows title, day, time and place, as a visitor may see them, and nothing else', async () => {
    const cookie = `__Host-portal_access=${unsignedToken({ sid: 'session', sub: EVENT_ID, role: 'PRESIDENT' })}`;
    const { html, title, preview } = await headOf(`/events/${EVENT_ID}`, { Cookie: cookie });
    const escaped = 'Robowars &quot;2026&quot; &lt;finals&gt; &amp; $&amp; more';
    expect(title).toBe(`${escaped} · Example Institute of Technology`);
    expect(preview).toMatchObject({
      title: escaped,
      description: 'Sat, 28 Nov 2026, 6:00 pm · Main Hall',
      url: `https://portal.example.edu/events/${EVENT_ID}`,
    });
    expect(html).not.toMatch(/123456|members only/);
    const [asked] = events.seen;
    expect(asked?.url).toBe(`/api/events/${EVENT_ID}`);
    expect(asked?.headers.authorization).toBeUndefined();
    expect(asked?.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1/);
  });

  it('says that the event is cancelled, and leaves out what is not set', async () => {
    const schedule = { start: null, end: null, venue: '', mode: 'offline' };
    answerOfEvents = { body: JSON.stringify({ ...event, status: 'cancelled', schedule }) };
    expect((await headOf(`/events/${EVENT_ID}`)).preview.description).toBe('Cancelled');
  });

  it.each([
    ['the event does not exist', { status: 404, body: '{"code":"EVENT.NOT_FOUND"}' }],
    ['the answer is no event', { body: '{"title":7}' }],
    ['events is too slow', { isLate: true }],
  ])('shows the page alone when %s', async (_when, answer) => {
    answerOfEvents = answer;
    waitMs = 'isLate' in answer ? 50 : LONG_MS;
    const { title, preview } = await headOf(`/events/${EVENT_ID}`);
    expect(title).toBe('Event · Example Institute of Technology');
    expect(preview.title).toBe('Event');
  });

  it('asks for nothing when a browser opens it, which shows the event itself', async () => {
    for (const destination of ['document', 'empty']) {
      const headers = { 'Sec-Fetch-Dest': destination, Accept: 'text/html', Cookie: 'portal_scripts=0123' };
      expect((await headOf(`/events/${EVENT_ID}`, headers)).title).toBe('Event · Example Institute of Technology');
    }
    expect(events.seen).toEqual([]);
  });
});
