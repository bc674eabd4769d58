import { instantOf } from './domain';

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
});
