import { requestTime } from './request-time';

const at = (time: string, end_time: string, end_date?: string) =>
  requestTime({ date: '2026-11-28', time, end_time, ...(end_date && { end_date }) });

describe('the time of a room request', () => {
  it('names the day of its end only where that is another one', () => {
    expect(at('18:00', '21:00')).toBe('28 Nov 2026, 6:00 pm to 9:00 pm');
    expect(at('22:00', '00:00', '2026-11-29')).toBe('28 Nov 2026, 10:00 pm to midnight');
    expect(at('22:00', '02:00', '2026-11-29')).toBe('28 Nov 2026, 10:00 pm to 29 Nov 2026, 2:00 am');
  });
});
