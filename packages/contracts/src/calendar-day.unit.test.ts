import { addDays, addYears, daysBetween, tenureBefore, tenureEndOf, tenureFrom, tenureOf } from './calendar-day';

describe('a calendar day', () => {
  it('moves over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  });

  it('keeps its order when it is moved by years', () => {
    expect(addYears('2026-11-20', -18)).toBe('2008-11-20');
    expect(addYears('2028-02-29', 1) < '2029-03-01').toBe(true);
  });
});

describe('a tenure', () => {
  it.each([
    ['2026-11-19', 4, '2027-03-31'],
    ['2027-03-31', 4, '2027-03-31'],
    ['2027-04-01', 4, '2028-03-31'],
    ['2027-05-01', 3, '2028-02-29'],
    ['2026-06-15', 1, '2026-12-31'],
  ])('of %s, when tenures start in month %i, ends on %s', (day, startMonth, end) => {
    expect(tenureEndOf(day, startMonth)).toBe(end);
  });

  it.each([
    ['2026-11-19', 4, '2026-2027'],
    ['2027-03-31', 4, '2026-2027'],
    ['2027-04-01', 4, '2027-2028'],
    ['2026-06-15', 1, '2026-2027'],
  ])('has %s, when tenures start in month %i, in %s', (day, startMonth, tenure) => {
    expect(tenureOf(day, startMonth)).toBe(tenure);
  });

  it('is called by the year it starts in and the next', () => {
    expect(tenureFrom(2016)).toBe('2016-2017');
    expect(tenureBefore('2026-2027')).toBe('2025-2026');
  });
});
