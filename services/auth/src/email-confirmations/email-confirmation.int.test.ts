import jsonwebtoken from 'jsonwebtoken';
import { type AuthWithMail, startAuthWithMail } from '../../testing/mailbox';
import { Browser, movingClock, newPerson } from '../../testing/running-auth';

const PRESIDENT = 'first.president@example.edu';
const clock = movingClock();
let auth: AuthWithMail;
beforeAll(async () => {
  auth = await startAuthWithMail({
    clock,
    env: { AUTH_REQUIRE_CONFIRMED_EMAIL: 'on', PORTAL_PRESIDENT_EMAIL: PRESIDENT },
  });
});
afterAll(() => auth.remove());

const claimsOf = (page: Browser) =>
  jsonwebtoken.decode(page.cookies.get('portal_access') ?? '') as jsonwebtoken.JwtPayload;

async function registered(email?: string) {
  const person = newPerson(email ? { email } : {});
  const page = new Browser(auth.url);
  await page.post('/auth/register', person);
  return { ...person, page, token: (await auth.linkTo(person.email, '/confirm-email')).replace('/confirm-email/', '') };
}
const confirm = (token: string, page = new Browser(auth.url)) =>
  page.post('/auth/confirm-email', { token, password: 'jacaranda in May' });
const confirmIn = (page: Browser, token: string) => page.post('/auth/confirm-email', { token });

describe('the address of a new account', () => {
  it('is asked for by an e-mail', async () => {
    const { email, token } = await registered();
    expect(token).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    const [message] = await auth.emailsTo(email);
    expect(message).toMatchObject({ subject: 'Please confirm your email address' });
    expect(message?.html).toContain(`href="http://localhost:8080/confirm-email/${token}"`);
  });

  it('is confirmed by its link in the session that registered, and the next token says so', async () => {
    const { page, token } = await registered();
    expect(claimsOf(page).confirmed).toBe(false);
    const { status, body, headers } = await confirmIn(page, token);
    expect([status, body]).toEqual([200, { message: 'Your email address is confirmed.' }]);
    expect(headers.get('X-Portal-Revoked')).toBe(`a.${claimsOf(page).sub}.2`);
    await page.post('/auth/refresh');
    expect(claimsOf(page).confirmed).toBe(true);
    expect((await page.get('/auth/fetchAuth')).body.user).not.toHaveProperty('emailConfirmed');
    expect(await auth.useCases.findById(String(claimsOf(page).sub))).toMatchObject({ studentId: expect.any(String) });
  });

  it('ends every other session of the account when it is confirmed in the one that registered', async () => {
    const { page, token, email, password } = await registered();
    const other = new Browser(auth.url);
    await other.post('/auth/login', { email, password });
    const { headers } = await confirmIn(page, token);
    expect(headers.get('X-Portal-Revoked')?.split(',')).toHaveLength(2);
    expect((await other.post('/auth/refresh')).status).toBe(401);
    expect((await page.post('/auth/refresh')).status).toBe(204);
    expect((await page.post('/auth/login', { email, password })).status).toBe(200);
  });

  it('needs a password in a session that began with a sign-in, or that is older than this rule', async () => {
    const { token, email, password, page } = await registered();
    const other = new Browser(auth.url);
    await other.post('/auth/login', { email, password });
    await auth.collection('sessions').updateMany({ userId: claimsOf(page).sub }, { $unset: { way: 1 } });
    for (const each of [other, page]) {
      const { status, body } = await confirmIn(each, token);
      expect([status, body.code]).toEqual([400, 'AUTH.PASSWORD_REQUIRED']);
    }
    expect((await confirm(token)).status).toBe(200);
  });

  it('has the browser refresh its session first, when the access token has expired', async () => {
    const { page, token } = await registered();
    page.cookies.delete('portal_access');
    const { status, body } = await confirmIn(page, token);
    expect([status, body.code]).toEqual([401, 'AUTH.SESSION_REQUIRED']);
    await page.post('/auth/refresh');
    expect((await confirmIn(page, token)).status).toBe(200);
  });

  it('is confirmed once: the link is no way to set the password again', async () => {
    const { token, page } = await registered();
    await confirmIn(page, token);
    for (const again of [await confirm(token), await confirmIn(page, token)]) {
      expect([again.status, again.body.code]).toEqual([400, 'AUTH.LINK_INVALID']);
    }
  });

  it('is not confirmed with a password that registration would not take, and the link stays good', async () => {
    const { token } = await registered();
    for (const password of ['short', 'password123', 'asha nair asha']) {
      expect((await new Browser(auth.url).post('/auth/confirm-email', { token, password })).status).toBe(400);
    }
    expect((await confirm(token)).status).toBe(200);
  });

  it('can be asked about its link, which confirms nothing and says when it is used', async () => {
    const { page, token } = await registered();
    const verify = () => new Browser(auth.url).get(`/auth/confirm-email/${token}`);
    expect((await verify()).status).toBe(200);
    await page.post('/auth/refresh');
    expect(claimsOf(page).confirmed).toBe(false);
    await confirm(token);
    const { status, body } = await verify();
    expect([status, body.code]).toEqual([400, 'AUTH.LINK_INVALID']);
  });

  it('is confirmed within a day', async () => {
    const { token } = await registered();
    clock.pass(24 * 3_600_000 + 1);
    const { status, body } = await confirm(token);
    expect([status, body.code]).toEqual([400, 'AUTH.LINK_INVALID']);
  });

  it.each(['', 'x', 'a.b', `${'a'.repeat(22)}.${'b'.repeat(43)}`])('is not confirmed by %p', async (token) => {
    const { status, body } = await confirm(token);
    expect([status, body.code]).toEqual([400, 'AUTH.LINK_INVALID']);
  });

  it('is not confirmed by a link that was meant for a new password', async () => {
    const { email } = await registered();
    await new Browser(auth.url).post('/auth/forgot-password', { email });
    const [, , id = '', secret = ''] = (await auth.linkTo(email, '/reset-password')).split('/');
    expect((await confirm(`${id}.${secret}`)).status).toBe(400);
  });

  it('is confirmed by exactly one of the e-mails that were asked for at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { page, email } = await registered();
      await Promise.all([1, 2, 3].map(() => page.post('/auth/confirm-email/resend')));
      const emails = await auth.emailsTo(email);
      const tokens = emails.flatMap(({ text }) => /\/confirm-email\/(\S+)/.exec(text)?.[1] ?? []);
      const good = (await Promise.all(tokens.map((token) => confirm(token)))).filter(({ status }) => status === 200);
      expect([tokens.length, good.length]).toEqual([4, 1]);
    }
  });

  it('is asked for again when its owner wants it: every e-mail is good until one was used', async () => {
    const { page, email, token } = await registered();
    const { status, body } = await page.post('/auth/confirm-email/resend');
    expect([status, body.message]).toEqual([200, expect.stringContaining('new link')]);
    const newer = (await auth.linkTo(email, '/confirm-email')).replace('/confirm-email/', '');
    expect((await confirmIn(page, token)).status).toBe(200);
    expect((await confirm(newer)).status).toBe(400);
    await page.post('/auth/refresh');
    expect((await page.post('/auth/confirm-email/resend')).body.message).toBe(
      'Your email address is already confirmed.',
    );
    expect(await auth.emailsTo(email)).toHaveLength(2);
  });

  it('is asked for again five times in fifteen minutes', async () => {
    const { page } = await registered();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await page.post('/auth/confirm-email/resend')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is not asked for when the portal knows it already', async () => {
    const person = newPerson();
    await auth.useCases.register(person, { emailConfirmed: true });
    expect(await auth.emailsTo(person.email)).toEqual([]);
  });
});

it('the first president is whoever confirms the configured address, not whoever types it', async () => {
  const { page, token } = await registered(PRESIDENT);
  expect(claimsOf(page).role).toBe('STUDENT');
  await confirmIn(page, token);
  await page.post('/auth/refresh');
  expect(claimsOf(page)).toMatchObject({ role: 'PRESIDENT', confirmed: true });
  expect((await auth.events()).map(({ type }) => type)).toContain('auth.account.role-changed.v1');
});

it('a start makes no president of an address that nobody has confirmed', async () => {
  const { email } = await registered();
  const again = await startAuthWithMail({
    database: auth.database,
    env: { AUTH_REQUIRE_CONFIRMED_EMAIL: 'on', PORTAL_PRESIDENT_EMAIL: email },
  });
  expect((await again.useCases.findByUsername(email))?.role).toBe('STUDENT');
  await again.stop();
  await again.server.stop();
});
