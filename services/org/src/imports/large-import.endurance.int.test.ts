import { SECOND_MS, type ImportKind } from '@portal/contracts';
import { byLane, startTestService, testClock, type TestService } from '@portal/test-kit';
import { newStudent } from '../../testing/holders';
import { imported } from '../../testing/imports';
import { newUnit } from '../../testing/positions';
import { orgService } from '../index';

/** Rows are written in batches of 100, and the largest file has 5,000. */
const ROWS = byLane({ push: 101, endurance: 5_000 });
/** Within which the largest file is checked and imported. */
const MOST_MS = 30 * SECOND_MS;

/** Each student holds each position in each tenure from 2016 on. */
const STUDENTS = 10;
const POSITIONS = Math.min(50, Math.ceil(ROWS / STUDENTS));

const fileOf = (header: string, rows: number, rowOf: (index: number) => string) =>
  `${header}\n${Array.from({ length: rows }, (_, index) => `${rowOf(index)}\n`).join('')}`;
const positionsFile = (rows: number) =>
  fileOf('Title,Unit,Type,Places,Responsibilities', rows, (n) => `Position ${n},Coding Club,Member,${STUDENTS},Help`);

function holderRow(index: number): string {
  const position = Math.floor(index / STUDENTS) % POSITIONS;
  const year = 2016 + Math.floor(index / (STUDENTS * POSITIONS));
  return `student${index % STUDENTS}@example.edu,Position ${position},Coding Club,${year}-${year + 1}`;
}

describe(`a file of ${ROWS} rows`, () => {
  let org: TestService;
  beforeEach(async () => {
    org = await startTestService(orgService, { clock: testClock('2026-11-20T10:00:00Z') });
  });
  afterEach(() => org.stop());

  async function expectImported(kind: ImportKind, file: string): Promise<void> {
    const before = (await org.outbox()).length;
    const start = performance.now();
    expect(await imported(org, kind, file)).toEqual({ created: ROWS, changed: 0, unchanged: 0 });
    expect(performance.now() - start).toBeLessThan(MOST_MS);
    expect(await imported(org, kind, file)).toEqual({ created: 0, changed: 0, unchanged: ROWS });
    expect(await org.outbox()).toHaveLength(before + ROWS);
  }

  it('of units is imported as a whole in half a minute at most, and changes nothing when it comes again', () =>
    expectImported(
      'units',
      fileOf('Name,Type,Category,Contact email', ROWS, (n) => `Unit${n},Club,SciTech,unit${n}@example.edu`),
    ));

  it('of positions is, too', async () => {
    await newUnit(org, 'Coding Club');
    await expectImported('positions', positionsFile(ROWS));
  });

  it('of position holders is, too', async () => {
    await newUnit(org, 'Coding Club');
    await imported(org, 'positions', positionsFile(POSITIONS));
    for (let n = 0; n < STUDENTS; n += 1) await newStudent(org, `Student${n} Rao`);
    await expectImported('holders', fileOf('Email,Position,Unit,Tenure year', ROWS, holderRow));
  });
});
