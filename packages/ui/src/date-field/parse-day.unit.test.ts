import { nearerDay, parseDay } from './parse-day';

// A Monday.
const today = '2026-11-23';

describe('a typed date', () => {
  it.each([
    ['25 Nov 2026', '2026-11-25'],
    ['25 november 2026', '2026-11-25'],
    ['  25  nov  26 ', '2026-11-25'],
    ["25 nov '26", '2026-11-25'],
    ['25nov', '2026-11-25'],
    ['25-Nov-2026', '2026-11-25'],
    ['25th Nov, 2026', '2026-11-25'],
    ['1st dec', '2026-12-01'],
    ['5 sept 2027', '2027-09-05'],
    ['Nov 25', '2026-11-25'],
    ['November 25, 2026', '2026-11-25'],
    ['Wed, 25 Nov 2026', '2026-11-25'],
    ['25/11/2026', '2026-11-25'],
    ['25/11/26', '2026-11-25'],
    ['25.11.2026', '2026-11-25'],
    ['25-11-2026', '2026-11-25'],
    ['25 11 2026', '2026-11-25'],
    ['25112026', '2026-11-25'],
    ['5/4/2027', '2027-04-05'],
    ['2026-11-25', '2026-11-25'],
    ['2026/1/5', '2026-01-05'],
    ['29 feb', '2028-02-29'],
    ['today', '2026-11-23'],
    ['Tomorrow', '2026-11-24'],
    ['yesterday', '2026-11-22'],
    ['in 3 days', '2026-11-26'],
    ['in 1 week', '2026-11-30'],
    ['in 2 months', '2027-01-23'],
    ['2 weeks ago', '2026-11-09'],
    ['mon', '2026-11-23'],
    ['monday', '2026-11-23'],
    ['next monday', '2026-11-30'],
    ['last monday', '2026-11-16'],
    ['thurs', '2026-11-26'],
    ['next thu', '2026-11-26'],
    ['on fri', '2026-11-27'],
  ])('%s is %s', (text, day) => {
    expect(parseDay(text, { today })).toBe(day);
  });

  it.each([
    '',
    '25',
    'nov',
    'soon',
    '31/4',
    '31 apr 2027',
    '11/25/2026',
    '25 no',
    '25 nov 2',
    '25 nov 202',
    '0002-12-12',
    '20266-12-12',
    'in 3',
    '3 days',
    'in 3 days ago',
    'mo',
    'next',
    '25 nov 2026 x',
  ])('"%s" is none', (text) => {
    expect(parseDay(text, { today })).toBeUndefined();
  });
});

describe('a year that is left out', () => {
  it('is the one of the next such day', () => {
    expect(parseDay('23 nov', { today })).toBe('2026-11-23');
    expect(parseDay('22 nov', { today })).toBe('2027-11-22');
    expect(parseDay('5/1', { today })).toBe('2027-01-05');
  });

  it('follows the range', () => {
    expect(parseDay('25 nov', { today, min: '2027-12-01' })).toBe('2028-11-25');
    expect(parseDay('25 nov', { today, max: '2026-11-24' })).toBe('2026-11-25');
  });

  it('is the one of the last such day in a field of the past', () => {
    const past = { today, max: today, assumes: 'past' } as const;
    expect(parseDay('23 nov', past)).toBe('2026-11-23');
    expect(parseDay('25 nov', past)).toBe('2025-11-25');
    expect(parseDay('25 nov', { ...past, max: '2024-06-01' })).toBe('2023-11-25');
    expect(parseDay('tue', past)).toBe('2026-11-17');
    expect(parseDay('mon', past)).toBe('2026-11-23');
    expect(parseDay('1/6/99', past)).toBe('1999-06-01');
  });

  it('is not guessed where nothing is assumed, unless the range leaves one only', () => {
    const birth = { today, min: '1926-01-01', max: '2016-12-31', assumes: 'nothing' } as const;
    expect(parseDay('14 mar', birth)).toBeUndefined();
    expect(parseDay('14/3', { ...birth, min: undefined })).toBeUndefined();
    expect(parseDay('mon', birth)).toBeUndefined();
    expect(parseDay('14 mar', { ...birth, min: '2005-06-01', max: '2006-05-31' })).toBe('2006-03-14');
    expect(parseDay('14/3/06', birth)).toBe('2006-03-14');
    expect(parseDay('14/3/98', birth)).toBe('1998-03-14');
    expect(parseDay('14/3/06', { ...birth, min: undefined })).toBeUndefined();
    expect(parseDay('14/3/2020', birth)).toBe('2020-03-14');
  });
});

describe('the nearer day of a text without a year', () => {
  it('is the one that has just passed, or is about to come', () => {
    expect(nearerDay('21 nov', { today })).toBe('2026-11-21');
    expect(nearerDay('24 nov', { today, max: today, assumes: 'past' })).toBe('2026-11-24');
  });

  it('is none where the next one is nearer, the year was typed or nothing is assumed', () => {
    for (const text of ['25 nov', '5 jan', '21 nov 2027', "21 nov '27", '21/11/2026', 'sun', 'yesterday', 'soon'])
      expect(nearerDay(text, { today })).toBeUndefined();
    expect(nearerDay('21 nov', { today, assumes: 'nothing' })).toBeUndefined();
  });
});
