import { isWithin, writingTimeOf } from './hand-over.domain';

describe('the time in which notes are written', () => {
  it.each([
    ['2026-2027', 4, '2027-03-01', '2027-03-31'],
    ['2026-2027', 1, '2026-12-01', '2026-12-31'],
    ['2027-2028', 3, '2028-02-01', '2028-02-29'],
    ['2026-2027', 12, '2027-11-01', '2027-11-30'],
  ])('is the last month of %s where tenures start in month %d', (tenure, startMonth, from, until) => {
    expect(writingTimeOf(tenure, startMonth)).toEqual({ from, until });
  });

  it('begins with its first day and ends with its last', () => {
    const time = writingTimeOf('2026-2027', 4);
    expect(['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'].map((day) => isWithin(time, day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
