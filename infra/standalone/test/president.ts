import { expectStatus, openBrowser, type Answer } from './browser';

export const PRESIDENT_EMAIL = 'president@example.edu';
const PASSWORD = 'a long enough password';

export interface FeedEntry {
  description: string;
  subject: { _id: string; name: string };
}

export type President = ReturnType<typeof openPresidentBrowser>['president'];

export async function registerPresident(url: string): Promise<President> {
  const { send, president } = openPresidentBrowser(url);
  const account = { email: PRESIDENT_EMAIL, password: PASSWORD, name: 'Priya Nair', ID: '12240001' };
  await expectStatus(send('POST', '/auth/register', account), 200);
  return president;
}

export async function signInPresident(url: string, password = PASSWORD): Promise<President> {
  const { send, president } = openPresidentBrowser(url);
  await expectStatus(send('POST', '/auth/login', { email: PRESIDENT_EMAIL, password }), 200);
  return president;
}

function openPresidentBrowser(url: string) {
  const { call: send } = openBrowser(url);
  let renewal: Promise<unknown> | undefined;

  /** Renews an expired token as the portal's pages do; simultaneous calls share one renewal. */
  async function call<B = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<B>> {
    const answer = await send<B>(method, path, body, headers);
    if (answer.status !== 401) return answer;
    await (renewal ??= send('POST', '/auth/refresh').finally(() => (renewal = undefined)));
    return send<B>(method, path, body, headers);
  }

  async function feed(): Promise<FeedEntry[]> {
    const entries: FeedEntry[] = [];
    for (let path: string | undefined = '/api/activities/recent?limit=200'; path;) {
      const page: Answer<FeedEntry[]> = await call('GET', path);
      if (page.status !== 200) throw new Error(`the feed answered ${page.status}`);
      entries.push(...page.body);
      path = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    return entries;
  }

  function createUnit(name: string) {
    return call<{ _id: string }>('POST', '/api/orgUnit/create', {
      name,
      type: 'Club',
      category: 'scitech',
      contact_info: { email: `${name.toLowerCase().replaceAll(' ', '.')}@example.edu` },
    });
  }

  function createEvent(unitId: string, title: string) {
    return call<{ event: { _id: string } }>('POST', '/api/events/create', {
      title,
      category: 'technical',
      organizing_unit_id: unitId,
      schedule: { start: '2030-01-10T10:00:00Z', end: '2030-01-10T12:00:00Z', venue: 'Main Hall' },
    });
  }

  return { send, president: { call, feed, createUnit, createEvent } };
}
