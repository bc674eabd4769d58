import {
  dateTimeOf,
  dayOf,
  endOfDay,
  instantOf,
  lastDayBefore,
  lastMonths,
  monthsOf,
  rangeOfDays,
  startOfDay,
} from './institute-time';

describe('institute time', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-21', '10:00', '2026-11-21T04:30:00.000Z'],
    ['Asia/Kolkata', '2026-01-01', '00:15', '2025-12-31T18:45:00.000Z'],
    ['Europe/Berlin', '2026-03-28', '10:00', '2026-03-28T09:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '10:00', '2026-03-29T08:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '07:00', '2026-10-25T06:00:00.000Z'],
    ['America/New_York', '2026-01-01', '07:00', '2026-01-01T12:00:00.000Z'],
  ])('reads a time of day in %s, also around a change of the clocks: %s %s', (timeZone, day, time, instant) => {
    expect(instantOf(day, time, timeZone).toISOString()).toBe(instant);
  });

  it('knows the day in the time zone of an instant, and its time', () => {
    expect(dayOf(new Date('2026-11-30T18:29:59Z'), 'Asia/Kolkata')).toBe('2026-11-30');
    expect(dayOf(new Date('2026-11-30T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-12-01');
    expect(dateTimeOf(new Date('2026-11-30T18:35:00Z'), 'Asia/Kolkata')).toBe('2026-12-01 00:05');
  });

  it.each([
    ['Asia/Kolkata', '2027-03-31', '2027-03-31T18:30:00.000Z'],
    ['UTC', '2027-03-31', '2027-04-01T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2027-03-31', '2027-03-31T10:00:00.000Z'],
    ['Etc/GMT+12', '2027-03-31', '2027-04-01T12:00:00.000Z'],
    ['Asia/Kathmandu', '2028-02-29', '2028-02-29T18:15:00.000Z'],
    ['Europe/Berlin', '2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['America/New_York', '2026-12-31', '2027-01-01T05:00:00.000Z'],
  ])('in %s the day %s is over at %s', (timeZone, day, end) => {
    expect(endOfDay(day, timeZone).toISOString()).toBe(end);
    expect(lastDayBefore(new Date(end), timeZone)).toBe(day);
    expect(dayOf(new Date(end), timeZone) > day).toBe(true);
    expect(dayOf(startOfDay(day, timeZone), timeZone)).toBe(day);
  });

  it('counts both ends of a range of days', () => {
    expect(rangeOfDays({ from: '2026-11-21', to: '2026-11-21' }, 'Asia/Kolkata')).toEqual({
      start: new Date('2026-11-20T18:30:00Z'),
      end: new Date('2026-11-21T18:30:00Z'),
    });
    expect(rangeOfDays({}, 'Asia/Kolkata')).toEqual({});
  });

  it('names each month that a stretch of time touches', () => {
    const months = (start: string | null, end: string | null) =>
      monthsOf(start ? new Date(start) : null, end ? new Date(end) : null, 'Asia/Kolkata');
    expect(months('2026-11-30T18:30:00Z', null)).toEqual(['2026-12']);
    expect(months('2026-11-30T10:00:00Z', '2026-11-30T18:30:00Z')).toEqual(['2026-11']);
    expect(months('2026-11-30T10:00:00Z', '2027-01-31T10:00:00Z')).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(months(null, null)).toEqual([]);
    expect(months('2026-01-01T00:00:00Z', '9999-12-01T00:00:00Z')).toHaveLength(60);
  });

  it('names the last months, oldest first, by the institute’s calendar', () => {
    // The last evening of October in UTC is November in India.
    expect(lastMonths(new Date('2026-10-31T20:00:00Z'), 3, 'Asia/Kolkata')).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(lastMonths(new Date('2027-01-31T10:00:00Z'), 2, 'Asia/Kolkata')).toEqual(['2026-12', '2027-01']);
  });
});
