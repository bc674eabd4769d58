import { createInProcessBus } from '@portal/service-kit';
import { startTestService, type TestService } from '@portal/test-kit';
import { addUnit, changeUnit, readUnit } from '../../testing/units';
import { orgService } from '../index';

/** An hour takes 60 new units of one person. */
const RUNS = 10;

describe('two moves at once on two instances', () => {
  let first: TestService;
  let second: TestService;
  beforeAll(async () => {
    first = await startTestService(orgService);
    second = await startTestService(orgService, { database: first.database, bus: createInProcessBus() });
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  it('never make a circle: of A under B and B under A, one is refused', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const a = await addUnit(first, `Club A ${run}`);
      const b = await addUnit(first, `Club B ${run}`);
      const answers = await Promise.all([
        changeUnit(first, 'PRESIDENT', a, { parent_unit_id: b }),
        changeUnit(second, 'PRESIDENT', b, { parent_unit_id: a }),
      ]);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual([[409, 'UNIT.CYCLE']]);
      const parents = await Promise.all([a, b].map(async (id) => (await readUnit(first, 'STUDENT', id)).body.parent));
      expect(parents.filter((parent) => parent === null)).toHaveLength(1);
    }
  });

  it('never make a circle of three', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const ids: string[] = [];
      for (const letter of 'XYZ') ids.push(await addUnit(first, `Club ${letter} ${run}`));
      const moves = ids.map((id, index) =>
        changeUnit(index % 2 ? second : first, 'PRESIDENT', id, { parent_unit_id: ids[(index + 1) % ids.length] }),
      );
      const statuses = (await Promise.all(moves)).map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, 200, 409]);
    }
  });
});
