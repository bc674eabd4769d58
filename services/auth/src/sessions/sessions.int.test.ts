import type { StoreCommand } from '@portal/service-kit';
import jsonwebtoken from 'jsonwebtoken';
import { Browser, type RunningAuth, movingClock, newPerson, startAuth } from '../../testing/running-auth';

const clock = movingClock();
const MINUTE = 60_000;
const hour = 60 * MINUTE;
const day = 24 * hour;
const lines: string[] = [];
const commands: StoreCommand[] = [];
let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth({ clock, lines, onCommand: (command) => void commands.push(command) });
});
afterAll(() => auth.remove());

async function signedIn(): Promise<{ page: Browser; userId: string; email: string }> {
  const page = new Browser(auth.url);
  const person = newPerson();
  const { body } = await page.post('/auth/register', person);
  return { page, userId: (body.user as { _id: string })._id, email: person.email };
}

/** Deliveries of events go on meanwhile. */
const isOfAccounts = (command: string) => /sessions|accounts/.test(command);

/** As the gateway does with a token it knows to be revoked. */
const withoutToken = (page: Browser) => {
  page.cookies.delete('portal_access');
  return page;
};
const revocations = async () => (await new Browser(auth.url).get('/internal/revocations')).body.revocations;
const claimsOf = (page: Browser) =>
  jsonwebtoken.decode(page.cookies.get('portal_access') ?? '') as jsonwebtoken.JwtPayload;

describe('who am I', () => {
  it('answers nobody to a visitor', async () => {
    const { status, body } = await new Browser(auth.url).get('/auth/fetchAuth');
    expect(status).toBe(200);
    expect(body).toEqual({ user: null, role: 'STUDENT', onboardingComplete: false });
  });

  it('asks a browser whose token ran out to refresh first', async () => {
    const { page } = await signedIn();
    expect((await withoutToken(page).get('/auth/fetchAuth')).status).toBe(401);
    expect((await page.post('/auth/refresh')).status).toBe(204);
    expect((await page.get('/auth/fetchAuth')).status).toBe(200);
  });

  it('tells the role and the onboarding as the store has them now', async () => {
    const { page, userId } = await signedIn();
    const profile = { version: 1, userId, name: 'Asha Nair', studentId: '98760001', onboarded: true, profilePic: '/p' };
    await page.post('/internal/profiles', profile);
    expect((await page.get('/auth/fetchAuth')).body).toMatchObject({ onboardingComplete: true });
    await auth.useCases.giveRole(null, userId, 'GENSEC_SPORTS');
    expect((await page.get('/auth/fetchAuth')).body).toMatchObject({ role: 'GENSEC_SPORTS' });
  });
});

describe('what it costs to tell who is signed in', () => {
  it('is one command to the store', async () => {
    const { page } = await signedIn();
    commands.length = 0;
    expect((await page.get('/auth/fetchAuth')).body).toMatchObject({ user: { hasPassword: true } });
    expect(commands.map(({ name, collection }) => `${name} ${collection}`).filter(isOfAccounts)).toEqual([
      'aggregate accounts',
    ]);
  });
});

describe('refreshing', () => {
  it('gives a new refresh token and a new access token', async () => {
    const { page } = await signedIn();
    const old = page.cookies.get('portal_refresh');
    clock.pass(60_000);
    const { status } = await page.post('/auth/refresh');
    expect(status).toBe(204);
    expect(page.cookies.get('portal_refresh')).not.toBe(old);
    expect((await page.get('/auth/fetchAuth')).body.user).not.toBeNull();
  });

  it('lets two tabs refresh at once', async () => {
    const { page } = await signedIn();
    const tabs = [page.copy(), page.copy(), page.copy()];
    const answers = await Promise.all(tabs.map((tab) => tab.post('/auth/refresh')));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const newTokens = tabs
      .map((tab) => tab.cookies.get('portal_refresh'))
      .filter((token) => token !== page.cookies.get('portal_refresh'));
    expect(newTokens).toHaveLength(1);
  });

  it('ends the whole session when an old token comes back', async () => {
    const { page } = await signedIn();
    const sid = claimsOf(page).sid as string;
    const thief = page.copy();
    await page.post('/auth/refresh');
    clock.pass(11_000);
    const { status, headers } = await thief.post('/auth/refresh');
    expect(status).toBe(401);
    expect(headers.get('X-Portal-Revoked')).toBe(`s.${sid}`);
    expect(thief.hasSession()).toBe(false);
    expect((await page.post('/auth/refresh')).status).toBe(401);
    expect(await revocations()).toContain(`s.${sid}`);
  });

  it('does not let anyone end a session with a made-up token', async () => {
    const { page } = await signedIn();
    const stranger = new Browser(auth.url);
    stranger.cookies.set('portal_refresh', `${'a'.repeat(22)}.${'b'.repeat(43)}`);
    expect((await stranger.post('/auth/refresh')).status).toBe(401);
    expect((await page.post('/auth/refresh')).status).toBe(204);
  });

  it('stops after a student was away for seven days, and an officer for twelve hours', async () => {
    const student = await signedIn();
    const officer = await signedIn();
    await auth.useCases.giveRole(null, officer.userId, 'PRESIDENT');
    clock.pass(12 * hour + 1);
    expect((await withoutToken(officer.page).post('/auth/refresh')).status).toBe(401);
    expect((await withoutToken(student.page).post('/auth/refresh')).status).toBe(204);
    clock.pass(7 * day + 1);
    expect((await withoutToken(student.page).post('/auth/refresh')).status).toBe(401);
  });

  it('stops thirty days after a student signed in', async () => {
    const { page } = await signedIn();
    for (let days = 6; days < 30; days += 6) {
      clock.pass(6 * day);
      expect((await withoutToken(page).post('/auth/refresh')).status).toBe(204);
    }
    clock.pass(6 * day);
    expect((await withoutToken(page).post('/auth/refresh')).status).toBe(401);
  });
});

describe('signing out', () => {
  it('ends the session for copied cookies too', async () => {
    const { page } = await signedIn();
    const copy = page.copy();
    const sid = claimsOf(page).sid as string;
    const { status, body, headers } = await page.post('/auth/logout');
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Logout Successful' });
    expect(page.hasSession()).toBe(false);
    expect(headers.get('X-Portal-Revoked')).toBe(`s.${sid}`);
    expect(await revocations()).toContain(`s.${sid}`);
    expect((await copy.get('/auth/fetchAuth')).status).toBe(401);
    expect((await copy.post('/auth/refresh')).status).toBe(401);
  });

  it('ends the session with the access cookie alone, which any page of the portal has', async () => {
    const { page } = await signedIn();
    const copy = page.copy();
    page.cookies.delete('portal_refresh');
    const { headers } = await page.post('/auth/logout');
    expect(headers.get('X-Portal-Revoked')).toBe(`s.${claimsOf(copy).sid}`);
    expect((await copy.post('/auth/refresh')).status).toBe(401);
  });

  it('happens to the session a browser had when somebody signs in there anew', async () => {
    const { page } = await signedIn();
    const copy = page.copy();
    const person = newPerson();
    await auth.useCases.register(person);
    const { headers } = await page.post('/auth/login', { email: person.email, password: person.password });
    expect(headers.get('X-Portal-Revoked')).toBe(`s.${claimsOf(copy).sid}`);
    expect((await copy.post('/auth/refresh')).status).toBe(401);
    expect((await page.get('/auth/fetchAuth')).body.user).toMatchObject({ username: person.email });
  });

  it('works without a session', async () => {
    expect((await new Browser(auth.url).post('/auth/logout')).status).toBe(200);
  });

  it('leaves the other devices signed in', async () => {
    const person = newPerson();
    const first = new Browser(auth.url);
    const second = new Browser(auth.url);
    await first.post('/auth/register', person);
    await second.post('/auth/login', { email: person.email, password: person.password });
    expect(claimsOf(first).sid).not.toBe(claimsOf(second).sid);
    await first.post('/auth/logout');
    expect((await second.post('/auth/refresh')).status).toBe(204);
  });

  it('ends all sessions of a person when asked to', async () => {
    const { page, userId } = await signedIn();
    const sid = claimsOf(page).sid as string;
    await auth.useCases.endSessions(userId);
    expect(await revocations()).toContain(`s.${sid}`);
    expect((await page.post('/auth/refresh')).status).toBe(401);
  });
});

describe('the revocations for the gateway', () => {
  it('are not sent again to a gateway that has them', async () => {
    const before = await new Browser(auth.url).get('/internal/revocations');
    // As the gateway asks: fetch would add `no-cache`, which asks for the whole answer.
    const etag = { 'If-None-Match': before.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await new Browser(auth.url, etag).get('/internal/revocations')).status).toBe(304);
    const { page } = await signedIn();
    await page.post('/auth/logout');
    expect((await new Browser(auth.url, etag).get('/internal/revocations')).status).toBe(200);
  });

  it('name a session until its last token has expired, also by a clock that is a minute late', async () => {
    const { page } = await signedIn();
    const { sid, exp = 0 } = claimsOf(page);
    const before = clock.now();
    await page.post('/auth/logout');
    const after = clock.now();
    clock.pass(exp * 1000 + MINUTE - 2_000 - clock.now().getTime());
    expect(await revocations()).toContain(`s.${sid}`);
    const row = await auth.collection('revocations').findOne({ spelling: `s.${sid}` });
    const asIfMinted = (now: Date) => now.getTime() + 11 * MINUTE;
    expect(row?.expiresAt.getTime()).toBeGreaterThanOrEqual(asIfMinted(before));
    expect(row?.expiresAt.getTime()).toBeLessThanOrEqual(asIfMinted(after));
  });

  it('do not name tokens that have expired', async () => {
    const { page } = await signedIn();
    const sid = claimsOf(page).sid as string;
    await page.post('/auth/logout');
    expect(await revocations()).toContain(`s.${sid}`);
    clock.pass(12 * MINUTE);
    expect(await revocations()).not.toContain(`s.${sid}`);
  });
});

it('stores and logs neither tokens nor passwords', async () => {
  const { page, userId } = await signedIn();
  await page.post('/auth/refresh');
  const [family, secret] = page.cookies.get('portal_refresh')!.split('.');
  const token = page.cookies.get('portal_access')!;
  const [row] = await auth.collection('sessions').find({ userId }).toArray();
  const logged = lines.join();
  // Both places hold what they are for, so that something would be found.
  expect(String(row?._id)).toBe(claimsOf(page).sid);
  expect(logged).toContain('/auth/refresh');
  for (const part of [family, secret, 'gulmohar rains 77', token, token.split('.').at(-1)]) {
    expect(JSON.stringify(row)).not.toContain(part);
    expect(logged).not.toContain(part);
  }
});
