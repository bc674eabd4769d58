import {
  calendarDayOf,
  clockTimeOf,
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatMoney,
  formatRelative,
  formatShortDate,
  formatTime,
  formatWeekday,
  isCalendarDay,
} from './format';

const evening = '2026-11-19T12:30:00.000Z';

describe('formats', () => {
  it('shows a date with an abbreviated month', () => {
    expect(formatDate(evening)).toBe('19 Nov 2026');
    expect(formatDate('2026-09-05T06:00:00Z')).toBe('5 Sep 2026');
  });

  it('names the year only where it is another one', () => {
    expect(formatShortDate(evening, 'Asia/Kolkata', '2026-01-01T06:00:00Z')).toBe('19 Nov');
    expect(formatShortDate(evening, 'Asia/Kolkata', '2027-01-01T06:00:00Z')).toBe('19 Nov 2026');
    expect(formatWeekday('2026-11-19T19:00:00Z')).toBe('Fri');
  });

  it('takes for a calendar day only what exists, of a year with four digits', () => {
    for (const day of ['2026-11-21', '2028-02-29']) expect(isCalendarDay(day)).toBe(true);
    for (const text of ['2026-02-30', '2026-1-1', '0002-12-12', '20266-12-12', 'today', '', null, undefined])
      expect(isCalendarDay(text)).toBe(false);
  });

  it('leaves a calendar day the day it is', () => {
    expect(formatCalendarDay('2006-03-14')).toBe('14 Mar 2006');
  });

  it('shows times of the institute, not of the browser', () => {
    expect(formatTime(evening)).toBe('6:00 pm');
    expect(formatTime(evening, 'UTC')).toBe('12:30 pm');
    expect(formatTime('2026-11-18T18:30:00Z')).toBe('12:00 am');
  });

  it('puts an event of the late evening on the right day', () => {
    expect(formatDate('2026-11-19T19:00:00Z')).toBe('20 Nov 2026');
    expect(calendarDayOf('2026-11-19T19:00:00Z')).toBe('2026-11-20');
  });

  it('gives fields the day and the time of the institute', () => {
    expect(calendarDayOf('2026-11-18T18:35:00Z')).toBe('2026-11-19');
    expect(clockTimeOf('2026-11-18T18:35:00Z')).toBe('00:05');
    expect(clockTimeOf(evening, 'UTC')).toBe('12:30');
  });

  it('writes longer and shorter days', () => {
    expect(formatLongDate(evening)).toBe('Thursday, 19 November 2026');
    expect(formatDay(evening)).toBe('Thu, 19 Nov');
    expect(formatDateTime(evening)).toBe('19 Nov 2026, 6:00 pm');
  });

  it('groups rupees the Indian way and shows no paise', () => {
    expect(formatMoney(120000)).toBe('₹1,20,000');
    expect(formatMoney(0)).toBe('₹0');
  });

  it('says how long ago something was', () => {
    const relative = (moment: string) => formatRelative(moment, 'Asia/Kolkata', '2026-11-19T12:00:00Z');
    expect(relative('2026-11-19T11:59:40Z')).toBe('now');
    expect(relative('2026-11-19T11:55:00Z')).toBe('5 minutes ago');
    expect(relative('2026-11-18T12:10:00Z')).toBe('23 hours ago');
    expect(relative('2026-11-18T12:00:00Z')).toBe('yesterday');
    expect(relative('2026-11-22T12:00:00Z')).toBe('in 3 days');
    expect(relative('2026-11-06T12:00:00Z')).toBe('1 week ago');
    expect(relative('2026-10-10T12:00:00Z')).toBe('1 month ago');
    expect(relative('2028-11-19T12:00:00Z')).toBe('in 2 years');
  });

  it('calls only the calendar day before yesterday, and the one after it tomorrow', () => {
    // Half past nine in the evening at the institute.
    const relative = (moment: string) => formatRelative(moment, 'Asia/Kolkata', '2026-11-19T16:00:00Z');
    expect(relative('2026-11-17T18:31:00Z')).toBe('yesterday');
    expect(relative('2026-11-17T18:29:00Z')).toBe('2 days ago');
    expect(relative('2026-11-20T18:29:00Z')).toBe('tomorrow');
    expect(relative('2026-11-20T18:31:00Z')).toBe('in 2 days');
  });
});
