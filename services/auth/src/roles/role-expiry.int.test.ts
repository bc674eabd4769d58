import { testClock } from '@portal/test-kit';
import { claimsOf, presidentOf, roleEvents, signedIn } from '../../testing/fixtures';
import { type RunningAuth, startAuth } from '../../testing/running-auth';

const START = '2027-03-30T04:00:00Z';
const THE_END = '2027-03-31T18:30:00.000Z';
const clock = testClock(START);
let auth: RunningAuth;
let other: RunningAuth;
beforeAll(async () => {
  auth = await startAuth({ clock });
  other = await startAuth({ clock, database: auth.database });
});
beforeEach(() => clock.set(START));
afterAll(async () => {
  await other.stop();
  await auth.remove();
});

/** A general secretary whose last day is 31 March, and who signs in shortly before. */
async function secretaryAt(instant: string) {
  const president = await presidentOf(auth);
  const person = await signedIn(auth);
  await president.give(person.userId, { role: 'GENSEC_SPORTS' });
  clock.set(instant);
  await person.page.post('/auth/login', { email: person.email, password: person.password });
  return person;
}

describe('a role whose last day is 31 March', () => {
  it('is there on the day before', async () => {
    const { page, userId } = await secretaryAt('2027-03-30T18:30:00Z');
    expect(await auth.useCases.expireRoles()).toBe(0);
    expect((await page.get('/auth/fetchAuth')).body.role).toBe('GENSEC_SPORTS');
    expect(claimsOf(page)).toMatchObject({ role: 'GENSEC_SPORTS' });
    expect((claimsOf(page).exp ?? 0) - (claimsOf(page).iat ?? 0)).toBe(600);
    expect(await roleEvents(auth, userId)).toHaveLength(1);
  });

  it('is there in the last minute of its last day, in tokens that end with it', async () => {
    const { page } = await secretaryAt('2027-03-31T18:29:30Z');
    expect(await auth.useCases.expireRoles()).toBe(0);
    expect(claimsOf(page)).toMatchObject({ role: 'GENSEC_SPORTS', exp: Date.parse(THE_END) / 1000 });
    clock.set('2027-03-31T18:29:59Z');
    expect((await page.get('/auth/sessions')).status).toBe(200);
  });

  it('is gone with the first second of the next day, before anything was swept', async () => {
    const { page } = await secretaryAt('2027-03-31T18:29:30Z');
    clock.set(THE_END);
    expect((await page.get('/auth/sessions')).status).toBe(401);
    await page.post('/auth/refresh');
    expect(claimsOf(page).role).toBe('STUDENT');
    expect((await page.get('/auth/fetchAuth')).body.role).toBe('STUDENT');
    expect((await page.get('/auth/users')).status).toBe(403);
  });

  it('is then stored and published once, however many instances look for it', async () => {
    const { userId } = await secretaryAt('2027-03-31T18:29:30Z');
    clock.set('2027-03-31T18:31:00Z');
    const expired = await auth.collection('accounts').countDocuments({ roleUntil: { $lte: clock.now() } });
    const ended = await Promise.all([auth.useCases.expireRoles(), other.useCases.expireRoles()]);
    expect(ended[0] + ended[1]).toBe(expired);
    expect(await auth.useCases.expireRoles()).toBe(0);
    const [, end, ...more] = await roleEvents(auth, userId);
    expect(more).toEqual([]);
    expect(end).toMatchObject({ actor: null, data: { role: 'STUDENT', previousRole: 'GENSEC_SPORTS' } });
    const account = await auth.useCases.findById(userId);
    expect(account).toMatchObject({ role: 'STUDENT', roleUntil: null, roleSince: null });
    expect(
      await auth.collection('revocations').findOne({ spelling: `a.${userId}.${account?.version}` }),
    ).not.toBeNull();
    clock.set(START);
    const president = await presidentOf(auth);
    expect(await president.historyOf(userId)).toMatchObject([{ until: '2027-03-31', endedAt: THE_END, endedBy: null }]);
  });

  it('does not end when it was given on in time', async () => {
    const { userId } = await secretaryAt('2027-03-31T18:29:30Z');
    await auth.useCases.giveRole(null, userId, 'GENSEC_SPORTS', { until: '2027-04-30' });
    clock.set('2027-03-31T18:31:00Z');
    await auth.useCases.expireRoles();
    expect((await auth.useCases.findById(userId))?.role).toBe('GENSEC_SPORTS');
    clock.set('2027-04-30T18:31:00Z');
    await auth.useCases.expireRoles();
    expect((await auth.useCases.findById(userId))?.role).toBe('STUDENT');
  });
});

describe('the end of roles', () => {
  it('comes by itself', async () => {
    const tidy = await startAuth({ clock, env: { AUTH_ROLE_ENDS_EVERY_MS: '20' } });
    const { userId } = await signedIn(tidy);
    await tidy.useCases.giveRole(null, userId, 'GENSEC_SPORTS', { until: '2027-03-30' });
    clock.set('2027-03-30T18:30:00Z');
    while ((await roleEvents(tidy, userId)).length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await tidy.useCases.findById(userId))?.role).toBe('STUDENT');
    await tidy.remove();
  });

  it('says so when nobody is left to be president', async () => {
    const warnings: string[] = [];
    const lonely = await startAuth({ clock, lines: warnings });
    const [first, last] = [await signedIn(lonely), await signedIn(lonely)];
    await lonely.useCases.giveRole(null, first.userId, 'PRESIDENT', { until: '2027-03-30' });
    await lonely.useCases.giveRole(null, last.userId, 'PRESIDENT', { until: '2027-03-31' });
    clock.set('2027-03-30T18:30:00Z');
    expect(await lonely.useCases.expireRoles()).toBe(1);
    expect(warnings.join()).not.toContain('make-president');
    clock.set(THE_END);
    expect(await lonely.useCases.expireRoles()).toBe(1);
    expect(warnings.join()).toContain('make-president');
    await lonely.remove();
  });
});
