import type { WaitingCounts } from '@portal/contracts';
import { testClock, type As } from '@portal/test-kit';
import { newAchievement, verify } from '../../testing/achievements';
import { startRecords, type Records } from '../../testing/running-records';
import { endorse, newClaim, newStudent, returnClaim } from '../../testing/skills';

const clock = testClock('2026-11-20T10:00:00Z');
let records: Records;
beforeAll(async () => {
  records = await startRecords({ clock });
});
afterAll(() => records.stop());

const count = async (as: As) => (await records.request<WaitingCounts>(as, 'GET', '/api/skills/waiting')).body;
const totals = async (as: As) => {
  const lists = ['skills/user-skills', 'skills', 'achievements'].map(async (list) => {
    const { headers } = await records.request(as, 'GET', `/api/${list}/unendorsed/all?limit=1`);
    return Number(headers.get('x-total-count'));
  });
  const [user_skills, skills, achievements] = await Promise.all(lists);
  return { user_skills, skills, achievements };
};

describe('how much waits for an officer', () => {
  it('is nothing at first', async () => {
    expect(await count('GENSEC_SPORTS')).toEqual({ user_skills: 0, skills: 0, achievements: 0, oldest: null });
  });

  it('is as much as the lists of the panel have, of the own type, and since when the first has waited', async () => {
    const asha = await newStudent(records);
    const first = await newClaim(records, asha);
    clock.advance(60_000);
    const claims = [await newClaim(records, asha), await newClaim(records, asha)];
    const added = [await newAchievement(records, asha), await newAchievement(records, asha, { type: 'cultural' })];
    await endorse(records, 'PRESIDENT', claims[0]?._id ?? '');
    await verify(records, 'PRESIDENT', added[0]?._id ?? '');
    for (const as of ['PRESIDENT', 'GENSEC_SCITECH', 'GENSEC_CULTURAL'] as const)
      expect(await count(as)).toMatchObject(await totals(as));
    expect(await count('GENSEC_SCITECH')).toMatchObject({ user_skills: 2, oldest: '2026-11-20T10:00:00.000Z' });
    expect(await count('GENSEC_CULTURAL')).toMatchObject({ user_skills: 0, achievements: 1 });
    await returnClaim(records, 'PRESIDENT', first._id);
    expect(await count('GENSEC_SCITECH')).toMatchObject({ oldest: '2026-11-20T10:01:00.000Z' });
  });

  it('takes at most six queries', async () => {
    records.takeCommands();
    await count('PRESIDENT');
    expect(records.takeCommands().length).toBeLessThanOrEqual(6);
  });
});
