import { type AuthWithMail, startAuthWithMail } from '../../testing/mailbox';
import { Browser, newPerson } from '../../testing/running-auth';

const NEW = 'jacaranda in May';
let auth: AuthWithMail;
beforeAll(async () => {
  auth = await startAuthWithMail();
});
afterAll(() => auth.remove());

let visitors = 0;
const visitor = () => {
  visitors += 1;
  return new Browser(auth.url, { 'X-Forwarded-For': `10.3.0.${visitors}` });
};

async function signedIn() {
  const person = newPerson();
  const page = visitor();
  await page.post('/auth/register', person);
  return { ...person, page };
}
const change = (page: Browser, current: string, password = NEW) =>
  page.post('/auth/change-password', { current, password });
const login = (email: string, password: string, page = visitor()) => page.post('/auth/login', { email, password });

describe('changing the password', () => {
  it('keeps this session and ends all others', async () => {
    const { page, email, password } = await signedIn();
    const other = visitor();
    await login(email, password, other);
    const { status, body, headers } = await change(page, password);
    expect([status, body]).toEqual([200, { message: 'Your password has been changed.' }]);
    expect(headers.get('X-Portal-Revoked')).toMatch(/^s\.[0-9a-f]{24},a\.[0-9a-f]{24}\.2$/);
    expect((await other.get('/auth/fetchAuth')).status).toBe(401);
    expect((await other.post('/auth/refresh')).status).toBe(401);
    expect((await page.get('/auth/fetchAuth')).body.user).not.toBeNull();
    expect((await page.post('/auth/refresh')).status).toBe(204);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, NEW)).status).toBe(200);
  });

  it('ends a sign-in with the old one that was under way', async () => {
    const { page, email, password } = await signedIn();
    const racing = Array.from({ length: 12 }, () => visitor());
    const [, ...answers] = await Promise.all([
      change(page, password),
      ...racing.map((one) => login(email, password, one)),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    for (const late of racing) {
      expect((await late.post('/auth/refresh')).status).toBe(401);
      expect((await late.get('/auth/fetchAuth')).body.user ?? null).toBeNull();
    }
    expect((await page.post('/auth/refresh')).status).toBe(204);
  });

  it('needs the current one', async () => {
    const { page, email, password } = await signedIn();
    const { status, body } = await change(page, 'not the password');
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'AUTH.WRONG_PASSWORD', message: 'Your current password is incorrect.' });
    expect((await page.get('/auth/fetchAuth')).body.user).not.toBeNull();
    expect((await login(email, password)).status).toBe(200);
  });

  it('counts wrong tries with those of signing in', async () => {
    const { page, email, password } = await signedIn();
    for (let i = 0; i < 3; i += 1) expect((await login(email, 'not the password', page.copy())).status).toBe(401);
    for (let i = 0; i < 2; i += 1) expect((await change(page, 'not the password')).status).toBe(401);
    const { status, headers } = await change(page, password);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(800);
    expect((await login(email, password, page.copy())).status).toBe(429);
  });

  it('takes no password that registration would not take', async () => {
    const { page, password } = await signedIn();
    for (const weak of ['short', 'password123', 'asha nair 2026']) {
      const { status, body } = await change(page, password, weak);
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ path: 'password' }] });
    }
  });

  it('is not for an account that has none', async () => {
    const { page, email, password } = await signedIn();
    await auth.collection('accounts').updateOne({ username: email }, { $unset: { passwordHash: 1 } });
    const { status, body } = await change(page, password);
    expect([status, body.code]).toEqual([400, 'AUTH.GOOGLE_ACCOUNT']);
  });

  it('voids a link that was sent before', async () => {
    const { page, email, password } = await signedIn();
    await visitor().post('/auth/forgot-password', { email });
    const link = `/auth${await auth.linkTo(email, '/reset-password')}`;
    expect((await visitor().get(link)).status).toBe(200);
    await change(page, password);
    expect((await visitor().get(link)).status).toBe(400);
  });
});
