import { type AuthWithMail, startAuthWithMail } from '../../testing/mailbox';
import { Browser, newPerson } from '../../testing/running-auth';
import { limitKeyOf } from '../sign-in-limits/limit-key.crypto';

const WRONG = 'Summer in the city 1';
const NEW = 'jacaranda in May';
const DAY = 86_400_000;
let auth: AuthWithMail;
beforeAll(async () => {
  auth = await startAuthWithMail();
});
afterAll(() => auth.remove());

let visitors = 0;
function visitor() {
  visitors += 1;
  return new Browser(auth.url, { 'X-Forwarded-For': `10.4.${visitors >> 8}.${visitors & 255}` });
}
const login = (page: Browser, email: string, password = newPerson().password) =>
  page.post('/auth/login', { email, password });

async function member() {
  const page = visitor();
  const { email } = newPerson();
  await page.post('/auth/register', newPerson({ email }));
  return { email, page };
}

/** As after a thousand guesses from everywhere: one more makes the account wait for a minute. */
async function slowDown(email: string): Promise<void> {
  const key = `sign-in-account:${limitKeyOf([email])}`;
  const expire = new Date(Date.now() + 900_000);
  await auth.collection('throttles').updateOne({ key }, { $set: { points: 1_000, expire } }, { upsert: true });
  expect((await login(visitor(), email, WRONG)).status).toBe(401);
  expect((await login(visitor(), email)).status).toBe(429);
}

describe('a device from which an account was signed in to', () => {
  it('is known by a cookie that no script reads, that stays, changes with each sign-in and names nobody', async () => {
    const { email, page } = await member();
    const issued = page.lastSetCookies.find((line) => line.startsWith('portal_device=')) ?? '';
    expect(issued).toMatch(
      /^portal_device=[\w-]{43}; Max-Age=\d{8}; Path=\/auth; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const first = page.cookies.get('portal_device') ?? '';
    await page.post('/auth/logout');
    expect(page.cookies.get('portal_device')).toBe(first);
    await login(page, email);
    expect(page.cookies.get('portal_device')).toMatch(/^[\w-]{43}$/);
    expect(page.cookies.get('portal_device')).not.toBe(first);
    const stored = await auth.collection('known_devices').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(page.cookies.get('portal_device'));
  });

  it('has five tries of its own, which cost no other device anything', async () => {
    const { email, page } = await member();
    const other = visitor();
    await login(other, email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(page.copy(), email, WRONG)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = await login(page.copy(), email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect((await login(other, email)).status).toBe(200);
    expect((await login(visitor(), email)).status).toBe(200);
  });

  it('is known for its own account only', async () => {
    const { email } = await member();
    const stranger = await member();
    await slowDown(email);
    expect((await login(stranger.page, email)).status).toBe(429);
    expect((await login(stranger.page, stranger.email)).status).toBe(200);
  });

  it('is known for each of the people who share it', async () => {
    const { email, page } = await member();
    const sister = await member();
    await login(page, sister.email);
    await slowDown(email);
    expect((await login(page, email)).status).toBe(200);
    await slowDown(sister.email);
    expect((await login(page, sister.email)).status).toBe(200);
  });

  it('is unknown once its cookie was used up, made up, or is old', async () => {
    const { email, page } = await member();
    const copy = page.copy();
    await login(page, email);
    const old = page.copy();
    await slowDown(email);
    expect((await login(copy, email)).status).toBe(429);
    const forger = visitor();
    forger.cookies.set('portal_device', 'a'.repeat(43));
    expect((await login(forger, email)).status).toBe(429);
    const id = { expiresAt: { $gt: new Date(Date.now() + 179 * DAY) } };
    await auth.collection('known_devices').updateMany(id, { $set: { expiresAt: new Date() } });
    expect((await login(old, email)).status).toBe(429);
  });

  it('is unknown after the password changed, except the one that changed it', async () => {
    const { email, page } = await member();
    const other = visitor();
    await login(other, email);
    await page.post('/auth/change-password', { current: newPerson().password, password: NEW });
    await slowDown(email);
    expect((await login(other, email, NEW)).status).toBe(429);
    expect((await login(page, email, NEW)).status).toBe(200);
  });

  it('may be a new one: a link from the mailbox makes it known', async () => {
    const { email, page } = await member();
    await slowDown(email);
    const owner = visitor();
    await owner.post('/auth/forgot-password', { email });
    const link = `/auth${await auth.linkTo(email, '/reset-password')}`;
    expect((await owner.post(link, { password: NEW })).status).toBe(200);
    expect((await login(owner, email, NEW)).status).toBe(200);
    expect((await login(page, email, NEW)).status).toBe(429);
  });
});
