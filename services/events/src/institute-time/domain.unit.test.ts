import { dayOf, instantOf, monthsOf, spanOf } from './domain';

describe('institute time', () => {
  it('reads ten in the morning in India as half past four in UTC', () => {
    expect(instantOf('2026-11-21', '10:00', 'Asia/Kolkata').toISOString()).toBe('2026-11-21T04:30:00.000Z');
  });

  it('reads the first hours of a day as the evening before in UTC', () => {
    expect(instantOf('2026-01-01', '00:15', 'Asia/Kolkata').toISOString()).toBe('2025-12-31T18:45:00.000Z');
  });

  it('keeps the shown time before and after the clocks change', () => {
    expect(instantOf('2026-03-28', '10:00', 'Europe/Berlin').toISOString()).toBe('2026-03-28T09:00:00.000Z');
    expect(instantOf('2026-03-29', '10:00', 'Europe/Berlin').toISOString()).toBe('2026-03-29T08:00:00.000Z');
    expect(instantOf('2026-03-29', '01:30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T00:30:00.000Z');
  });

  it('knows the day that it is there', () => {
    expect(dayOf(new Date('2026-11-30T18:29:59Z'), 'Asia/Kolkata')).toBe('2026-11-30');
    expect(dayOf(new Date('2026-11-30T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-12-01');
  });

  it('counts both ends of a span of days', () => {
    expect(spanOf({ from: '2026-11-21', to: '2026-11-21' }, 'Asia/Kolkata')).toEqual({
      after: new Date('2026-11-20T18:30:00Z'),
      before: new Date('2026-11-21T18:30:00Z'),
    });
    expect(spanOf({}, 'Asia/Kolkata')).toEqual({});
  });

  it('names each month that something touches', () => {
    const months = (start: string | null, end: string | null) =>
      monthsOf(start ? new Date(start) : null, end ? new Date(end) : null, 'Asia/Kolkata');
    expect(months('2026-11-30T18:30:00Z', null)).toEqual(['2026-12']);
    expect(months('2026-11-30T10:00:00Z', '2026-11-30T18:30:00Z')).toEqual(['2026-11']);
    expect(months('2026-11-30T10:00:00Z', '2027-01-31T10:00:00Z')).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(months(null, null)).toEqual([]);
    expect(months('2026-01-01T00:00:00Z', '9999-12-01T00:00:00Z')).toHaveLength(60);
  });
});
