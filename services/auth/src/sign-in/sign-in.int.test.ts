import jsonwebtoken from 'jsonwebtoken';
import { Browser, type RunningAuth, newPerson, startAuth } from '../../testing/running-auth';

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.remove());

const browser = (headers?: Record<string, string>) => new Browser(auth.url, headers);
const from = (address: string) => browser({ 'X-Forwarded-For': address });

describe('registering', () => {
  it('signs the new student in and tells the other services', async () => {
    const person = newPerson();
    const page = browser();
    const { status, body } = await page.post('/auth/register', person);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: expect.any(String),
      user: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        username: person.email,
        role: 'STUDENT',
        onboardingComplete: false,
        personal_info: { name: person.name },
      },
    });
    expect((await page.get('/auth/fetchAuth')).body.user).toEqual({ ...(body.user as object), hasPassword: true });
    const event = (await auth.events()).find(({ data }) => 'username' in data && data.username === person.email);
    expect(event).toMatchObject({
      type: 'auth.account.registered.v1',
      data: { studentId: person.ID, name: person.name, role: 'STUDENT', version: 1 },
    });
  });

  it('takes addresses of the institute only', async () => {
    const { status, body } = await browser().post('/auth/register', newPerson({ email: 'a@example.edu.evil.com' }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'AUTH.WRONG_DOMAIN', message: 'Please use an @example.edu email address.' });
  });

  it('takes an address once, however it is written', async () => {
    const person = newPerson();
    await browser().post('/auth/register', person);
    const upper = person.email.toUpperCase();
    const fullWidth = upper.replace(/[A-Z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0));
    for (const email of [` ${upper} `, `\u200b${upper.slice(0, 3)}\u2060${upper.slice(3)}`, fullWidth]) {
      const { status, body } = await browser().post('/auth/register', { ...newPerson(), email });
      expect(status).toBe(409);
      expect(body).toMatchObject({ message: 'An account with this email already exists.' });
    }
  });

  it('takes a student ID once', async () => {
    const person = newPerson();
    await auth.useCases.register(person, { emailConfirmed: true });
    const { status, body } = await browser().post('/auth/register', { ...newPerson(), ID: person.ID });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'AUTH.STUDENT_ID_TAKEN' });
  });

  it('ends the session that the browser had, which nobody could end there any more', async () => {
    const page = browser();
    await page.post('/auth/register', newPerson());
    const before = page.copy();
    const { headers } = await page.post('/auth/register', newPerson());
    expect(headers.get('X-Portal-Revoked')).toMatch(/^s\.[0-9a-f]{24}$/);
    expect((await before.get('/auth/fetchAuth')).status).toBe(401);
    expect((await before.post('/auth/refresh')).status).toBe(401);
    expect((await page.post('/auth/refresh')).status).toBe(204);
  });

  it('makes one account of ten tries at once', async () => {
    const person = newPerson();
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser().post('/auth/register', person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  it.each(['password12', 'asha nair 2026', 'short'])('refuses the password %s', async (password) => {
    const { status, body } = await browser().post('/auth/register', newPerson({ password }));
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'password', message: expect.any(String) }]);
  });
});

describe('signing in', () => {
  it('gives cookies that scripts cannot read and that stay on this origin', async () => {
    const person = newPerson();
    await browser().post('/auth/register', person);
    const page = browser();
    const { status } = await page.post('/auth/login', { email: person.email.toUpperCase(), password: person.password });
    expect(status).toBe(200);
    const [access = '', refresh = ''] = page.lastSetCookies;
    expect(access).toMatch(/^portal_access=[^;]+; Max-Age=\d{6}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(refresh).toMatch(
      /^portal_refresh=[\w-]{22}\.[\w-]{43}; Max-Age=\d+; Path=\/auth; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
  });

  it('answers a wrong password, an unknown address and an account without a password alike', async () => {
    const person = newPerson();
    await browser().post('/auth/register', person);
    const mute = newPerson();
    await auth.useCases.register({ ...mute, password: null });
    const tries = [person.email, 'nobody@example.edu', mute.email].map((email) =>
      browser().post('/auth/login', { email, password: 'not the password' }),
    );
    for (const { status, body } of await Promise.all(tries)) {
      expect(status).toBe(401);
      expect({ ...body, requestId: '' }).toEqual({
        type: 'about:blank',
        title: 'Unauthorized',
        status: 401,
        message: 'Invalid email or password.',
        code: 'AUTH.INVALID_CREDENTIALS',
        requestId: '',
      });
    }
  });

  it('works although the browser still holds a token that no longer verifies', async () => {
    const person = newPerson();
    await browser().post('/auth/register', person);
    const page = browser();
    page.cookies.set('portal_access', 'eyJhbGciOiJSUzI1NiIsImtpZCI6Im9sZCJ9.e30.c2ln');
    expect((await page.post('/auth/login', { email: person.email, password: person.password })).status).toBe(200);
  });

  it('gives a token that anyone can verify with the published keys', async () => {
    const page = browser();
    const { body } = await page.post('/auth/register', newPerson());
    const token = jsonwebtoken.decode(page.cookies.get('portal_access') ?? '', { complete: true });
    const { keys } = (await page.get('/auth/.well-known/jwks.json')).body as { keys: Record<string, string>[] };
    expect(token?.header).toMatchObject({ alg: 'RS256', kid: keys[0]?.kid });
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    expect(token?.payload).toMatchObject({
      sub: (body.user as { _id: string })._id,
      iss: 'campus-portal',
      role: 'STUDENT',
    });
  });
});

it('answers fifty people who sign in at once', async () => {
  const people = Array.from({ length: 50 }, () => newPerson());
  for (const person of people) await auth.useCases.register(person, { emailConfirmed: true });
  const answers = await Promise.all(
    people.map(({ email, password }) => browser().post('/auth/login', { email, password })),
  );
  expect(answers.map(({ body }) => (body.user as { username?: string } | undefined)?.username)).toEqual(
    people.map(({ email }) => email),
  );
});

describe('guessing passwords', () => {
  const failures = (address: string, email: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, () => from(address).post('/auth/login', { email, password: 'not the password' })),
    );

  it('ends after five failures, also when twenty come at once', async () => {
    const person = newPerson();
    await browser().post('/auth/register', person);
    const answers = await failures('10.1.1.1', person.email, 20);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(800);
    const { email, password } = person;
    expect((await from('10.1.1.1').post('/auth/login', { email, password })).status).toBe(429);
    expect((await from('10.1.1.2').post('/auth/login', { email, password })).status).toBe(200);
  });

  it('leaves no trace of whom somebody tried, nor of where from', async () => {
    await failures('10.1.3.5', 'nobody.at.all@example.edu', 2);
    const stored = JSON.stringify(await auth.collection('throttles').find().toArray());
    expect(stored).toMatch(/sign-in:[\w-]{43}/);
    for (const trace of ['nobody.at.all', 'example.edu', '10.1.3.5']) expect(stored).not.toContain(trace);
  });

  it('does not count what succeeds, and starts anew after it', async () => {
    const person = newPerson();
    const { email, password } = person;
    await browser().post('/auth/register', person);
    await failures('10.2.2.2', email, 4);
    for (let i = 0; i < 6; i += 1)
      expect((await from('10.2.2.2').post('/auth/login', { email, password })).status).toBe(200);
    const again = await failures('10.2.2.2', email, 4);
    expect(again.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});
