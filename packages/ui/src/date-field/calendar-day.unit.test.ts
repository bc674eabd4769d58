import { addDays, addMonths, clampDay, dayOf, isDay, weekdayOf, weeksOf } from './calendar-day';

describe('a calendar day', () => {
  it('is one that exists, of a year with four digits', () => {
    for (const day of ['2026-11-25', '2028-02-29']) expect(isDay(day)).toBe(true);
    for (const text of ['', '25 Nov', '2026-02-29', '2026-13-01', '0026-11-25', '20266-11-25', '2026-1-1'])
      expect(isDay(text)).toBe(false);
    expect(dayOf(2026, 4, 31)).toBeUndefined();
    expect(dayOf(2026, 4, 3)).toBe('2026-04-03');
  });

  it('moves over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addMonths('2026-11-25', 2)).toBe('2027-01-25');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2028-02-29', -12)).toBe('2027-02-28');
    expect(addMonths('2026-03-31', -13)).toBe('2025-02-28');
  });

  it('stays within its range', () => {
    expect(clampDay('2026-11-25', '2026-12-01')).toBe('2026-12-01');
    expect(clampDay('2026-11-25', undefined, '2026-11-01')).toBe('2026-11-01');
    expect(clampDay('2026-11-25', '2026-11-25', '2026-11-25')).toBe('2026-11-25');
  });

  it('has a weekday, and a month of weeks that begin on Sunday, as in the calendar of events', () => {
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(weekdayOf('2026-11-28')).toBe(6);
    const weeks = weeksOf('2026-11-25');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[3]?.[0]).toBe('2026-11-22');
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', ...Array.from({ length: 5 })]);
    expect(weeksOf('2026-10-01')[0]).toEqual([...Array.from({ length: 4 }), '2026-10-01', '2026-10-02', '2026-10-03']);
  });
});
