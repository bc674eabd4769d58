import { newId } from '@portal/service-kit';
import { announceUnit, claimsOf, presidentOf, roleEvents, signedIn } from '../../testing/fixtures';
import { Browser, newPerson, type RunningAuth, startAuth } from '../../testing/running-auth';

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth({ env: { PORTAL_PRESIDENT_EMAIL: 'First.President@example.edu' } });
});
afterAll(() => auth.remove());

const revocations = async () => (await new Browser(auth.url).get('/internal/revocations')).body.revocations;

describe('the first president', () => {
  const restarted = (email: string) => startAuth({ env: { PORTAL_PRESIDENT_EMAIL: email }, database: auth.database });
  const termsOf = (userId: string) => auth.collection('role_terms').find({ userId }).toArray();

  it('is the configured address, without an end', async () => {
    const { role, userId } = await signedIn(auth, { email: 'first.president@example.edu' });
    expect(role).toBe('PRESIDENT');
    expect(await termsOf(userId)).toMatchObject([{ role: 'PRESIDENT', until: null, endedAt: null, givenBy: null }]);
  });

  it('is made at the next start when the address had registered before', async () => {
    const lonely = await startAuth();
    const { email, userId } = await signedIn(lonely);
    const starts = [0, 1].map(() => startAuth({ env: { PORTAL_PRESIDENT_EMAIL: email }, database: lonely.database }));
    for (const again of await Promise.all(starts)) await again.stop();
    expect((await lonely.useCases.findById(userId))?.role).toBe('PRESIDENT');
    expect(await roleEvents(lonely, userId)).toHaveLength(1);
    await lonely.remove();
  });

  it('does not get the office back at a restart after handing it on', async () => {
    const first = await signedIn(auth);
    for (const role of ['PRESIDENT', 'STUDENT'] as const) await auth.useCases.giveRole(null, first.userId, role);
    const again = await restarted(first.email);
    expect((await again.useCases.findByUsername(first.email))?.role).toBe('STUDENT');
    await again.stop();
  });

  it('is made by the operator, who has to insist when there is one', async () => {
    const { email, userId } = await signedIn(auth);
    const { makePresident } = auth.useCases;
    expect(await makePresident(email.toUpperCase(), false)).toBe('another-holds-it');
    expect(await makePresident(email, true)).toBe('made');
    expect(await makePresident(email, true)).toBe('is-already');
    expect(await termsOf(userId)).toHaveLength(1);
    await expect(makePresident('nobody@example.edu', true)).rejects.toMatchObject({ code: 'USER.NOT_FOUND' });
  });

  it('is nobody whose address is not confirmed, where that is asked for', async () => {
    const asking = await startAuth({ env: { AUTH_REQUIRE_CONFIRMED_EMAIL: 'on' } });
    const { email } = await signedIn(asking);
    const made = asking.useCases.makePresident(email, true);
    await expect(made).rejects.toMatchObject({ code: 'ACCESS.EMAIL_NOT_CONFIRMED' });
    await asking.remove();
  });
});

describe('roles', () => {
  it('reach the next token, the gateway and the other services', async () => {
    const { page, userId } = await signedIn(auth);
    const old = claimsOf(page);
    await auth.useCases.giveRole(null, userId, 'GENSEC_SPORTS');
    expect(await revocations()).toContain(`a.${userId}.2`);
    expect(old.ver).toBe(1);
    await page.post('/auth/refresh');
    expect(claimsOf(page)).toMatchObject({ ver: 2, role: 'GENSEC_SPORTS', sid: old.sid });
    expect(await roleEvents(auth, userId)).toMatchObject([
      { data: { role: 'GENSEC_SPORTS', previousRole: 'STUDENT', version: 2 } },
    ]);
  });

  it('are never changed by their holder', async () => {
    const { userId, email } = await signedIn(auth);
    const about = { userId, sessionId: newId(), username: email, name: 'A' };
    const actor = { ...about, role: 'PRESIDENT', onboarded: true, emailConfirmed: true } as const;
    await expect(auth.useCases.giveRole(actor, userId, 'STUDENT')).rejects.toMatchObject({ code: 'USER.OWN_ROLE' });
  });

  it('leave the portal at least one president, also when twenty end each other at once', async () => {
    const lonely = await startAuth();
    const presidents = [];
    for (let count = 0; count < 20; count += 1) {
      const { id } = await lonely.useCases.register(newPerson());
      presidents.push(await lonely.useCases.giveRole(null, id, 'PRESIDENT'));
    }
    const ends = await Promise.allSettled(presidents.map(({ id }) => lonely.useCases.giveRole(null, id, 'STUDENT')));
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []));
    // On a busy machine some of them give up in time; who was refused is still president.
    expect(['USER.LAST_PRESIDENT', 'SYSTEM.BUSY']).toEqual(expect.arrayContaining([...new Set(refusals)]));
    expect(refusals).not.toEqual([]);
    expect(await lonely.collection('role_terms').countDocuments({ endedAt: null })).toBe(refusals.length);
    await lonely.remove();
  });
});

describe('the unit of a coordinator', () => {
  it('is the one whose contact address is theirs, from the moment it exists', async () => {
    const { page, userId, email } = await signedIn(auth);
    await auth.useCases.giveRole(null, userId, 'CLUB_COORDINATOR');
    await page.post('/auth/refresh');
    expect(claimsOf(page).unit).toBeUndefined();
    const unitId = await announceUnit(auth, { contactEmail: email.toUpperCase() });
    expect(await revocations()).toContain(`a.${userId}.3`);
    await page.post('/auth/refresh');
    const unit = { id: unitId, name: 'Coding Club', category: 'scitech' };
    expect(claimsOf(page).unit).toEqual(unit);
    expect((await page.get('/auth/fetchAuth')).body.user).toMatchObject({ unit });
  });

  it('can be named with the role', async () => {
    const { page, userId } = await signedIn(auth);
    const unitId = await announceUnit(auth, { name: 'Music Club', category: 'cultural' });
    await auth.useCases.giveRole(null, userId, 'CLUB_COORDINATOR', { unitId });
    await page.post('/auth/refresh');
    expect(claimsOf(page).unit).toMatchObject({ id: unitId, name: 'Music Club' });
  });

  it('is told to other services by the same rule', async () => {
    const unitOf = async (username: string) =>
      (await new Browser(auth.url).get(`/internal/coordinators/${encodeURIComponent(username)}/unit`)).body
        .unit as unknown;
    const { userId, email } = await signedIn(auth);
    expect(await unitOf(email)).toBeNull();
    const addressed = await announceUnit(auth, { contactEmail: email });
    // By its contact address, while nobody coordinates it.
    expect(await unitOf(email)).toMatchObject({ id: addressed });
    await auth.useCases.giveRole(null, userId, 'CLUB_COORDINATOR');
    expect(await unitOf(email)).toMatchObject({ id: addressed });
    const given = await announceUnit(auth, { name: 'Film Club', category: 'cultural' });
    await auth.useCases.giveRole(null, userId, 'CLUB_COORDINATOR', { unitId: given });
    expect(await unitOf(email)).toEqual({ id: given, name: 'Film Club', category: 'cultural' });
    await auth.useCases.giveRole(null, userId, 'STUDENT');
    expect(await unitOf(email)).toMatchObject({ id: addressed });
    expect(await unitOf('nobody@example.edu')).toBeNull();
  });

  it('is called what it is called now, from the next request on, and in the history as it was', async () => {
    const president = await presidentOf(auth);
    const { page, userId } = await signedIn(auth);
    const unitId = await announceUnit(auth, { name: 'Drama Club', category: 'cultural' });
    await auth.useCases.giveRole(null, userId, 'CLUB_COORDINATOR', { unitId });
    const renamed = { unitId, name: 'Theatre', category: 'cultural', version: 2 } as const;
    await announceUnit(auth, renamed, { changed: ['name'] });
    expect(await revocations()).toContain(`a.${userId}.3`);
    await page.post('/auth/refresh');
    expect(claimsOf(page).unit).toMatchObject({ id: unitId, name: 'Theatre' });
    expect(await president.historyOf(userId)).toMatchObject([{ unit: { name: 'Theatre' }, endedAt: null }]);

    await auth.useCases.giveRole(null, userId, 'STUDENT');
    await announceUnit(auth, { ...renamed, name: 'Stage', version: 3 }, { changed: ['name'] });
    expect(await president.historyOf(userId)).toMatchObject([{ unit: { name: 'Theatre' } }]);
  });

  it('is no longer that of a former contact address', async () => {
    const { page, userId, email } = await signedIn(auth);
    await auth.useCases.giveRole(null, userId, 'CLUB_COORDINATOR');
    const unitId = await announceUnit(auth, { contactEmail: email });
    await announceUnit(auth, { unitId, contactEmail: 'other@example.edu', version: 2 }, { changed: ['contact'] });
    expect(await revocations()).toContain(`a.${userId}.4`);
    await page.post('/auth/refresh');
    expect(claimsOf(page).unit).toBeUndefined();
  });

  it('leaves the tokens of its coordinator alone when only its description changes', async () => {
    const { userId, email } = await signedIn(auth);
    await auth.useCases.giveRole(null, userId, 'CLUB_COORDINATOR');
    const unitId = await announceUnit(auth, { contactEmail: email });
    const before = await revocations();
    await announceUnit(auth, { unitId, contactEmail: email, version: 2 }, { changed: ['description'] });
    expect(await revocations()).toEqual(before);
  });

  it('stays the newest one published, however often and in whatever order', async () => {
    const eventId = newId();
    const unitId = await announceUnit(auth, { name: 'New Name', version: 2 }, { eventId });
    await announceUnit(auth, { unitId, name: 'New Name', version: 2 }, { eventId });
    await announceUnit(auth, { unitId, name: 'Old Name', version: 1 });
    expect(await auth.collection('units').find({ name: /Name$/ }).toArray()).toMatchObject([
      { name: 'New Name', version: 2 },
    ]);
  });
});
