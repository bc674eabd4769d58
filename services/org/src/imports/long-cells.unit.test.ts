import { inManyTurns } from '@portal/test-kit/turns';
import { planUnits } from './unit-import.domain';

/** A letter that is eighteen in the key of a text, which makes its key take long. */
const LONG_LETTER = '\uFDFA';

describe('a file with long cells', () => {
  it('lets others be served while its rows are planned, and has its faults', async () => {
    const cells = { name: LONG_LETTER.repeat(4_000), type: 'Club', category: 'scitech' };
    const rows = Array.from({ length: 300 }, (_, line) => ({ line, cells }));
    const plan = { scope: { kind: 'everything' }, units: [], exportedCells: () => ({}) } as const;
    const { result, turns } = await inManyTurns(() =>
      planUnits(rows, { ...plan, newId: () => 'a'.repeat(24), now: new Date() }),
    );
    expect(result.faults.length).toBeGreaterThanOrEqual(rows.length);
    expect(turns).toBeGreaterThanOrEqual(rows.length);
  });
});
