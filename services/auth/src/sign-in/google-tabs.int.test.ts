import { type Claims, type ProviderDouble, startProviderDouble } from '../../testing/provider-double';
import { Browser, newPerson, type RunningAuth, startAuth } from '../../testing/running-auth';

let provider: ProviderDouble;
let auth: RunningAuth;
beforeAll(async () => {
  provider = await startProviderDouble();
  auth = await startAuth({ env: provider.env });
});
afterAll(async () => {
  await auth.remove();
  await provider.stop();
});

function newClaims() {
  const { email, name } = newPerson();
  return { sub: email, email, email_verified: true, name };
}

describe('signing in with Google in several tabs of one browser', () => {
  const begin = async (page: Browser, to: string) =>
    (await page.get(`/auth/google?${new URLSearchParams({ to }).toString()}`)).headers.get('Location') ?? '';
  const finish = async (page: Browser, begun: string, claims: Claims = newClaims()) =>
    (await page.get(provider.approve(begun, claims))).headers.get('Location');

  it('leads each tab to where it wanted to go, in whatever order they come back', async () => {
    const page = new Browser(auth.url);
    const [first, second] = [await begin(page, '/events'), await begin(page, '/settings')];
    const claims = newClaims();
    expect(await finish(page, second, claims)).toBe('/settings');
    expect(await finish(page, first, claims)).toBe('/events');
    expect((await page.get('/auth/fetchAuth')).body.user).toMatchObject({ username: claims.email });
    expect([...page.cookies.keys()].join()).not.toContain('portal_google');
  });

  it('when they are opened at the same moment', async () => {
    const page = new Browser(auth.url);
    const begun = await Promise.all(['/events', '/settings'].map((to) => begin(page, to)));
    const claims = newClaims();
    for (const [index, to] of ['/events', '/settings'].entries()) {
      expect(await finish(page, begun[index] ?? '', claims)).toBe(to);
    }
  });

  it('gives the oldest up before they are too long for the headers of a request', async () => {
    const page = new Browser(auth.url);
    const begun = [];
    for (let tab = 0; tab < 12; tab += 1) begun.push(await begin(page, `/events?tab=${tab}`));
    expect(await finish(page, begun.at(0) ?? '')).toBe('/login?error=google-failed');
    expect(await finish(page, begun.at(-5) ?? '')).toBe('/events?tab=7');
    for (let tab = 0; tab < 12; tab += 1) await begin(page, `/events?tab=${'x'.repeat(900)}`);
    expect(
      [...page.cookies]
        .filter(([name]) => name.startsWith('portal_google'))
        .flat()
        .join('').length,
    ).toBeLessThan(2_000);
  });

  it('ends only the one that came back, and nothing for a state that no cookie can have', async () => {
    const page = new Browser(auth.url);
    const [first, second] = [await begin(page, '/events'), await begin(page, '/settings')];
    const made = `/auth/google/callback?${new URLSearchParams({ error: 'access_denied', state: 'a;b=c d' }).toString()}`;
    expect((await page.get(made)).headers.get('Location')).toBe('/login?error=google-cancelled');
    const state = new URL(first).searchParams.get('state');
    await page.get(`/auth/google/callback?error=access_denied&state=${state}`);
    expect(await finish(page, second)).toBe('/settings');
  });
});
