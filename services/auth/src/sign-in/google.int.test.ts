import jsonwebtoken from 'jsonwebtoken';
import { type AuthWithMail, startAuthWithMail } from '../../testing/mailbox';
import { type Claims, type ProviderDouble, startProviderDouble } from '../../testing/provider-double';
import { Browser, newPerson } from '../../testing/running-auth';

const lines: string[] = [];
let provider: ProviderDouble;
let auth: AuthWithMail;
beforeAll(async () => {
  provider = await startProviderDouble();
  auth = await startAuthWithMail({ lines, env: { ...provider.env, PORTAL_PRESIDENT_EMAIL: 'chief@example.edu' } });
});
afterAll(async () => {
  await auth.remove();
  await provider.stop();
});

let subjects = 0;
function newClaims(more: Claims = {}): Claims & { email: string } {
  subjects += 1;
  const { email, name } = newPerson();
  return { sub: `subject-${subjects}`, email, email_verified: true, name, ...more };
}

/** Goes to the provider and returns with its claims. */
async function signIn(claims: Claims, page = new Browser(auth.url), to?: string) {
  const { headers } = await page.get(
    `/auth/google${to === undefined ? '' : `?${new URLSearchParams({ to }).toString()}`}`,
  );
  const back = provider.approve(headers.get('Location') ?? '', claims);
  const answer = await page.get(back);
  return { page, back, status: answer.status, location: answer.headers.get('Location'), headers: answer.headers };
}
const userOf = async (page: Browser) => (await page.get('/auth/fetchAuth')).body.user as Record<string, unknown> | null;
const login = (email: string, password: string) => new Browser(auth.url).post('/auth/login', { email, password });
const sidOf = (page: Browser) =>
  (jsonwebtoken.decode(page.cookies.get('portal_access') ?? '') as jsonwebtoken.JwtPayload).sid as string;

describe('signing in with Google', () => {
  it('asks the provider with a challenge, a state and a nonce that only this browser can answer', async () => {
    const page = new Browser(auth.url);
    const { status, headers } = await page.get('/auth/google');
    const { origin, pathname, searchParams } = new URL(headers.get('Location') ?? '');
    expect([status, origin + pathname]).toEqual([302, `${provider.issuer}/auth`]);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'portal',
      redirect_uri: 'http://localhost:8080/auth/google/callback',
      response_type: 'code',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      hd: 'example.edu',
    });
    expect(page.lastSetCookies).toEqual([
      expect.stringMatching(
        /^portal_google_[\w-]{43}=[\w.-]+; Max-Age=600; Path=\/auth\/google; .*HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const cookie = page.cookies.get(`portal_google_${searchParams.get('state')}`) ?? '';
    expect(cookie).toContain(searchParams.get('state'));
    expect(headers.get('Location')).not.toContain(cookie.split('.')[2]);
  });

  it('over https guards that cookie as those of the session', async () => {
    const secure = await startAuthWithMail({ env: { ...provider.env, PUBLIC_ORIGIN: 'https://portal.example.edu' } });
    const page = new Browser(secure.url);
    await page.get('/auth/google');
    expect(page.lastSetCookies[0]).toMatch(/^__Host-portal_google_[^;]+; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    await secure.remove();
  });

  it('makes a new person an account without password and student ID, not onboarded, confirmed', async () => {
    const claims = newClaims({ name: 'Meera Das' });
    const { page, location } = await signIn(claims);
    expect(location).toBe('/');
    expect(await userOf(page)).toMatchObject({
      username: claims.email,
      role: 'STUDENT',
      onboardingComplete: false,
      hasPassword: false,
      personal_info: { name: 'Meera Das' },
    });
    const account = await auth.useCases.findByUsername(claims.email);
    expect(account).toMatchObject({ studentId: null, emailConfirmed: true });
    expect([...page.cookies.keys()].join()).not.toContain('portal_google');
    expect(await auth.emailsTo(claims.email)).toEqual([]);
    const event = (await auth.events()).find(({ subject }) => subject === account?.id);
    expect(event?.data).not.toHaveProperty('studentId');
    expect((await login(claims.email, 'gulmohar rains 77')).status).toBe(401);
  });

  it('knows a person again, also under another address', async () => {
    const claims = newClaims();
    const first = await userOf((await signIn(claims)).page);
    const again = await userOf((await signIn({ ...claims, email: newPerson().email })).page);
    expect(again).toEqual(first);
  });

  it('makes one account of two windows at once', async () => {
    const claims = newClaims();
    const locations = (await Promise.all([signIn(claims), signIn(claims), signIn(claims)])).map((one) => one.location);
    expect(locations).toEqual(['/', '/', '/']);
    expect(await auth.collection('accounts').countDocuments({ username: claims.email })).toBe(1);
  });

  it('is linked with an account whose address is confirmed, which keeps its password and sessions', async () => {
    const person = newPerson();
    const account = await auth.useCases.register(person, { emailConfirmed: true });
    const page = new Browser(auth.url);
    await page.post('/auth/login', { email: person.email, password: person.password });
    const linked = await signIn(newClaims({ email: person.email.toUpperCase() }));
    expect((await userOf(linked.page))?._id).toBe(account.id);
    expect((await page.post('/auth/refresh')).status).toBe(204);
    expect((await login(person.email, person.password)).status).toBe(200);
  });

  it('gives nobody the account of an address that only looks like theirs', async () => {
    const person = newPerson();
    await auth.useCases.register(person, { emailConfirmed: true });
    const fullWidth = String.fromCodePoint((person.email.codePointAt(0) ?? 0) + 0xfee0);
    const { location } = await signIn(newClaims({ email: `${fullWidth}${person.email.slice(1)}` }));
    expect(location).toMatch(/^\/login\?error=/);
  });

  it('gives nobody the account of an address’ earlier owner', async () => {
    const claims = newClaims();
    await signIn(claims);
    expect((await signIn({ ...claims, sub: 'somebody else' })).location).toBe('/login?error=google-failed');
  });

  it('takes an account back from whoever registered with its address and never confirmed it', async () => {
    const person = newPerson();
    const thief = new Browser(auth.url);
    await thief.post('/auth/register', person);
    await thief.post('/auth/forgot-password', { email: person.email });
    const reset = `/auth${await auth.linkTo(person.email, '/reset-password')}`;
    const { page, headers } = await signIn(newClaims({ email: person.email }));
    expect((await userOf(page))?.username).toBe(person.email);
    expect(headers.get('X-Portal-Revoked')).toMatch(new RegExp(`^s\\.${sidOf(thief)},a\\.[0-9a-f]{24}\\.2$`));
    expect((await thief.get('/auth/fetchAuth')).status).toBe(401);
    expect((await thief.post('/auth/refresh')).status).toBe(401);
    expect((await login(person.email, person.password)).status).toBe(401);
    expect((await thief.get(reset)).status).toBe(400);
    expect((await page.post('/auth/refresh')).status).toBe(204);
  });

  it('makes the configured address the president, because it is proven', async () => {
    const { page } = await signIn(newClaims({ email: 'chief@example.edu' }));
    expect((await userOf(page))?.role).toBe('PRESIDENT');
  });

  it('leads back to where the person wanted to go', async () => {
    const to = '/add-event?draft=1&title=Choir#when';
    expect((await signIn(newClaims(), undefined, to)).location).toBe(to);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/auth/google'])(
    'leads to the first page instead of %s',
    async (to) => expect((await signIn(newClaims(), undefined, to)).location).toBe('/'),
  );

  it('begins a new session each time, and ends the one the browser had', async () => {
    const claims = newClaims();
    const { page } = await signIn(claims);
    const before = page.copy();
    const { headers } = await signIn(claims, page);
    expect(sidOf(page)).not.toBe(sidOf(before));
    expect(headers.get('X-Portal-Revoked')).toBe(`s.${sidOf(before)}`);
    expect((await before.post('/auth/refresh')).status).toBe(401);
  });
});

describe('signing in with Google is refused', () => {
  const none = async (page: Browser, email: unknown) => {
    expect(await userOf(page)).toBeNull();
    expect(await auth.collection('accounts').countDocuments({ username: email })).toBe(0);
  };

  it.each([
    ['of another domain', { email: 'someone@gmail.com' }, 'google-domain'],
    ['that only looks like ours', { email: 'someone@example.edu@evil.com' }, 'google-domain'],
    ['that is not verified', { email: 'unverified@example.edu', email_verified: false }, 'google-unverified'],
    ['that is verified in words only', { email: 'words@example.edu', email_verified: 'true' }, 'google-unverified'],
  ])('for an address %s', async (_what, claims, refusal) => {
    const { page, location } = await signIn(newClaims(claims));
    expect(location).toBe(`/login?error=${refusal}`);
    await none(page, claims.email);
  });

  it('and the sign-in page still knows where the person wanted to go', async () => {
    const { location } = await signIn(newClaims({ email: 'someone@gmail.com' }), undefined, '/add-event?draft=1');
    expect(location).toBe('/login?error=google-domain&to=%2Fadd-event%3Fdraft%3D1');
  });

  it('when the person would rather not', async () => {
    const page = new Browser(auth.url);
    const { headers } = await page.get('/auth/google');
    const state = new URL(headers.get('Location') ?? '').searchParams.get('state');
    const back = await page.get(`/auth/google/callback?error=access_denied&state=${state}`);
    expect(back.headers.get('Location')).toBe('/login?error=google-cancelled');
    expect(page.cookies.size).toBe(0);
  });

  it('for an answer that another browser asked for, one that comes twice, and one that was made up', async () => {
    const claims = newClaims();
    const page = new Browser(auth.url);
    const { headers } = await page.get('/auth/google');
    const back = provider.approve(headers.get('Location') ?? '', claims);
    const stranger = new Browser(auth.url);
    expect((await stranger.get(back)).headers.get('Location')).toBe('/login?error=google-failed');
    await stranger.get('/auth/google');
    expect((await stranger.get(back)).headers.get('Location')).toBe('/login?error=google-failed');
    const kept = page.copy();
    expect((await page.get(back)).headers.get('Location')).toBe('/');
    for (const again of [page, kept]) {
      expect((await again.get(back)).headers.get('Location')).toBe('/login?error=google-failed');
    }
    expect((await page.get('/auth/google/callback')).headers.get('Location')).toBe('/login?error=google-failed');
  });

  it.each([
    ['for another question', { nonce: 'another one' }],
    ['for another portal', { aud: 'another' }],
    ['of another provider', { iss: 'https://evil.example' }],
    ['that has run out', { exp: 1 }],
  ])('with a token %s', async (_what, claims) => {
    expect((await signIn(newClaims(claims))).location).toBe('/login?error=google-failed');
  });

  it('with a token that somebody else signed', async () => {
    provider.state.signsWithForeignKey = true;
    expect((await signIn(newClaims())).location).toBe('/login?error=google-failed');
    provider.state.signsWithForeignKey = false;
  });

  it('while the provider is away, and works again when it is back', async () => {
    const other = await startProviderDouble();
    other.state.isAway = true;
    const late = await startAuthWithMail({ env: other.env });
    const page = new Browser(late.url);
    const { headers } = await page.get('/auth/google');
    expect(headers.get('Location')).toBe('/login?error=google-failed');
    other.state.isAway = false;
    for (let i = 0; i < 3; i += 1) {
      expect((await page.get('/auth/google')).headers.get('Location')).toContain(other.issuer);
    }
    expect(other.state.discoveries).toBe(1);
    await late.remove();
    await other.stop();
  });

  it('where the institute has configured no provider, or a plain one in production', async () => {
    const without = await startAuthWithMail({ lines });
    const production = await startAuthWithMail({
      env: { ...provider.env, NODE_ENV: 'production', AUTH_KEY_PASSPHRASE: 'a passphrase of the tests' },
    });
    for (const { url } of [without, production]) {
      const { headers } = await new Browser(url).get('/auth/google');
      expect(headers.get('Location')).toBe('/login?error=google-failed');
    }
    expect(lines.join()).toContain('OIDC_ISSUER and OIDC_CLIENT_ID are not set');
    await without.remove();
    await production.remove();
  });
});

it('logs why, and nothing of what was sent', async () => {
  const claims = newClaims({ nonce: 'another one' });
  const { page, back } = await signIn(claims);
  const query = new URLSearchParams(back.split('?')[1]);
  const log = lines.join();
  expect(log).toContain('a sign-in with Google was refused');
  for (const secret of [query.get('code'), query.get('state'), claims.email, 'a secret of the tests']) {
    expect(log).not.toContain(secret);
  }
  expect(page.cookies.size).toBe(0);
});
