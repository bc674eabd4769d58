import { createTokenVerifier } from '@portal/service-kit';
import jsonwebtoken from 'jsonwebtoken';
import { Browser, type RunningAuth, movingClock, newPerson, startAuth } from '../../testing/running-auth';

const MINUTE = 60_000;
const clock = movingClock();
let auth: RunningAuth;
let other: RunningAuth;
beforeAll(async () => {
  auth = await startAuth({ clock });
  other = await startAuth({ clock, database: auth.database });
});
afterAll(async () => {
  await other.stop();
  await auth.remove();
});

const kidsOf = async ({ url }: RunningAuth) =>
  ((await new Browser(url).get('/auth/.well-known/jwks.json')).body.keys as { kid: string }[]).map(({ kid }) => kid);
const tokenOf = (page: Browser) => page.cookies.get('portal_access') ?? '';
const kidOf = (page: Browser) => jsonwebtoken.decode(tokenOf(page), { complete: true })?.header.kid;

it('a new key is published before it signs, the old one until its last token is over, and nobody is signed out', async () => {
  const page = new Browser(other.url);
  await page.post('/auth/register', newPerson());
  const [old = ''] = await kidsOf(other);
  // Another service: it asks the running instance for keys as rarely as it may.
  const keySet = async () => (await new Browser(other.url).get('/auth/.well-known/jwks.json')).body as { keys: [] };
  const elsewhere = createTokenVerifier({ keySet, clock });
  expect(await elsewhere.verify(tokenOf(page))).toMatchObject({ role: 'STUDENT' });

  const { kid, signsFrom } = await auth.useCases.rotateKeys();
  expect(kid).not.toBe(old);
  expect(await kidsOf(auth)).toEqual([kid, old]);
  expect(await kidsOf(other)).toEqual([old]);
  clock.pass(MINUTE);
  expect(await kidsOf(other)).toEqual([kid, old]);
  await page.post('/auth/refresh');
  expect(kidOf(page)).toBe(old);

  clock.pass(signsFrom.getTime() - clock.now().getTime() - MINUTE);
  await page.post('/auth/refresh');
  const before = tokenOf(page);
  expect(await elsewhere.verify(before)).toMatchObject({ role: 'STUDENT' });
  clock.pass(MINUTE);
  await page.post('/auth/refresh');
  expect(kidOf(page)).toBe(kid);
  for (const token of [before, tokenOf(page)]) {
    expect(await elsewhere.verify(token)).toMatchObject({ role: 'STUDENT' });
  }
  expect((await page.get('/auth/fetchAuth')).body.user).not.toBeNull();
  expect(await kidsOf(other)).toContain(old);

  clock.pass(12 * MINUTE);
  expect(await kidsOf(other)).toEqual([kid]);
  await page.post('/auth/refresh');
  expect((await page.get('/auth/fetchAuth')).body.user).not.toBeNull();
});

it('rotating twice at once, or again before the new key signs, makes one key', async () => {
  const [one, two] = await Promise.all([auth.useCases.rotateKeys(), other.useCases.rotateKeys()]);
  expect(two).toEqual(one);
  expect(await auth.useCases.rotateKeys()).toEqual(one);
  expect(await auth.collection('signing_keys').countDocuments()).toBe(2);
});
