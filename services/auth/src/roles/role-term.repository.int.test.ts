import { createTransaction, newId } from '@portal/service-kit';
import { actorOf, TEST_UNIT } from '@portal/test-kit';
import { type RunningAuth, startAuth } from '../../testing/running-auth';
import type { Account } from '../accounts/account.domain';
import { createRoleTermRepository, type RoleTermRepository } from './role-term.repository';

const since = new Date('2026-11-21T06:00:00Z');
const later = new Date('2026-11-22T06:00:00Z');
const president = actorOf('PRESIDENT');
const officer = { userId: president.userId, name: president.name };

const accountOf = (changes: Partial<Account> = {}): Account => ({
  id: newId(),
  username: 'asha@example.edu',
  studentId: null,
  name: 'Asha Rao',
  role: 'CLUB_COORDINATOR',
  roleSince: since,
  roleUntil: later,
  roleUnitId: null,
  onboarded: true,
  emailConfirmed: true,
  profilePic: null,
  profileVersion: 0,
  providerSubject: null,
  passwordVersion: 0,
  version: 1,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  ...changes,
});

describe('stored role terms', () => {
  let auth: RunningAuth;
  let roleTerms: RoleTermRepository;
  beforeAll(async () => {
    auth = await startAuth();
    roleTerms = createRoleTermRepository(auth.store);
  });
  afterAll(() => auth.remove());

  const within: ReturnType<typeof createTransaction> = (work) => createTransaction(auth.store.connection)(work);
  const end = { unit: TEST_UNIT, endedAt: later, endedBy: president };

  it('begin with the role of the account and end with who ended them, each person’s own, newest first', async () => {
    const [asha, ravi] = [accountOf(), accountOf({ roleSince: null, roleUntil: null, role: 'GENSEC_SPORTS' })];
    await within((session) => roleTerms.begin(ravi, null, null, session));
    await within((session) => roleTerms.begin(asha, president, null, session));
    await within((session) => roleTerms.end(asha.id, end, session));
    await within((session) =>
      roleTerms.begin({ ...asha, roleSince: later, roleUntil: null }, null, TEST_UNIT, session),
    );
    const coordinator = { role: 'CLUB_COORDINATOR' };
    expect(await roleTerms.list(asha.id)).toEqual([
      { ...coordinator, unit: TEST_UNIT, since: later, until: null, endedAt: null, givenBy: null, endedBy: null },
      { ...coordinator, unit: TEST_UNIT, since, until: later, endedAt: later, givenBy: officer, endedBy: officer },
    ]);
    expect(await roleTerms.list(ravi.id)).toMatchObject([
      { role: 'GENSEC_SPORTS', since: ravi.createdAt, until: null, endedAt: null, givenBy: null },
    ]);
  });

  it('that ended stay as they were when the next one ends', async () => {
    const asha = accountOf();
    for (const [roleSince, endedAt] of [[since, since] as const, [later, later] as const]) {
      await within((session) => roleTerms.begin({ ...asha, roleSince }, president, null, session));
      await within((session) => roleTerms.end(asha.id, { ...end, endedAt, endedBy: null }, session));
    }
    expect((await roleTerms.list(asha.id)).map(({ endedAt }) => endedAt)).toEqual([later, since]);
  });
});
