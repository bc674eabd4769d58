import { claimsOf } from '../../testing/fixtures';
import { type AuthWithMail, startAuthWithMail } from '../../testing/mailbox';
import { type ProviderDouble, startProviderDouble } from '../../testing/provider-double';
import { Browser, newPerson } from '../../testing/running-auth';

const PRESIDENT = 'first.president@example.edu';
const OWN = 'jacaranda in May';
let provider: ProviderDouble;
let auth: AuthWithMail;
beforeAll(async () => {
  provider = await startProviderDouble();
  const env = { AUTH_REQUIRE_CONFIRMED_EMAIL: 'on', PORTAL_PRESIDENT_EMAIL: PRESIDENT };
  auth = await startAuthWithMail({ env: { ...env, ...provider.env } });
});
afterAll(async () => {
  await auth.remove();
  await provider.stop();
});

/** A stranger who typed the address of another person, and the link that its owner got. */
async function registeredByStranger(more: Parameters<typeof newPerson>[0] = {}) {
  const person = newPerson({ name: 'A Stranger', ...more });
  const stranger = new Browser(auth.url);
  const { body } = await stranger.post('/auth/register', person);
  await stranger.post('/auth/login', { email: person.email, password: person.password });
  const userId = (body.user as { _id: string })._id;
  return { ...person, stranger, userId, token: await confirmationToken(person.email) };
}
type Registered = Awaited<ReturnType<typeof registeredByStranger>>;

const confirmationToken = async (email: string) =>
  (await auth.linkTo(email, '/confirm-email')).replace('/confirm-email/', '');
const login = (email: string, password: string) => new Browser(auth.url).post('/auth/login', { email, password });
const confirm = (body: object, page = new Browser(auth.url)) => page.post('/auth/confirm-email', body);

async function signInWithGoogle(email: string, name = 'The Owner') {
  const page = new Browser(auth.url);
  const { headers } = await page.get('/auth/google');
  const claims = { sub: `google of ${email}`, email, email_verified: true, name };
  const { headers: back } = await page.get(provider.approve(headers.get('Location') ?? '', claims));
  return { page, location: back.get('Location') };
}

/** What the stranger has in hand is worth nothing any more. */
async function expectStrangerOut({ stranger, email, password }: Registered) {
  expect((await stranger.copy().get('/auth/fetchAuth')).status).toBe(401);
  expect((await stranger.post('/auth/refresh')).status).toBe(401);
  expect((await login(email, password)).status).toBe(401);
}

describe('an address that a stranger registered', () => {
  it('is not confirmed by the link alone, however it is opened', async () => {
    const { token, email } = await registeredByStranger();
    for (const page of [new Browser(auth.url), (await registeredByStranger()).stranger]) {
      const { status, body } = await confirm({ token }, page);
      expect([status, body.code]).toEqual([400, 'AUTH.PASSWORD_REQUIRED']);
    }
    expect(await auth.useCases.findByUsername(email)).toMatchObject({ emailConfirmed: false, version: 1 });
  });

  it('belongs to its owner alone once the owner has set a password with the link', async () => {
    const registered = await registeredByStranger();
    const { email, token, userId } = registered;
    const owner = new Browser(auth.url);
    const { status, body, headers } = await confirm({ token, password: OWN }, owner);
    expect([status, body]).toEqual([200, { message: 'Your email address is confirmed.' }]);
    expect(headers.get('X-Portal-Revoked')).toMatch(new RegExp(`^s\\.[0-9a-f]{24},.*a\\.${userId}\\.2$`));
    expect(owner.cookies.size).toBe(0);
    await expectStrangerOut(registered);
    expect((await login(email, OWN)).status).toBe(200);
    expect(await auth.useCases.findByUsername(email)).toMatchObject({ emailConfirmed: true, studentId: null });
    const events = (await auth.events()).filter(({ subject }) => subject === userId);
    expect(events.slice(-5).map(({ type, data }) => [type, (data as { way?: string }).way])).toEqual([
      ['auth.account.changed.v1', undefined],
      ['auth.email.confirmed.v1', 'link'],
      ['auth.password.changed.v1', 'reset'],
      ['auth.session.ended.v1', undefined],
      ['auth.session.started.v1', 'password'],
    ]);
  });

  it('stays the owner’s who signs in with Google afterwards, or before', async () => {
    const afterwards = await registeredByStranger();
    await confirm({ token: afterwards.token, password: OWN });
    const { page, location } = await signInWithGoogle(afterwards.email);
    expect([location, claimsOf(page).sub]).toEqual(['/', afterwards.userId]);
    await expectStrangerOut(afterwards);
    expect((await login(afterwards.email, OWN)).status).toBe(200);

    const before = await registeredByStranger();
    expect(claimsOf((await signInWithGoogle(before.email)).page)).toMatchObject({
      sub: before.userId,
      name: 'The Owner',
    });
    await expectStrangerOut(before);
    expect((await confirm({ token: before.token, password: OWN })).status).toBe(400);
    expect(await auth.useCases.findByUsername(before.email)).toMatchObject({ studentId: null });
  });

  it('stays the owner’s who forgets the password, before the confirmation or after it', async () => {
    for (const isConfirmed of [false, true]) {
      const registered = await registeredByStranger();
      const { email, token } = registered;
      if (isConfirmed) await confirm({ token, password: OWN });
      await registered.stranger.post('/auth/forgot-password', { email });
      const reset = await auth.linkTo(email, '/reset-password');
      const next = 'seven wet umbrellas';
      expect((await new Browser(auth.url).post(`/auth${reset}`, { password: next })).status).toBe(200);
      await expectStrangerOut(registered);
      expect((await login(email, next)).status).toBe(200);
      expect((await confirm({ token, password: OWN })).status).toBe(400);
      expect(await auth.useCases.findByUsername(email)).toMatchObject({ emailConfirmed: true, studentId: null });
    }
  });

  it('is no way for a stranger to become the first president', async () => {
    const registered = await registeredByStranger({ email: PRESIDENT });
    await confirm({ token: registered.token });
    expect((await auth.useCases.findByUsername(PRESIDENT))?.role).toBe('STUDENT');
    await confirm({ token: registered.token, password: OWN });
    await expectStrangerOut(registered);
    const { body } = await login(PRESIDENT, OWN);
    expect(body.user).toMatchObject({ _id: registered.userId, role: 'PRESIDENT' });
  });

  it('is offered to whoever registers with it again, by an e-mail to the address', async () => {
    const registered = await registeredByStranger();
    const again = newPerson({ email: registered.email, password: 'seven wet umbrellas' });
    const owner = new Browser(auth.url);
    for (let tries = 0; tries < 7; tries += 1) {
      const { status, body } = await owner.post('/auth/register', again);
      expect([status, body.code]).toEqual([409, 'AUTH.EMAIL_TAKEN']);
    }
    expect(await auth.emailsTo(registered.email)).toHaveLength(6);
    // The refused registration has changed nothing: typing the address a second time proves no more than the first.
    expect((await login(registered.email, again.password)).status).toBe(401);
    expect((await registered.stranger.post('/auth/refresh')).status).toBe(204);
    expect(await confirmationToken(registered.email)).not.toBe(registered.token);
    await confirm({ token: registered.token, password: OWN });
    await expectStrangerOut(registered);
    expect((await login(registered.email, OWN)).status).toBe(200);
  });

  it('gets no e-mail any more when it is registered again after its confirmation', async () => {
    const { email, token } = await registeredByStranger();
    await confirm({ token, password: OWN });
    await new Browser(auth.url).post('/auth/register', { ...newPerson(), email });
    expect(await auth.emailsTo(email)).toHaveLength(1);
  });
});

describe('the student ID that a stranger registered', () => {
  const claim = (page: Browser, studentId: string) => page.post('/internal/student-ids', { studentId });
  const withIdOf = (ID: string) => ({ ...newPerson(), ID });

  it('goes to whoever claims it with a confirmed address', async () => {
    const held = await registeredByStranger();
    const owner = withIdOf(held.ID);
    const page = new Browser(auth.url);
    expect((await page.post('/auth/register', owner)).status).toBe(200);
    const early = await claim(page, held.ID);
    expect([early.status, early.body.code]).toEqual([403, 'ACCESS.EMAIL_NOT_CONFIRMED']);
    expect((await confirm({ token: await confirmationToken(owner.email) }, page)).status).toBe(200);
    await page.post('/auth/refresh');
    expect((await claim(page, held.ID)).status).toBe(200);
    expect(await auth.useCases.findByUsername(owner.email)).toMatchObject({ studentId: held.ID });
    expect(await auth.useCases.findByUsername(held.email)).toMatchObject({ studentId: null });
    const announced = (await auth.events()).filter(({ type }) => type === 'auth.account.changed.v1').slice(-2);
    expect(announced.map(({ subject }) => subject)).toEqual([
      held.userId,
      (await auth.useCases.findByUsername(owner.email))?.id,
    ]);
    expect(announced[0]?.data).not.toHaveProperty('studentId');
  });

  it('is held by one account, however many claim it at once', async () => {
    const held = await registeredByStranger();
    const claimants = await Promise.all(
      [1, 2, 3].map(async () => {
        const person = newPerson();
        await auth.useCases.register({ ...person, ID: null }, { emailConfirmed: true });
        const page = new Browser(auth.url);
        await page.post('/auth/login', { email: person.email, password: person.password });
        return page;
      }),
    );
    const answers = await Promise.all(claimants.map((page) => claim(page, held.ID)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await auth.collection('accounts').countDocuments({ studentId: held.ID })).toBe(1);
  });

  it('is another’s for good once the address is confirmed', async () => {
    const held = await registeredByStranger();
    const { email, ID, password } = newPerson();
    await auth.useCases.register({ name: 'Somebody', email, ID, password }, { emailConfirmed: true });
    expect((await new Browser(auth.url).post('/auth/register', withIdOf(ID))).body.code).toBe('AUTH.STUDENT_ID_TAKEN');
    await auth.useCases.register(withIdOf(held.ID), { emailConfirmed: true });
    expect(await auth.useCases.findByUsername(held.email)).toMatchObject({ studentId: null });
  });
});
