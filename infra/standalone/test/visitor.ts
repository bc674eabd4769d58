const PASSWORD = 'a long enough password';
let studentId = 12_240_100;

/** Somebody with a browser of their own, through the gateway. */
export function visitorOf(url: string, email: string) {
  const cookies = new Map<string, string>();

  async function call<B = unknown>(method: string, path: string, body?: unknown) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { accept: 'application/json', origin: url, cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as B };
  }

  return {
    email,
    call,
    register: () => {
      studentId += 1;
      return call('POST', '/auth/register', { name: 'Ravi Kumar', ID: `${studentId}`, email, password: PASSWORD });
    },
    login: () => call('POST', '/auth/login', { email, password: PASSWORD }),
    /** The role after the token was renewed, as a browser does it when one is refused. */
    async role(): Promise<string> {
      await call('POST', '/auth/refresh');
      const { body } = await call<{ user: { role: string } | null }>('GET', '/auth/fetchAuth');
      return body.user?.role ?? 'nobody';
    },
  };
}
