/** One answer of the portal, in the parts that are searched. */
export interface Exchange {
  call: string;
  statusLine: string;
  headers: string;
  body: string;
}

export interface SetCookie {
  name: string;
  value: string;
  line: string;
}

/** What browsers of a run were answered, and the cookies they were given. */
export interface Recording {
  exchanges: Exchange[];
  cookies: SetCookie[];
}

interface Answer<B> {
  status: number;
  headers: Headers;
  body: B;
}

export type RecordingBrowser = ReturnType<typeof openBrowser>;

/** A browser at the portal that writes down all it is answered. Cookies are kept apart: they carry the session on purpose. */
export function openBrowser(url: string, { exchanges, cookies }: Recording) {
  const jar = new Map<string, string>();

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') return void jar.delete(name);
    jar.set(name, value);
    cookies.push({ name, value, line });
  }

  async function send<B>(
    method: string,
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ): Promise<Answer<B>> {
    const response = await fetch(new URL(path, url), {
      method,
      redirect: 'manual',
      ...init,
      headers: {
        accept: 'application/json',
        origin: url,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...init.headers,
      },
    });
    const { status, statusText, headers } = response;
    for (const line of headers.getSetCookie()) keep(line);
    const body = await response.text();
    const shown = [...headers].filter(([name]) => name !== 'set-cookie').map(([name, value]) => `${name}: ${value}`);
    exchanges.push({
      call: `${method} ${path}`,
      statusLine: `${status} ${statusText}`,
      headers: shown.join('\n'),
      body,
    });
    const isJson = headers.get('content-type')?.includes('json') ?? false;
    return { status, headers, body: (isJson && body !== '' ? JSON.parse(body) : undefined) as B };
  }

  return {
    /** The cookies as somebody would copy them. */
    jar,
    call: <B = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
      send<B>(method, path, {
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    upload: (path: string, form: FormData) => send('POST', path, { body: form }),
    /** Opens a page, as a link in a mail does. */
    visit: (path: string) => send('GET', path, { headers: { accept: 'text/html' } }),
  };
}
