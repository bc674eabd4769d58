import { byLane, startTestService, testClock, type TestService } from '@portal/test-kit';
import { imported } from '../../testing/imports';
import { newUnit } from '../../testing/positions';
import { orgService } from '../index';

/** A table is read in batches of 100, and ended at 10,000 rows once. */
const ROWS = byLane({ push: 201, endurance: 10_001 });
const ROWS_OF_FILE = 5_000;

describe(`a table of ${ROWS} rows`, () => {
  let org: TestService;
  beforeAll(async () => {
    org = await startTestService(orgService, { clock: testClock('2026-11-20T10:00:00Z') });
    await newUnit(org, 'Coding Club');
    const rows = Array.from({ length: ROWS }, (_, index) => `Role ${index},Coding Club,Member,Help\n`);
    for (let done = 0; done < ROWS; done += ROWS_OF_FILE) {
      const file = rows.slice(done, done + ROWS_OF_FILE).join('');
      await imported(org, 'positions', `Title,Unit,Type,Responsibilities\n${file}`);
    }
  });
  afterAll(() => org.stop());

  it('is exported whole, each row once', async () => {
    const accept = { headers: { accept: 'text/csv' } };
    const { text } = await org.request('PRESIDENT', 'GET', '/api/positions/get-all', undefined, accept);
    const titles = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1]);
    expect([titles.length, new Set(titles).size]).toEqual([ROWS, ROWS]);
  });
});
