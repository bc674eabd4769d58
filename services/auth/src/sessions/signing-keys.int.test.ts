import { Browser, newPerson, startAuth } from '../../testing/running-auth';

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

it('over https the cookies are bound to this host', async () => {
  const auth = await startAuth({ env: { PUBLIC_ORIGIN: 'https://portal.example.edu' } });
  const page = new Browser(auth.url);
  await page.post('/auth/register', newPerson());
  for (const cookie of page.lastSetCookies) {
    expect(cookie).toMatch(/^__Host-portal_(access|refresh)=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toContain('Domain');
  }
  await page.post('/auth/logout');
  expect(page.cookies.size).toBe(0);
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
