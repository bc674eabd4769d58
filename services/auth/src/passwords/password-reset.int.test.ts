import { type AuthWithMail, startAuthWithMail } from '../../testing/mailbox';
import { Browser, movingClock, newPerson } from '../../testing/running-auth';

const NEW = 'jacaranda in May';
const MINUTE = 60_000;
const clock = movingClock();
const lines: string[] = [];
let auth: AuthWithMail;
beforeAll(async () => {
  auth = await startAuthWithMail({ clock, lines, env: { AUTH_RECOVERIES_PER_ADDRESS: '100' } });
});
afterAll(() => auth.remove());

let visitors = 0;
const visitor = () => {
  visitors += 1;
  return new Browser(auth.url, { 'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors & 255}` });
};
const forgot = (email: string, page = visitor()) => page.post('/auth/forgot-password', { email });
/** One after the other, because of a hundred at once on a busy machine some are answered too late. */
async function forgotByMany(count: number, page: Browser): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) statuses.push((await forgot(`nobody.${at}@example.edu`, page)).status);
  return statuses;
}
const login = (email: string, password: string) => visitor().post('/auth/login', { email, password });

/** A signed-in person who asked for a link, and the call that the link leads to. */
async function forgetful() {
  const person = newPerson();
  const page = visitor();
  await page.post('/auth/register', person);
  await forgot(person.email);
  return { ...person, page, link: `/auth${await auth.linkTo(person.email, '/reset-password')}` };
}

describe('a forgotten password', () => {
  it('brings an e-mail with a link, in the name of the portal, in plain text and as HTML', async () => {
    const { email, name } = newPerson();
    await auth.useCases.register(newPerson({ email }), { emailConfirmed: true });
    const { status, body } = await forgot(` ${email.toUpperCase()} `);
    expect([status, body]).toEqual([200, { message: 'Reset link sent successfully!' }]);
    const [message, ...more] = await auth.emailsTo(email);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ from: 'no-reply@example.edu', subject: 'Set a new password' });
    const link = /http:\/\/localhost:8080\/reset-password\/[\w-]{22}\/[\w-]{43}/;
    for (const text of [message?.text, message?.html]) {
      expect(text).toMatch(link);
      expect(text).toContain('Example Institute of Technology student portal');
      expect(text).toContain(name);
    }
  });

  it('is answered alike for an address that nobody has, and nothing is sent there', async () => {
    const { status, body } = await forgot('nobody@example.edu');
    expect([status, body]).toEqual([200, { message: 'Reset link sent successfully!' }]);
    expect(await auth.emailsTo('nobody@example.edu')).toEqual([]);
    expect(await auth.collection('mails').countDocuments({ to: 'nobody@example.edu' })).toBe(0);
  });

  it('is answered before the e-mail is sent, so that the time does not tell who gets one', async () => {
    const { email } = newPerson();
    await auth.useCases.register(newPerson({ email }), { emailConfirmed: true });
    const release = auth.server.hold();
    const arrived = auth.server.emails.length;
    expect((await forgot(email)).status).toBe(200);
    expect(auth.server.emails).toHaveLength(arrived);
    release();
    expect(await auth.emailsTo(email)).toHaveLength(1);
  });

  it('of an account made with Google leads to Google', async () => {
    const { email } = newPerson();
    await auth.useCases.register({ ...newPerson({ email }), password: null }, { emailConfirmed: true });
    const { status, body } = await forgot(email);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'AUTH.GOOGLE_ACCOUNT',
      message: "This email is linked with Google Login. Please use 'Sign in with Google' instead.",
    });
  });

  it('is heard five times in fifteen minutes from one place', async () => {
    const { email } = newPerson();
    const page = visitor();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await forgot(email, page)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await forgot(email, page);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect((await forgot(email)).status).toBe(200);
  });

  it('is heard a hundred times in fifteen minutes from one place, for whatever accounts', async () => {
    const page = visitor();
    const statuses = await forgotByMany(102, page);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.slice(100)).toEqual([429, 429]);
    expect((await forgot('nobody.1@example.edu')).status).toBe(200);
  });

  it('is heard from a known device of the account, whatever others at its address asked for', async () => {
    const asha = await forgetful();
    const neighbour = asha.page.copy();
    neighbour.cookies.clear();
    await forgotByMany(100, neighbour);
    expect((await forgot(asha.email, neighbour)).status).toBe(429);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await forgot(asha.email, asha.page)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('brings a mailbox five letters in fifteen minutes, from whatever places they are asked for', async () => {
    const { email } = newPerson();
    await auth.useCases.register(newPerson({ email }), { emailConfirmed: true });
    const answers = [];
    for (let i = 0; i < 12; i += 1) answers.push(await forgot(email));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { message: 'Reset link sent successfully!' }]);
    }
    expect(await auth.emailsTo(email)).toHaveLength(5);
    clock.pass(15 * MINUTE);
    await forgot(email);
    expect(await auth.emailsTo(email)).toHaveLength(6);
  });
});

describe('a reset link', () => {
  it('is good to look at again and again, and to use once', async () => {
    const { link, email, password } = await forgetful();
    for (let i = 0; i < 2; i += 1) {
      const { status, body } = await visitor().get(link);
      expect([status, body]).toEqual([200, { message: 'Link is valid.' }]);
    }
    const used = await visitor().post(link, { password: NEW });
    expect(used.status).toBe(200);
    expect((await visitor().post(link, { password: 'another one please' })).body.code).toBe('AUTH.LINK_INVALID');
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, NEW)).status).toBe(200);
  });

  it('works once, however many use it at once', async () => {
    const { link } = await forgetful();
    const tries = Array.from({ length: 8 }, (_, at) => visitor().post(link, { password: `jacaranda number ${at}` }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
  });

  it('ends every session, also a copied one, at the next request', async () => {
    const { link, page } = await forgetful();
    const copy = page.copy();
    const { headers } = await visitor().post(link, { password: NEW });
    expect(headers.get('X-Portal-Revoked')).toMatch(/^s\.[0-9a-f]{24},a\.[0-9a-f]{24}\.2$/);
    expect((await copy.get('/auth/fetchAuth')).status).toBe(401);
    expect((await page.post('/auth/refresh')).status).toBe(401);
  });

  it('confirms the address it came to', async () => {
    const { link, email } = await forgetful();
    expect((await auth.useCases.findByUsername(email))?.emailConfirmed).toBe(false);
    await visitor().post(link, { password: NEW });
    expect((await auth.useCases.findByUsername(email))?.emailConfirmed).toBe(true);
  });

  it('stays good when somebody else asks for another one', async () => {
    const { link, email } = await forgetful();
    for (let i = 0; i < 8; i += 1) await forgot(email);
    const newer = `/auth${await auth.linkTo(email, '/reset-password')}`;
    expect(newer).not.toBe(link);
    expect((await visitor().get(newer)).status).toBe(200);
    expect((await visitor().post(link, { password: NEW })).status).toBe(200);
  });

  it('is void as soon as another one was used, and the mailbox may have new ones then', async () => {
    const { link, email } = await forgetful();
    for (let i = 0; i < 6; i += 1) await forgot(email);
    const newer = `/auth${await auth.linkTo(email, '/reset-password')}`;
    await visitor().post(newer, { password: NEW });
    expect((await visitor().get(link)).status).toBe(400);
    await forgot(email);
    const newest = `/auth${await auth.linkTo(email, '/reset-password')}`;
    expect((await visitor().get(newest)).status).toBe(200);
  });

  it('is good for fifteen minutes', async () => {
    const { link } = await forgetful();
    clock.pass(15 * MINUTE - 2_000);
    expect((await visitor().get(link)).status).toBe(200);
    clock.pass(3_000);
    expect((await visitor().get(link)).status).toBe(400);
    expect((await visitor().post(link, { password: NEW })).status).toBe(400);
  });

  it('takes no password that registration would not take, and stays good', async () => {
    const { link } = await forgetful();
    for (const password of ['short', 'password123', 'asha nair 2026']) {
      const { status, body } = await visitor().post(link, { password });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'REQUEST.INVALID', errors: [{ path: 'password' }] });
    }
    expect((await visitor().get(link)).status).toBe(200);
  });

  it('works in a browser that still holds a token that no longer verifies', async () => {
    const { link } = await forgetful();
    const page = visitor();
    page.cookies.set('portal_access', 'eyJhbGciOiJSUzI1NiIsImtpZCI6Im9sZCJ9.e30.c2ln');
    expect((await page.get(link)).status).toBe(200);
    expect((await page.post(link, { password: NEW })).status).toBe(200);
  });

  it('that is bad is the same bad link, whatever is wrong with it', async () => {
    const { link } = await forgetful();
    const [, , , id = '', token = ''] = link.split('/');
    const bad = [
      `${id}/${'a'.repeat(43)}`,
      `${'a'.repeat(22)}/${token}`,
      `${token}/${id}`,
      'a/b',
      `${id}/${token}x`,
      `${'x'.repeat(3_000)}/${'y'.repeat(3_000)}`,
      '%00/%27',
      '%E0%A4%A/x',
      `${id}/%E0%A4%A`,
      '..%2f..%2f/x',
      '{"$gt":""}/{"$gt":""}',
    ].map((tail) => `/auth/reset-password/${tail}`);
    for (const path of bad) {
      for (const answer of [await visitor().get(path), await visitor().post(path, { password: NEW })]) {
        expect({ path, status: answer.status, body: answer.body }).toMatchObject({
          path,
          status: 400,
          body: { code: 'AUTH.LINK_INVALID', message: 'Invalid or expired link.' },
        });
      }
    }
  });
});

it('stores, logs and publishes no link: only its e-mail holds it', async () => {
  const { link, email } = await forgetful();
  const [, , , id = '', token = ''] = link.split('/');
  const places: string[] = [lines.join(), JSON.stringify(await auth.events())];
  for (const collection of ['links', 'mails', 'outbox', 'accounts', 'throttles', 'revocations']) {
    places.push(JSON.stringify(await auth.collection(collection).find().toArray()));
  }
  for (const place of places) expect(place).not.toContain(token);
  expect(lines.join()).not.toContain(id);
  expect(lines.join()).not.toContain(email);
});
