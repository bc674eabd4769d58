import { setTimeout as sleep } from 'node:timers/promises';

export const PRESIDENT_EMAIL = 'president@example.edu';

interface Answer<B> {
  status: number;
  headers: Headers;
  body: B;
}

export interface FeedEntry {
  description: string;
  subject: { _id: string; name: string };
}

export type President = Awaited<ReturnType<typeof registerPresident>>;

/** Registers the president through the gateway, as a browser would, or signs in where the account exists. */
export async function registerPresident(
  url: string,
  how: 'register' | 'login' = 'register',
  password = 'a long enough password',
) {
  let cookie = '';

  const keepCookies = (headers: Headers) => {
    cookie = headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
  };

  async function call<B = unknown>(method: string, path: string, body?: unknown): Promise<Answer<B>> {
    const answer = await send<B>(method, path, body);
    if (answer.status !== 401) return answer;
    // As a browser does when the token is over; those who call at once share one renewal.
    renewal ??= renew().finally(() => (renewal = undefined));
    await renewal;
    return send(method, path, body);
  }

  let renewal: Promise<void> | undefined;
  async function renew(): Promise<void> {
    const { status, headers } = await send('POST', '/auth/refresh');
    if (status === 204) keepCookies(headers);
  }

  async function send<B = unknown>(method: string, path: string, body?: unknown): Promise<Answer<B>> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { accept: 'application/json', origin: url, cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const { status, headers } = response;
    return { status, headers, body: (text ? JSON.parse(text) : undefined) as B };
  }

  async function feed(): Promise<FeedEntry[]> {
    const lines: FeedEntry[] = [];
    for (let path: string | undefined = '/api/activities/recent?limit=200'; path;) {
      const page: Answer<FeedEntry[]> = await call('GET', path);
      if (page.status !== 200) throw new Error(`the feed answered ${page.status}`);
      lines.push(...page.body);
      path = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    return lines;
  }

  const account = { email: PRESIDENT_EMAIL, password };
  const { status, headers, body } = await send(
    'POST',
    `/auth/${how}`,
    how === 'login' ? account : { ...account, name: 'Priya Nair', ID: '12240001' },
  );
  if (status !== 200) throw new Error(`${how} answered ${status}: ${JSON.stringify(body)}`);
  keepCookies(headers);

  return {
    call,
    feed,
    createUnit: (name: string) =>
      call<{ _id: string }>('POST', '/api/orgUnit/create', {
        name,
        type: 'Club',
        category: 'scitech',
        contact_info: { email: `${name.toLowerCase().replaceAll(' ', '.')}@example.edu` },
      }),
    createEvent: (unitId: string, title: string) =>
      call<{ event: { _id: string } }>('POST', '/api/events/create', {
        title,
        category: 'technical',
        organizing_unit_id: unitId,
        schedule: { start: '2030-01-10T10:00:00Z', end: '2030-01-10T12:00:00Z', venue: 'Main Hall' },
      }),
  };
}

/** Asks again until it is so. A refusal on the way is not an answer yet. */
export async function until(what: string, isSo: () => Promise<boolean>, limitMs = 50_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  let refusal = '';
  const isSoYet = () =>
    isSo().catch((error: unknown) => {
      refusal = error instanceof Error ? error.message : 'an error';
      return false;
    });
  while (!(await isSoYet())) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}; ${refusal}`);
    await sleep(100);
  }
}
