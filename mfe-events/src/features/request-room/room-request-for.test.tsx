import { roomRequestFor } from './room-request-for';
import { emptyRoomRequest } from './room-request-form';

const zone = 'Asia/Kolkata';
const now = Date.parse('2026-11-20T00:00:00Z');
const when = (start: string | null, end: string | null) => ({
  schedule: { start, end, venue: '', mode: 'offline' as const },
});

describe('the request for an event', () => {
  it('begins with its day and times, on the clocks of the institute', () => {
    const event = when('2026-11-20T19:30:00.000Z', '2026-11-20T21:00:00.000Z');
    expect(roomRequestFor(event, zone, now)).toEqual({
      ...emptyRoomRequest,
      date: '2026-11-21',
      time: '01:00',
      end_time: '02:30',
    });
  });

  it('leaves the end open when the event has none, or ends on another day', () => {
    const start = '2026-11-21T04:30:00.000Z';
    expect(roomRequestFor(when(start, null), zone, now).end_time).toBe('');
    expect(roomRequestFor(when(start, '2026-11-22T04:30:00.000Z'), zone, now)).toMatchObject({
      date: '2026-11-21',
      time: '10:00',
      end_time: '',
    });
  });

  it('begins empty when the event has no date, or has begun', () => {
    expect(roomRequestFor(when(null, null), zone, now)).toEqual(emptyRoomRequest);
    expect(roomRequestFor(when('2026-11-19T04:30:00.000Z', null), zone, now)).toEqual(emptyRoomRequest);
  });
});
