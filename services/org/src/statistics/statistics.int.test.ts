import { MINUTE_MS, type UnitStatistics } from '@portal/contracts';
import { actorOf, startTestService, testClock, type As, type TestClock, type TestService } from '@portal/test-kit';
import { appoint, claim, listHolders, newStudent } from '../../testing/holders';
import { imported } from '../../testing/imports';
import { addPosition, newUnit } from '../../testing/positions';
import { addUnit, changeUnit } from '../../testing/units';
import { orgService, type OrgUseCases } from '../index';

const MONTH_MS = 30 * 86_400_000;
let clock: TestClock;
let org: TestService<OrgUseCases>;
beforeEach(async () => {
  clock = testClock('2026-08-10T06:00:00Z');
  org = await startTestService(orgService, { clock });
});
afterEach(() => org.stop());

async function read(as: As = 'PRESIDENT'): Promise<UnitStatistics> {
  clock.advance(MINUTE_MS);
  const { status, body } = await org.request<UnitStatistics>(as, 'GET', '/api/orgUnit/statistics');
  expect(status).toBe(200);
  return body;
}

const budget = (allocated: number, spent: number) => ({
  budget_info: { allocated_budget: allocated, spent_amount: spent },
});
const coordinatorOf = (id: string) =>
  actorOf('CLUB_COORDINATOR', { unit: { id, name: 'Coding Club', category: 'scitech' } });
const lastMonths = ({ budget: months }: UnitStatistics, count: number) =>
  months.slice(-count).map(({ allocated, spent }) => [allocated, spent]);

describe('the budget by month', () => {
  it('is what each month ended with, after a series of writes, and the present one', async () => {
    const coding = await addUnit(org, 'Coding Club', budget(1_000, 0));
    await changeUnit(org, 'PRESIDENT', coding, budget(1_000, 100.5));
    await changeUnit(org, 'PRESIDENT', coding, budget(1_000, 200.5));
    clock.advance(MONTH_MS);
    await addUnit(org, 'Music Club', { category: 'cultural', ...budget(500, 50) });
    clock.advance(2 * MONTH_MS);
    await changeUnit(org, 'PRESIDENT', coding, budget(1_200, 300));
    expect(lastMonths(await read(), 5)).toEqual([
      [null, null],
      [1_000, 200.5],
      [1_500, 250.5],
      [1_500, 250.5],
      [1_700, 350],
    ]);
    expect(lastMonths(await read('GENSEC_CULTURAL'), 4)).toEqual([
      [null, null],
      [500, 50],
      [500, 50],
      [500, 50],
    ]);
    expect(lastMonths(await read(coordinatorOf(coding)), 2)).toEqual([
      [1_000, 200.5],
      [1_200, 300],
    ]);
  });

  it('is not written down by a change that is refused or is of something else', async () => {
    const coding = await addUnit(org, 'Coding Club', budget(1_000, 0));
    const rows = async () => org.store.connection.collection('unit_budgets').find().toArray();
    const before = await rows();
    clock.advance(MONTH_MS);
    await changeUnit(org, 'GENSEC_SPORTS', coding, budget(9, 9));
    await changeUnit(org, 'PRESIDENT', coding, { description: 'We code.' });
    expect(await rows()).toEqual(before);
  });

  it('is of units from files too', async () => {
    const header = 'Name,Type,Category,Contact email,Allocated budget\n';
    await imported(org, 'units', `${header}Coding Club,Club,SciTech,coding@example.edu,700\n`);
    clock.advance(MONTH_MS);
    await imported(org, 'units', `${header}Coding Club,Club,SciTech,coding@example.edu,900\n`);
    expect(lastMonths(await read(), 2)).toEqual([
      [700, 0],
      [900, 0],
    ]);
  });

  it('is known from now on for units of earlier builds, of which nothing was written down', async () => {
    await addUnit(org, 'Coding Club', budget(1_000, 10));
    await org.store.connection.collection('unit_budgets').deleteMany({});
    clock.advance(MONTH_MS);
    const recordMissing = org.useCases.recordMissingBudgets;
    expect([await recordMissing(), await recordMissing()]).toEqual([1, 0]);
    clock.advance(MONTH_MS);
    expect(lastMonths(await read(), 3)).toEqual([
      [null, null],
      [1_000, 10],
      [1_000, 10],
    ]);
  });
});

describe('members by tenure', () => {
  it('count what the list of each tenure holds, without claims, within the area of the officer', async () => {
    const coding = await newUnit(org, 'Coding Club');
    const music = await newUnit(org, 'Music Club', 'cultural');
    const places = { position_count: 5 };
    const webLead = await addPosition(org, coding, places);
    const singer = await addPosition(org, music, places);
    await appoint(org, await newStudent(org), webLead, { tenure_year: '2025-2026', status: 'completed' });
    await appoint(org, await newStudent(org), webLead);
    await appoint(org, await newStudent(org), singer);
    await claim(org, await newStudent(org), webLead);
    const { tenures } = await read();
    expect(tenures).toEqual([
      { tenure: '2025-2026', count: 1 },
      { tenure: '2026-2027', count: 2 },
    ]);
    for (const { tenure, count } of tenures) {
      expect((await listHolders(org, `?tenure_year=${tenure}`)).body).toHaveLength(count);
    }
    expect((await read('GENSEC_CULTURAL')).tenures).toEqual([{ tenure: '2026-2027', count: 1 }]);
    expect((await listHolders(org, '?category=cultural')).body).toHaveLength(1);
    expect((await read(coordinatorOf(coding.id))).tenures.map(({ count }) => count)).toEqual([1, 1]);
  });
});

it('statistics are three questions to the store a minute for each area', async () => {
  await addUnit(org, 'Coding Club');
  org.takeCommands();
  await read();
  expect(org.takeCommands()).toHaveLength(3);
  await org.request('PRESIDENT', 'GET', '/api/orgUnit/statistics');
  expect(org.takeCommands()).toHaveLength(0);
});
