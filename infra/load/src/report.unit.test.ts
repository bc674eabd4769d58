import { comparisonTable, ratioToReference, verdictOn, type Row } from './report';

const round = (requestsPerSecond: number, p95: number, failures = 0) => ({ requestsPerSecond, p95, failures });
const rows: Row[] = [
  { name: 'reference', clients: 10, rounds: [round(100, 10), round(200, 20), round(10, 90)] },
  { name: 'list', clients: 10, reference: 'reference', rounds: [round(50, 20), round(120, 40, 2), round(50, 30, 1)] },
];
const [, list] = rows as [Row, Row];

describe('the report of a load run', () => {
  it('compares each round with the reference in the same round, and takes the median', () => {
    expect(ratioToReference(rows, list, 'requestsPerSecond')).toBe(0.6);
    expect(ratioToReference(rows, list, 'p95')).toBe(2);
  });

  it('shows rates, times, ratios and every failure', () => {
    expect(comparisonTable(rows).split('\n').at(-1)).toMatch(/^ +10 {2}list +50 +0\.60 +30\.0 +2\.00 +3$/);
  });

  it('passes a call that is fast enough and never failed, and no other', () => {
    const steady: Row[] = [
      { name: 'reference', clients: 10, rounds: [round(100, 10), round(110, 20)] },
      { name: 'list', clients: 10, reference: 'reference', rounds: [round(60, 20), round(66, 40)] },
    ];
    expect(verdictOn(steady, 'list', 0.6).passes).toBe(true);
    expect(verdictOn(steady, 'list', 0.7).passes).toBe(false);
    expect(verdictOn(steady, 'other list', 0.4).passes).toBe(false);
    expect(verdictOn(rows, 'list', 0.4)).toMatchObject({ passes: false, text: expect.stringContaining('3 requests') });
  });

  it('says that the machine was disturbed, instead of failing, when the reference itself varies', () => {
    const flawless = rows.map((row) => ({ ...row, rounds: row.rounds.map((one) => ({ ...one, failures: 0 })) }));
    expect(verdictOn(flawless, 'list', 0.7)).toMatchObject({
      passes: true,
      text: expect.stringContaining('The machine was disturbed.'),
    });
  });
});
