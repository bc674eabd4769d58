import { startIdentityProvider } from '../src/identity-provider/server';

const people = [{ email: 'asha@example.edu', name: 'Asha "A" <Nair>', isVerified: true }];
const client = { clientId: 'portal', clientSecret: 'secret', redirectUri: 'http://localhost:9/auth/google/callback' };
const complaints: string[] = [];
const { warn, info } = console;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;

beforeAll(async () => {
  for (const name of ['warn', 'info'] as const) console[name] = (...words) => void complaints.push(words.join(' '));
  provider = await startIdentityProvider({ ...client, host: '127.0.0.1', port: 0, people });
});
afterAll(async () => {
  Object.assign(console, { warn, info });
  await provider.stop();
});

/** A browser that stops where the portal begins. */
class Visitor {
  private readonly cookies = new Map<string, string>();

  async go(address: string, form?: Record<string, string>): Promise<{ at: URL; text: string }> {
    const url = new URL(address, provider.issuer);
    if (url.origin !== provider.issuer) return { at: url, text: '' };
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return location ? this.go(new URL(location, url).href) : { at: url, text: await response.text() };
  }
}

const ASKED = new URLSearchParams({
  client_id: 'portal',
  redirect_uri: client.redirectUri,
  response_type: 'code',
  scope: 'openid email profile',
  state: 'a-state-of-the-portal',
  nonce: 'n'.repeat(43),
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
});

describe('the identity provider of the embedded start', () => {
  it('offers the demo people by name, and asks again every time', async () => {
    const visitor = new Visitor();
    for (let i = 0; i < 2; i += 1) {
      const { at, text } = await visitor.go(`/auth?${ASKED.toString()}`);
      expect(text).toContain('value="asha@example.edu">Asha &quot;A&quot; &lt;Nair&gt;<span>');
      const back = await visitor.go(at.pathname, { email: 'asha@example.edu' });
      expect(back.at.href).toMatch(/^http:\/\/localhost:9\/auth\/google\/callback\?code=/);
      expect(back.at.searchParams.get('state')).toBe('a-state-of-the-portal');
    }
  });

  it('lets anybody in under any address, one after the other', async () => {
    const visitor = new Visitor();
    const { at: first } = await visitor.go(`/auth?${ASKED.toString()}`);
    await visitor.go(first.pathname, { email: 'asha@example.edu' });
    const { at } = await visitor.go(`/auth?${ASKED.toString()}`);
    const back = await visitor.go(at.pathname, {
      typed: 'yes',
      name: 'Eve',
      email: 'eve@elsewhere.org',
      verified: 'yes',
    });
    expect(back.at.searchParams.get('code')).not.toBeNull();
  });

  it('sends whoever would rather not back without a code', async () => {
    const visitor = new Visitor();
    const { at } = await visitor.go(`/auth?${ASKED.toString()}`);
    const back = await visitor.go(at.pathname, { cancel: 'yes' });
    expect(Object.fromEntries(back.at.searchParams)).toMatchObject({ error: 'access_denied' });
  });

  it('says plainly when a sign-in is over', async () => {
    const { text } = await new Visitor().go('/interaction/nobody-asked-for-this');
    expect(text).toContain('This sign-in is over');
  });

  it('sends nobody to a place that is not the portal', async () => {
    const elsewhere = new URLSearchParams(ASKED);
    elsewhere.set('redirect_uri', 'http://evil.example/');
    const { at, text } = await new Visitor().go(`/auth?${elsewhere.toString()}`);
    expect(at.origin).toBe(provider.issuer);
    expect(text).toContain('invalid_redirect_uri');
  });

  it('says nothing on the terminal, where the portal tells its own addresses', () => {
    expect(complaints).toEqual([]);
  });
});
