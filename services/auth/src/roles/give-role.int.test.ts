import { newId } from '@portal/service-kit';
import { testClock } from '@portal/test-kit';
import { announceUnit, claimsOf, presidentOf, roleEvents, signedIn } from '../../testing/fixtures';
import { type RunningAuth, startAuth } from '../../testing/running-auth';

const clock = testClock('2026-11-20T10:00:00Z');
let auth: RunningAuth;
let president: Awaited<ReturnType<typeof presidentOf>>;
beforeAll(async () => {
  auth = await startAuth({ clock });
  president = await presidentOf(auth, { name: 'Kavya Iyer' });
});
afterAll(() => auth.remove());

describe('a role that the president gives', () => {
  it('is there at the next request, with its last day, and is published with who gave it', async () => {
    const { page, userId, email, ID } = await signedIn(auth);
    const { status, body, headers } = await president.give(userId, { role: 'GENSEC_SPORTS' });
    expect([status, body]).toEqual([
      200,
      {
        _id: userId,
        user_id: ID,
        username: email,
        role: 'GENSEC_SPORTS',
        personal_info: { name: 'Asha Nair' },
        roleSince: '2026-11-20T10:00:00.000Z',
        roleUntil: '2027-03-31',
      },
    ]);
    expect(headers.get('x-portal-revoked')).toBe(`a.${userId}.2`);
    expect((await page.get('/auth/fetchAuth')).body.role).toBe('GENSEC_SPORTS');
    await page.post('/auth/refresh');
    expect(claimsOf(page).role).toBe('GENSEC_SPORTS');
    expect(await roleEvents(auth, userId)).toMatchObject([
      { actor: { name: 'Kavya Iyer' }, data: { role: 'GENSEC_SPORTS', previousRole: 'STUDENT' } },
    ]);
  });

  it('may have another last day, today at the earliest', async () => {
    const { userId } = await signedIn(auth);
    for (const until of ['2026-11-20', '2027-06-30']) {
      const { body } = await president.give(userId, { role: 'GENSEC_SPORTS', until });
      expect(body.roleUntil).toBe(until);
    }
  });

  it('takes the unit of a coordinator, where one is named', async () => {
    const { page, userId } = await signedIn(auth);
    const unit_id = await announceUnit(auth, { name: 'Music Club', category: 'cultural' });
    const { body } = await president.give(userId, { role: 'CLUB_COORDINATOR', unit_id });
    const unit = { id: unit_id, name: 'Music Club', category: 'cultural' };
    expect(body.unit).toEqual(unit);
    await page.post('/auth/refresh');
    expect(claimsOf(page).unit).toEqual(unit);
  });

  it('ends with the role of a student, which needs neither office nor hurry', async () => {
    const { page, userId } = await signedIn(auth);
    await president.give(userId, { role: 'GENSEC_ACADEMIC' });
    const { body } = await president.give(userId, { role: 'STUDENT' });
    expect(body).toMatchObject({ role: 'STUDENT' });
    expect(body).not.toHaveProperty('roleUntil');
    await page.post('/auth/refresh');
    expect(claimsOf(page).role).toBe('STUDENT');
    expect((await president.give(userId, { role: 'STUDENT' })).status).toBe(200);
    expect(await roleEvents(auth, userId)).toHaveLength(2);
  });

  it.each([
    ['a day that is over', { role: 'GENSEC_SPORTS', until: '2026-11-19' }, 'until', /today or a later day/],
    ['a day far away', { role: 'GENSEC_SPORTS', until: '2062-03-31' }, 'until', /within the next 5 years/],
    ['no day at all', { role: 'GENSEC_SPORTS', until: '31 March' }, 'until', /valid date/],
    ['a last day for a student', { role: 'STUDENT', until: '2027-03-31' }, 'until', /no last day/],
    ['a unit for an office without one', { role: 'GENSEC_SPORTS', unit_id: newId() }, 'unit_id', /Only a coordinator/],
  ])('is refused with %s', async (_what, request, path, message) => {
    const { userId } = await signedIn(auth);
    const { status, body } = await president.give(userId, request);
    expect([status, body.code]).toEqual([400, 'REQUEST.INVALID']);
    expect(body.errors).toEqual([{ path, message: expect.stringMatching(message) }]);
    expect(await roleEvents(auth, userId)).toEqual([]);
  });

  it('is refused with a unit that does not exist, or is closed', async () => {
    const { userId } = await signedIn(auth);
    const closed = await announceUnit(auth, { name: 'Closed Club', active: false });
    for (const unit_id of [newId(), closed]) {
      const { status, body } = await president.give(userId, { role: 'CLUB_COORDINATOR', unit_id });
      expect([status, body.code]).toEqual([400, 'USER.UNIT_NOT_FOUND']);
    }
  });

  it('is for others: not for oneself, and for nobody who is not there', async () => {
    const own = await president.give(president.userId, { role: 'STUDENT' });
    expect([own.status, own.body.code]).toEqual([403, 'USER.OWN_ROLE']);
    const nobody = await president.give(newId(), { role: 'GENSEC_SPORTS' });
    expect([nobody.status, nobody.body.code]).toEqual([404, 'USER.NOT_FOUND']);
  });

  it('given twice at once is one term', async () => {
    const other = await presidentOf(auth);
    const { userId } = await signedIn(auth);
    const answers = await Promise.all([
      president.give(userId, { role: 'GENSEC_SPORTS' }),
      other.give(userId, { role: 'GENSEC_CULTURAL' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const terms = await auth.collection('role_terms').find({ userId }).toArray();
    expect(terms.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
    expect(terms).toHaveLength(2);
  });
});

describe('the history of a person', () => {
  it('has every term, newest first, with unit, days, and who gave and ended it', async () => {
    const { userId, email } = await signedIn(auth);
    await president.give(userId, { role: 'CLUB_COORDINATOR' });
    const unit = { id: await announceUnit(auth, { contactEmail: email }), name: 'Coding Club', category: 'scitech' };
    expect(await president.historyOf(userId)).toMatchObject([{ unit, endedAt: null, endedBy: null }]);
    clock.advance(1000);
    await president.give(userId, { role: 'GENSEC_SCITECH', until: '2027-01-31' });
    clock.advance(1000);
    await auth.useCases.giveRole(null, userId, 'STUDENT');
    expect(await president.historyOf(userId)).toEqual([
      {
        role: 'GENSEC_SCITECH',
        since: '2026-11-20T10:00:01.000Z',
        until: '2027-01-31',
        endedAt: '2026-11-20T10:00:02.000Z',
        givenBy: 'Kavya Iyer',
        endedBy: null,
      },
      {
        role: 'CLUB_COORDINATOR',
        unit,
        since: '2026-11-20T10:00:00.000Z',
        until: '2027-03-31',
        endedAt: '2026-11-20T10:00:01.000Z',
        givenBy: 'Kavya Iyer',
        endedBy: 'Kavya Iyer',
      },
    ]);
  });

  it('is empty for a student who never held an office, and absent for nobody', async () => {
    const { userId } = await signedIn(auth);
    expect(await president.historyOf(userId)).toEqual([]);
    expect((await president.page.get(`/auth/users/${newId()}/roles`)).status).toBe(404);
  });
});
