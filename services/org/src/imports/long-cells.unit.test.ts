import { planUnits } from './unit-import.domain';

/** A letter that is eighteen in the key of a text, which makes its key take long. */
const LONG_LETTER = '\uFDFA';

describe('a file with long cells', () => {
  it('lets others be served while its rows are planned, and has its faults', async () => {
    const cells = { name: LONG_LETTER.repeat(4_000), type: 'Club', category: 'scitech' };
    const rows = Array.from({ length: 300 }, (_, line) => ({ line, cells }));
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    const { faults } = await planUnits(rows, {
      scope: { kind: 'everything' },
      units: [],
      exportedCells: () => ({}),
      newId: () => 'a'.repeat(24),
      now: new Date(),
    });
    clearInterval(counting);
    expect(faults.length).toBeGreaterThanOrEqual(rows.length);
    expect(turns).toBeGreaterThan(20);
  });
});
