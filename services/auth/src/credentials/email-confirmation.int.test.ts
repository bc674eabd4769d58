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
const confirm = (token: string) => new Browser(auth.url).post('/auth/confirm-email', { token });

describe('the address of a new account', () => {
  it('is asked for by an e-mail', async () => {
    const { email, token } = await registered();
    expect(token).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    const [message] = await auth.emailsTo(email);
    expect(message).toMatchObject({ subject: 'Please confirm your email address' });
    expect(message?.html).toContain(`href="http://localhost:8080/confirm-email/${token}"`);
  });

  it('is confirmed by its link, also in another browser, and the next token says so', async () => {
    const { page, token } = await registered();
    expect(claimsOf(page).confirmed).toBe(false);
    const { status, body, headers } = await confirm(token);
    expect([status, body]).toEqual([200, { message: 'Your email address is confirmed.' }]);
    expect(headers.get('X-Portal-Revoked')).toBe(`a.${claimsOf(page).sub}.2`);
    await page.post('/auth/refresh');
    expect(claimsOf(page).confirmed).toBe(true);
    expect((await page.get('/auth/fetchAuth')).body.user).not.toHaveProperty('emailConfirmed');
  });

  it('may be confirmed twice with its own link', async () => {
    const { token } = await registered();
    await confirm(token);
    const { status, headers } = await confirm(token);
    expect([status, headers.get('X-Portal-Revoked')]).toEqual([200, null]);
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
      const good = (await Promise.all(tokens.map(confirm))).filter(({ status }) => status === 200);
      expect([tokens.length, good.length]).toEqual([4, 1]);
    }
  });

  it('is asked for again when its owner wants it, which invalidates the first e-mail', async () => {
    const { page, email, token } = await registered();
    const { status, body } = await page.post('/auth/confirm-email/resend');
    expect([status, body.message]).toEqual([200, expect.stringContaining('new link')]);
    const newer = (await auth.linkTo(email, '/confirm-email')).replace('/confirm-email/', '');
    expect((await confirm(token)).status).toBe(400);
    expect((await confirm(newer)).status).toBe(200);
    expect((await page.post('/auth/confirm-email/resend')).body.message).toBe(
      'Your email address is already confirmed.',
    );
    expect(await auth.emailsTo(email)).toHaveLength(2);
  });

  it('is asked for again five times in fifteen minutes, and by nobody else', async () => {
    const { page } = await registered();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await page.post('/auth/confirm-email/resend')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await new Browser(auth.url).post('/auth/confirm-email/resend')).status).toBe(401);
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
  await confirm(token);
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
