import { dayAt, endOf, lastDayBefore, tenureEnd } from './domain';

describe('a day at the institute', () => {
  it.each([
    ['Asia/Kolkata', '2027-03-31', '2027-03-31T18:30:00.000Z'],
    ['UTC', '2027-03-31', '2027-04-01T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2027-03-31', '2027-03-31T10:00:00.000Z'],
    ['Etc/GMT+12', '2027-03-31', '2027-04-01T12:00:00.000Z'],
    ['Asia/Kathmandu', '2028-02-29', '2028-02-29T18:15:00.000Z'],
    ['Europe/Berlin', '2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['America/New_York', '2026-12-31', '2027-01-01T05:00:00.000Z'],
  ])('in %s: %s is over at %s', (timeZone, day, end) => {
    expect(endOf(day, timeZone).toISOString()).toBe(end);
    expect(lastDayBefore(new Date(end), timeZone)).toBe(day);
    expect(dayAt(new Date(end), timeZone) > day).toBe(true);
  });
});

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
