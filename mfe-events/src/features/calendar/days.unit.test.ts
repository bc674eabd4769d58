import { weekdayOf } from '@portal/ui/days';
import { weeksOf, weeksToCome } from './days';

describe('the weeks of a month', () => {
  it('begin on a Sunday and hold every day of it', () => {
    const weeks = weeksOf('2026-11-21', 'month');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
    for (const week of weeks) expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('are four for a February that fits, six for a month that does not', () => {
    expect(weeksOf('2026-02-10', 'month')).toHaveLength(4);
    expect(weeksOf('2026-08-10', 'month')).toHaveLength(6);
  });

  it('are one when a week is shown', () => {
    expect(weeksOf('2026-11-21', 'week')).toEqual([
      ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
    ]);
  });
});

describe('the weeks to come', () => {
  const sundays = (day: string, today: string) => weeksToCome(day, today).map(([sunday]) => sunday);

  it('begin with the current week', () => {
    expect(sundays('2026-11-12', '2026-11-10')).toEqual(['2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29']);
  });

  it('are at least four, also at the end of a month', () => {
    expect(sundays('2026-11-30', '2026-11-30')).toEqual(['2026-11-29', '2026-12-06', '2026-12-13', '2026-12-20']);
  });

  it('are the whole month for a day before them and in other months', () => {
    expect(weeksToCome('2026-11-12', '2026-11-24')).toEqual(weeksOf('2026-11-12', 'month'));
    expect(weeksToCome('2026-12-12', '2026-11-24')).toEqual(weeksOf('2026-12-12', 'month'));
    expect(weeksToCome('2026-10-12', '2026-11-24')).toEqual(weeksOf('2026-10-12', 'month'));
  });
});
