import { weekdayOf } from '@portal/ui/days';
import { weeksOf } from './days';

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
