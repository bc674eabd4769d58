import { daysBetween, endsSoon, tenureEnd } from './tenure';

describe('a tenure', () => {
  it.each([
    ['2026-11-19', 4, '2027-03-31'],
    ['2027-03-31', 4, '2027-03-31'],
    ['2027-04-01', 4, '2028-03-31'],
    ['2027-05-01', 3, '2028-02-29'],
    ['2026-06-15', 1, '2026-12-31'],
  ])('of %s, when tenures start in month %i, ends on %s', (today, month, end) => {
    expect(tenureEnd(today, month)).toBe(end);
  });
});

describe('the end of a role', () => {
  it('is so many days away', () => {
    expect(daysBetween('2026-11-19', '2026-11-30')).toBe(11);
    expect(daysBetween('2026-11-19', '2026-11-19')).toBe(0);
  });

  it('is soon within two weeks', () => {
    expect(endsSoon('2026-11-19', '2026-12-03')).toBe(true);
    expect(endsSoon('2026-11-19', '2026-12-04')).toBe(false);
  });
});
