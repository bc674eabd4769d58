import { formatClockTime, halfHours, isClockTime, minutesTo, parseClockTime } from './clock-time';
import { timeMessages } from './date-messages';

describe('a typed time', () => {
  it.each([
    ['6pm', '18:00'],
    ['6 PM', '18:00'],
    ['6 p.m.', '18:00'],
    ['6p', '18:00'],
    ['6:30 pm', '18:30'],
    ['6.30 pm', '18:30'],
    ['630pm', '18:30'],
    ['12 am', '00:00'],
    ['12:15 pm', '12:15'],
    ['18:30', '18:30'],
    ['18.30', '18:30'],
    ['1830', '18:30'],
    ['18h', '18:00'],
    ['6h', '06:00'],
    ['6 hrs', '06:00'],
    ['1830 hrs', '18:30'],
    ['06:30', '06:30'],
    ['0630', '06:30'],
    ['00:15', '00:15'],
    ['noon', '12:00'],
    ['12 noon', '12:00'],
    ['Midnight', '00:00'],
  ])('%s is %s', (text, time) => {
    expect(parseClockTime(text)).toEqual([time]);
  });

  it.each(['', 'x', '24:00', '25', '6:60', '13 pm', '0 am', '6:3', '12345', '6 xm'])('"%s" is none', (text) => {
    expect(parseClockTime(text)).toEqual([]);
  });

  it('that may be of either half of the day is in the evening up to 7, in the morning from 8, at noon for 12', () => {
    expect(parseClockTime('6.30')).toEqual(['18:30', '06:30']);
    expect(parseClockTime('6')).toEqual(['18:00', '06:00']);
    expect(parseClockTime('1')).toEqual(['13:00', '01:00']);
    expect(parseClockTime('7:59')).toEqual(['19:59', '07:59']);
    expect(parseClockTime('8')).toEqual(['08:00', '20:00']);
    expect(parseClockTime('11.30')).toEqual(['11:30', '23:30']);
    expect(parseClockTime('12')).toEqual(['12:00', '00:00']);
  });

  it('that may be of either half of the day is the next one after the start', () => {
    expect(parseClockTime('7', '18:00')).toEqual(['19:00', '07:00']);
    expect(parseClockTime('7', '06:00')).toEqual(['07:00', '19:00']);
    expect(parseClockTime('10', '18:00')).toEqual(['22:00', '10:00']);
    expect(parseClockTime('12', '09:00')).toEqual(['12:00', '00:00']);
    expect(parseClockTime('8', '21:00')).toEqual(['08:00', '20:00']);
  });
});

describe('a time of day', () => {
  it('is shown with its half of the day', () => {
    expect(['00:00', '09:05', '12:00', '18:30'].map(formatClockTime)).toEqual([
      '12:00 am',
      '9:05 am',
      '12:00 pm',
      '6:30 pm',
    ]);
    expect(formatClockTime('soon')).toBe('soon');
    expect(['24:00', '6:30', ''].some(isClockTime)).toBe(false);
  });

  it('is listed by the half hour, after a start with its duration', () => {
    expect(halfHours()).toHaveLength(48);
    expect(halfHours('18:15').slice(0, 2)).toEqual(['18:45', '19:15']);
    expect(halfHours('18:15').at(-1)).toBe('23:45');
    expect(halfHours('23:45')).toEqual([]);
    expect(['18:45', '19:15', '19:45'].map((end) => timeMessages.duration(minutesTo(end, '18:15')))).toEqual([
      '30 min',
      '1 h',
      '1 h 30 min',
    ]);
  });
});
