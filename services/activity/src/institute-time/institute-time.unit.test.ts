import { dayAt, instantAt } from './domain';

describe('the clocks of the institute', () => {
  it('are ahead of UTC at home, also past midnight', () => {
    expect(dayAt(new Date('2026-11-20T18:29:59Z'), 'Asia/Kolkata')).toBe('2026-11-20');
    expect(dayAt(new Date('2026-11-20T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-21');
    expect(instantAt('2026-11-20', '07:00', 'Asia/Kolkata')).toEqual(new Date('2026-11-20T01:30:00Z'));
  });

  it('show seven in the morning once also on the days on which they change', () => {
    expect(instantAt('2026-03-29', '07:00', 'Europe/Berlin')).toEqual(new Date('2026-03-29T05:00:00Z'));
    expect(instantAt('2026-10-25', '07:00', 'Europe/Berlin')).toEqual(new Date('2026-10-25T06:00:00Z'));
    expect(instantAt('2026-01-01', '07:00', 'America/New_York')).toEqual(new Date('2026-01-01T12:00:00Z'));
  });
});
