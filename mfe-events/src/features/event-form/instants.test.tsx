import { instantOf } from './instants';

const instant = (date: string, time: string, timeZone: string) => instantOf({ date, time }, timeZone);

describe('a day and a time of the institute', () => {
  it('become the instant at which its clocks show them', () => {
    expect(instant('2026-12-12', '14:00', 'Asia/Kolkata')).toBe('2026-12-12T08:30:00.000Z');
  });

  it('may lie on the day before in UTC', () => {
    expect(instant('2026-12-12', '00:15', 'Asia/Kolkata')).toBe('2026-12-11T18:45:00.000Z');
  });

  it('are undefined until both are given and the day exists', () => {
    expect(instant('2026-12-12', '', 'Asia/Kolkata')).toBeUndefined();
    expect(instant('0002-12-12', '14:00', 'Asia/Kolkata')).toBeUndefined();
  });

  it('follow the clocks where they change for the summer', () => {
    expect(instant('2026-03-29', '00:30', 'Europe/Berlin')).toBe('2026-03-28T23:30:00.000Z');
    expect(instant('2026-03-29', '03:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  });
});
