import { Browser, newPerson, type RunningAuth, startAuth } from '../../testing/running-auth';

const keysOf = async (url: string) =>
  (await new Browser(url).get('/auth/.well-known/jwks.json')).body.keys as { kid: string }[];

it('two instances that start at once share one signing key, and tokens survive a restart', async () => {
  const first = await startAuth({ env: { AUTH_KEY_PASSPHRASE: 'a passphrase of the tests' } });
  const options = { env: { AUTH_KEY_PASSPHRASE: 'a passphrase of the tests' }, database: first.database };
  const [second, third] = await Promise.all([startAuth(options), startAuth(options)]);
  expect(await keysOf(second.url)).toEqual(await keysOf(first.url));
  expect(await keysOf(third.url)).toHaveLength(1);
  const stored = await first.collection('signing_keys').findOne({});
  expect(stored?.privateKeyPem).toContain('ENCRYPTED');

  const page = new Browser(first.url);
  await page.post('/auth/register', newPerson());
  const elsewhere = new Browser(third.url);
  for (const [name, value] of page.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.get('/auth/fetchAuth')).body.user).not.toBeNull();
  await Promise.all([second.stop(), third.stop()]);
  await first.remove();
});

const PASSPHRASE = { AUTH_KEY_PASSPHRASE: 'a passphrase of the tests' };
const storedKeys = (auth: RunningAuth) => auth.collection('signing_keys').find().sort({ sequence: 1 }).toArray();

it('a key that was stored in clear is encrypted as soon as there is a passphrase, and nobody is signed out', async () => {
  const before = await startAuth();
  const page = new Browser(before.url);
  await page.post('/auth/register', newPerson());
  const [clear] = await storedKeys(before);
  expect(clear?.privateKeyPem).toContain('BEGIN PRIVATE KEY');
  const after = await startAuth({ env: PASSPHRASE, database: before.database });
  const stored = await storedKeys(after);
  expect(stored.map(({ _id }) => _id)).toEqual([clear?._id]);
  expect(stored[0]?.privateKeyPem).toContain('BEGIN ENCRYPTED PRIVATE KEY');
  const elsewhere = new Browser(after.url);
  for (const [name, value] of page.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.get('/auth/fetchAuth')).body.user).not.toBeNull();
  expect((await elsewhere.post('/auth/refresh')).status).toBe(204);
  expect((await elsewhere.get('/auth/fetchAuth')).body.user).not.toBeNull();
  await after.stop();
  await before.remove();
});

it('keys of a lost passphrase stop the start, or are replaced where the start says so', async () => {
  const before = await startAuth({ env: PASSPHRASE });
  const page = new Browser(before.url);
  await page.post('/auth/register', newPerson());
  const [lost] = await storedKeys(before);
  const env = { AUTH_KEY_PASSPHRASE: 'quite another passphrase' };
  const lines: string[] = [];
  const options = { database: before.database, lines };
  await expect(startAuth({ ...options, env })).rejects.toThrow(/AUTH_KEY_PASSPHRASE does not decrypt/);
  expect(await storedKeys(before)).toHaveLength(1);
  const after = await startAuth({ ...options, env: { ...env, AUTH_REPLACE_LOST_KEYS: 'on' } });
  expect(lines.join()).toContain('a new key signs from now on');
  expect((await keysOf(after.url)).map(({ kid }) => kid)).toEqual([
    expect.not.stringMatching(String(lost?._id)),
    lost?._id,
  ]);
  const elsewhere = new Browser(after.url);
  for (const [name, value] of page.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.post('/auth/refresh')).status).toBe(204);
  expect((await elsewhere.get('/auth/fetchAuth')).body.user).not.toBeNull();
  await after.stop();
  await before.remove();
});

it('over https the cookies are bound to this host', async () => {
  const auth = await startAuth({ env: { PUBLIC_ORIGIN: 'https://portal.example.edu' } });
  const page = new Browser(auth.url);
  await page.post('/auth/register', newPerson());
  for (const cookie of page.lastSetCookies) {
    expect(cookie).toMatch(/^__Host-portal_(access|refresh|device)=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toContain('Domain');
  }
  await page.post('/auth/logout');
  expect(page.hasSession()).toBe(false);
  await auth.remove();
});

it('a password is hashed anew at sign-in when the cost has changed', async () => {
  const before = await startAuth();
  const person = newPerson();
  await before.useCases.register(person);
  const after = await startAuth({ database: before.database, env: { AUTH_HASH_PASSES: '3' } });
  const { status } = await new Browser(after.url).post('/auth/login', {
    email: person.email,
    password: person.password,
  });
  expect(status).toBe(200);
  expect((await after.collection('accounts').findOne({}))?.passwordHash).toContain(',t=3,');
  await after.stop();
  await before.remove();
});
