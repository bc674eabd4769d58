import { createCookieJar, type ReceivedCookie } from './cookie-jar';

/** One response of the portal, in the parts that are searched for secrets. */
interface Exchange {
  call: string;
  statusLine: string;
  headers: string;
  body: string;
}

/** What browsers received. Cookies are kept apart from responses: they carry the session on purpose. */
export interface Recording {
  exchanges: Exchange[];
  cookies: ReceivedCookie[];
}

export interface Answer<B> {
  status: number;
  headers: Headers;
  body: B;
}

export type Browser = ReturnType<typeof openBrowser>;

/** A browser at the portal, with cookies of its own. */
export function openBrowser(
  url: string,
  recording: Recording = { exchanges: [], cookies: [] },
  jar = createCookieJar(),
) {
  async function send<B>(
    method: string,
    path: string,
    init: { body?: string | FormData; headers?: Record<string, string> },
  ): Promise<Answer<B>> {
    const response = await fetch(new URL(path, url), {
      method,
      redirect: 'manual',
      ...init,
      headers: { accept: 'application/json', origin: url, cookie: jar.header(), ...init.headers },
    });
    const { status, statusText, headers } = response;
    recording.cookies.push(...jar.apply(headers));
    const body = await response.text();
    recording.exchanges.push({
      call: `${method} ${path}`,
      statusLine: `${status} ${statusText}`,
      headers: [...headers]
        .filter(([name]) => name !== 'set-cookie')
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
      body,
    });
    const isJson = headers.get('content-type')?.includes('json') ?? false;
    return { status, headers, body: (isJson && body !== '' ? JSON.parse(body) : undefined) as B };
  }

  return {
    /** Another browser with a copy of the cookies, as a thief would have it. */
    copy: () => openBrowser(url, recording, jar.copy()),
    call: <B = Record<string, unknown>>(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) =>
      send<B>(method, path, {
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    upload: (path: string, form: FormData) => send('POST', path, { body: form }),
    /** Opens a page, as a link in a mail does. */
    visit: (path: string) => send('GET', path, { headers: { accept: 'text/html' } }),
  };
}

/** The body of the answer; throws when it has another status. */
export async function expectStatus<B>(answer: Answer<B> | Promise<Answer<B>>, expected: number): Promise<B> {
  const { status, body } = await answer;
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${JSON.stringify(body)}`);
  return body;
}
