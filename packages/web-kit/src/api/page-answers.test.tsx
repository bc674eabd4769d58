import { calls } from '@portal/contracts';
import { emitPortalEvent } from '../portal/portal-events';
import { rememberSession } from '../session/session-memory';
import { answers, portalServer } from '../testing';
import { callApi, callList } from './call-api';

const server = portalServer();

/** A page with answers in its HTML, `workerStart` is 0 without a service worker. */
function openPage(given: readonly object[], { workerStart = 0, page = {} } = {}): void {
  const scripts = Object.entries({ 'portal-page': page, 'portal-answers': given }).map(([id, content]) =>
    Object.assign(document.createElement('script'), {
      id,
      type: 'application/json',
      textContent: JSON.stringify(content),
    }),
  );
  document.body.replaceChildren(...scripts);
  const entries = [{ workerStart }] as unknown as PerformanceEntryList;
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  jest.spyOn(performance, 'now').mockReturnValue(0);
}

const fetched = { user: null, role: 'STUDENT', onboardingComplete: false } as const;
const session = { url: '/auth/fetchAuth', headers: {}, data: { ...fetched, onboardingComplete: true } };
const rooms = { url: '/api/rooms?active=all&limit=2', headers: { 'x-total-count': '7' }, data: [] };

/** Who answers a call: the HTML or the server. */
async function whoAnswers(): Promise<string> {
  return (await callApi(calls.fetchAuth)).onboardingComplete ? 'HTML' : 'server';
}

describe('an answer in the HTML', () => {
  beforeEach(() => server.use(answers(calls.fetchAuth, fetched)));
  afterEach(() => {
    document.body.replaceChildren();
    rememberSession(false);
  });

  it('is given to the call with its URL, once', async () => {
    openPage([session]);
    expect([await whoAnswers(), await whoAnswers()]).toEqual(['HTML', 'server']);
  });

  it('has the headers that a list is read with', async () => {
    openPage([rooms]);
    const query = { active: 'all', limit: 2 } as const;
    expect(await callList(calls.listRooms, { query })).toEqual({ items: [], total: 7, next: undefined });
  });

  it('is not that to another query', async () => {
    openPage([rooms, session]);
    server.use(answers(calls.listRooms, []));
    expect((await callList(calls.listRooms, { query: { limit: 2 } })).total).toBe(0);
  });

  it('counts for nothing in a page that a service worker stored', async () => {
    openPage([session], { workerStart: 12 });
    expect(await whoAnswers()).toBe('server');
  });

  it('counts for nothing when it was given to a visitor whose session only has to be renewed', async () => {
    rememberSession(true);
    openPage([session], { page: { isVisitor: true } });
    server.use(answers(calls.refresh, undefined));
    expect(await whoAnswers()).toBe('server');
    openPage([session], { page: { isVisitor: false } });
    expect(await whoAnswers()).toBe('HTML');
  });

  it('is forgotten when another person takes over', async () => {
    openPage([session]);
    emitPortalEvent('portal:session', { change: 'signed-in' });
    expect(await whoAnswers()).toBe('server');
    expect(document.getElementById('portal-answers')).toBeNull();
  });

  it('is too old when the page is open for a while', async () => {
    openPage([session]);
    jest.spyOn(performance, 'now').mockReturnValue(10_001);
    expect(await whoAnswers()).toBe('server');
  });
});
