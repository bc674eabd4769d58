import { startIdentityProvider } from '../src/identity-provider/server';
import { createCookieJar } from './cookie-jar';

const people = [{ email: 'asha@example.edu', name: 'Asha "A" <Nair>', isVerified: true }];
const client = { clientId: 'portal', clientSecret: 'secret', redirectUri: 'http://localhost:9/auth/google/callback' };
const warnings: string[] = [];
const { warn, info } = console;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;

beforeAll(async () => {
  for (const name of ['warn', 'info'] as const) console[name] = (...args) => void warnings.push(args.join(' '));
  provider = await startIdentityProvider({ ...client, host: '127.0.0.1', port: 0, people });
});
afterAll(async () => {
  Object.assign(console, { warn, info });
  await provider.stop();
});

/** A browser that follows redirects until they lead to the portal. */
function openBrowser() {
  const jar = createCookieJar();
  return async function go(address: string, form?: Record<string, string>): Promise<{ at: URL; text: string }> {
    const url = new URL(address, provider.issuer);
    if (url.origin !== provider.issuer) return { at: url, text: '' };
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: jar.header() },
      ...(form && { body: new URLSearchParams(form) }),
    });
    jar.apply(response.headers);
    const location = response.headers.get('location');
    return location ? go(new URL(location, url).href) : { at: url, text: await response.text() };
  };
}

const AUTHORIZATION_REQUEST = new URLSearchParams({
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
    const go = openBrowser();
    for (let i = 0; i < 2; i += 1) {
      const { at, text } = await go(`/auth?${AUTHORIZATION_REQUEST.toString()}`);
      expect(text).toContain('value="asha@example.edu">Asha &quot;A&quot; &lt;Nair&gt;<span>');
      const back = await go(at.pathname, { email: 'asha@example.edu' });
      expect(back.at.href).toMatch(/^http:\/\/localhost:9\/auth\/google\/callback\?code=/);
      expect(back.at.searchParams.get('state')).toBe('a-state-of-the-portal');
    }
  });

  it('accepts any name and address, one after the other', async () => {
    const go = openBrowser();
    const { at: first } = await go(`/auth?${AUTHORIZATION_REQUEST.toString()}`);
    await go(first.pathname, { email: 'asha@example.edu' });
    const { at } = await go(`/auth?${AUTHORIZATION_REQUEST.toString()}`);
    const back = await go(at.pathname, {
      typed: 'yes',
      name: 'Eve',
      email: 'eve@elsewhere.org',
      verified: 'yes',
    });
    expect(back.at.searchParams.get('code')).not.toBeNull();
  });

  it('sends a person who cancels back without a code', async () => {
    const go = openBrowser();
    const { at } = await go(`/auth?${AUTHORIZATION_REQUEST.toString()}`);
    const back = await go(at.pathname, { cancel: 'yes' });
    expect(Object.fromEntries(back.at.searchParams)).toMatchObject({ error: 'access_denied' });
  });

  it('shows a page when a sign-in has expired', async () => {
    const { text } = await openBrowser()('/interaction/nobody-asked-for-this');
    expect(text).toContain('This sign-in has expired');
  });

  it('redirects nobody to an address that is not the portal’s', async () => {
    const foreign = new URLSearchParams(AUTHORIZATION_REQUEST);
    foreign.set('redirect_uri', 'http://evil.example/');
    const { at, text } = await openBrowser()(`/auth?${foreign.toString()}`);
    expect(at.origin).toBe(provider.issuer);
    expect(text).toContain('invalid_redirect_uri');
  });

  it('prints nothing on the terminal', () => {
    expect(warnings).toEqual([]);
  });
});
