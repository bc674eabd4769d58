import { SECOND_MS } from '@portal/contracts';
import { byLane, startTestService, testClock, type TestService } from '@portal/test-kit';
import { imported } from '../../testing/imports';
import { orgService } from '../index';

/** Rows are written in batches of 100, and the largest file has 5,000. */
const ROWS = byLane({ push: 101, endurance: 5_000 });
/** Within which the largest file is checked and imported. */
const MOST_MS = 30 * SECOND_MS;

describe(`a file of ${ROWS} rows`, () => {
  let org: TestService;
  beforeAll(async () => {
    org = await startTestService(orgService, { clock: testClock('2026-11-20T10:00:00Z') });
  });
  afterAll(() => org.stop());

  it('is imported as a whole in half a minute at most, and changes nothing when it comes again', async () => {
    const rows = Array.from({ length: ROWS }, (_, index) => `Unit${index},Club,SciTech,unit${index}@example.edu\n`);
    const file = `Name,Type,Category,Contact email\n${rows.join('')}`;
    const start = performance.now();
    expect(await imported(org, 'units', file)).toEqual({ created: ROWS, changed: 0, unchanged: 0 });
    expect(performance.now() - start).toBeLessThan(MOST_MS);
    expect(await imported(org, 'units', file)).toEqual({ created: 0, changed: 0, unchanged: ROWS });
    expect(await org.outbox()).toHaveLength(ROWS);
  });
});
