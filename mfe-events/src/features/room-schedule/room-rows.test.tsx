import type { EventAnswer } from '@portal/contracts';
import type { DayRequest } from './api/list-day-requests';
import { firstFree, pointedTime } from './free-time';
import { columnsOf, hoursOf, positionOf } from './hours';
import { availabilityQueryOf, checkAvailability } from './requested-room';
import { plannedUsesOf } from './planned-use';
import { roomRowsOf, type RoomAvailability } from './room-rows';
import { dayPartsOf, spanText } from './time-span';

const room = (name: string, capacity: number, ...taken: string[]): RoomAvailability => ({
  _id: `room-${name}`,
  name,
  building: '',
  capacity,
  taken: taken.map((span) => ({ start: span.slice(0, 5), end: span.slice(6), days: [0] })),
});

const request = (id: string, at: string, more: Partial<DayRequest> = {}): DayRequest => ({
  _id: id,
  room: 'Senate Hall',
  date: '2026-11-19',
  time: at.slice(0, 5),
  end_time: at.slice(6),
  description: '',
  status: 'Pending',
  created_at: '2026-11-01T00:00:00.000Z',
  event: { _id: 'e', title: `Event ${id}` },
  unit: null,
  ...more,
});

const statesOf = (rooms: RoomAvailability[], requests: DayRequest[]) =>
  roomRowsOf('2026-11-19', rooms, requests).map(({ name, bookings }) => [
    name,
    ...bookings.map(({ state, row }) => `${state} ${row}`),
  ]);

describe('the day of a room', () => {
  it('has the requests in my scope with their state, and other bookings as Booked', () => {
    const taken = room('Senate Hall', 120, '09:00-10:00', '14:00-17:00');
    const own = request('a', '14:00-17:00', { status: 'Approved', room: ' senate  HALL' });
    expect(statesOf([taken], [own])).toEqual([['Senate Hall', 'Booked 0', 'Approved 0']]);
  });

  it('stacks bookings that overlap, but not one that follows another', () => {
    const requests = [request('a', '15:00-17:00'), request('b', '16:00-18:30'), request('c', '17:00-18:00')];
    expect(statesOf([room('Senate Hall', 120)], requests)).toEqual([
      ['Senate Hall', 'Pending 0', 'Pending 1', 'Pending 0'],
    ]);
  });

  it('puts approved bookings on top', () => {
    const requests = [
      request('a', '09:00-12:00', { status: 'Rejected' }),
      request('b', '10:00-11:00', { status: 'Approved' }),
    ];
    expect(statesOf([room('Senate Hall', 120, '10:00-11:00')], requests)).toEqual([
      ['Senate Hall', 'Rejected 1', 'Approved 0'],
    ]);
  });

  it('has events without a booking as planned, and those with one once', () => {
    const planOf = (id: string, at: string) => ({
      room: 'senate hall ',
      start: at.slice(0, 5),
      end: at.slice(6),
      event: { _id: id, title: id },
    });
    const planned = (requests: DayRequest[], ...taken: string[]) =>
      roomRowsOf('2026-11-19', [room('Senate Hall', 120, ...taken)], requests, [
        planOf('e', '14:00-17:00'),
      ])[0]?.bookings.map(({ state }) => state);
    expect(planned([])).toEqual(['Planned']);
    expect(planned([request('a', '14:00-17:00')])).toEqual(['Pending']);
    expect(planned([request('a', '14:00-17:00', { status: 'Rejected' })])).toEqual(['Planned', 'Rejected']);
    // A booking of others at that time may be its own.
    expect(planned([], '14:00-17:00')).toEqual(['Booked']);
    expect(planned([], '17:00-18:00')).toEqual(['Planned', 'Booked']);
  });

  it('is free for a request while an event is only planned there', () => {
    const [row] = roomRowsOf(
      '2026-11-19',
      [room('Senate Hall', 120)],
      [],
      [{ room: 'Senate Hall', start: '08:00', end: '12:00', event: { _id: 'e', title: 'Talk' } }],
    );
    expect(row && firstFree(row, { from: 8, to: 22 })).toBe('08:00');
  });

  it('shows a closed room while it is booked', () => {
    const closed = (name: string, ...taken: string[]) => ({ ...room(name, 120, ...taken), isClosed: true as const });
    expect(statesOf([closed('Senate Hall', '09:00-10:00'), closed('Old Hall')], [])).toEqual([
      ['Senate Hall', 'Booked 0'],
    ]);
  });

  it('has the part of a booking over midnight that lies on it', () => {
    const before = request('a', '22:00-02:00', { date: '2026-11-18', end_date: '2026-11-19', status: 'Approved' });
    const late = request('b', '22:00-02:00', { end_date: '2026-11-20', status: 'Approved' });
    const untilMidnight = request('c', '20:00-00:00', { date: '2026-11-18', end_date: '2026-11-19' });
    const taken = room('Senate Hall', 120, '00:00-02:00', '22:00-24:00');
    const [row] = roomRowsOf('2026-11-19', [taken], [before, late, untilMidnight]);
    expect(row?.bookings.map(({ key, start, end }) => [key, start, end])).toEqual([
      ['a', '00:00', '02:00'],
      ['b', '22:00', '24:00'],
    ]);
  });

  it('also shows a room that is not in the catalogue', () => {
    expect(statesOf([], [request('a', '10:00-11:00', { room: 'Lawn' })])).toEqual([['Lawn', 'Pending 0']]);
  });
});

describe('the hours of the schedule', () => {
  it('are 8 am to 10 pm, and wider when something lies outside', () => {
    expect(hoursOf([{ start: '09:00', end: '10:00' }])).toEqual({ from: 8, to: 22 });
    expect(hoursOf([{ start: '06:30', end: '23:15' }])).toEqual({ from: 6, to: 24 });
  });

  it('are all named, or every second one when they are many', () => {
    const named = (from: number, to: number) =>
      columnsOf({ from, to }).flatMap(({ hour, isNamed }) => (isNamed ? [hour] : []));
    expect(named(8, 12)).toEqual([8, 9, 10, 11]);
    expect(named(1, 20)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
  });

  it('place a booking by its times', () => {
    expect(positionOf({ start: '15:00', end: '22:00' }, { from: 8, to: 22 })).toEqual({ left: '50%', width: '50%' });
  });
});

describe('a free time', () => {
  const [row] = roomRowsOf('2026-11-19', [room('Senate Hall', 120, '08:00-10:00', '10:30-11:00')], []);
  const hours = { from: 8, to: 22 };

  it('is the first hour in which nothing is booked, and never one that is over', () => {
    expect(firstFree(row!, hours)).toBe('11:00');
    expect(firstFree(row!, hours, '12:10')).toBe('12:30');
    expect(firstFree(row!, hours, '21:40')).toBeUndefined();
  });

  it('is the half hour that I point at', () => {
    expect(pointedTime(0.5, hours)).toBe('15:00');
    expect(pointedTime(0.49, hours)).toBe('14:30');
    expect(pointedTime(0, hours, '11:20')).toBe('11:30');
  });
});

describe('a requested room', () => {
  const requested = {
    room: 'main auditorium',
    date: '2026-11-19',
    time: '18:00',
    end_time: '',
    ends_next_day: false,
    seats: 100,
  };
  const rooms = [
    room('Main Auditorium', 600, '17:00-19:30'),
    room('Lecture Hall', 180, '18:30-20:00'),
    room('Music Room', 25),
    room('Senate Hall', 120),
    room('Open Air Theatre', 1200),
    room('Library', 300, '16:00-18:00'),
    room('Sports Hall', 500),
  ];

  it('that is booked gets suggestions of free rooms that are large enough, the most similar first, at most three', () => {
    const { clashes, suggested } = checkAvailability(requested, rooms);
    expect(clashes).toMatchObject([{ start: '17:00', end: '19:30' }]);
    expect(suggested.map(({ name }) => name)).toEqual(['Sports Hall', 'Library', 'Senate Hall']);
  });

  it('that is closed gets suggestions too, of which none is closed', () => {
    const rooms = [
      { ...room('Old Hall', 120), isClosed: true as const },
      { ...room('Older Hall', 120), isClosed: true as const },
      room('Senate Hall', 120),
    ];
    const requested = {
      room: 'Old Hall',
      date: '2026-11-19',
      time: '10:00',
      end_time: '11:00',
      ends_next_day: false,
      seats: 0,
    };
    const { isClosed, suggested } = checkAvailability(requested, rooms);
    expect([isClosed, ...suggested.map(({ name }) => name)]).toEqual([true, 'Senate Hall']);
  });

  it('until the next day is compared with what is booked then', () => {
    const overnight = { ...requested, time: '22:00', end_time: '02:00', ends_next_day: true };
    const early = { start: '01:00', end: '03:00', days: [1] };
    const booked = { ...room('Main Auditorium', 600), taken: [early] };
    expect(availabilityQueryOf(overnight)).toEqual({ from: '2026-11-19', to: '2026-11-20' });
    expect(checkAvailability(overnight, [booked]).clashes).toEqual([early]);
    expect(checkAvailability({ ...overnight, end_time: '01:00' }, [booked]).clashes).toEqual([]);
    expect(checkAvailability(requested, [booked]).clashes).toEqual([]);
  });

  it('that follows a booking is free', () => {
    expect(checkAvailability({ ...requested, time: '19:30' }, rooms)).toMatchObject({ clashes: [], suggested: [] });
  });

  it('ends an hour after its start without an end', () => {
    expect(dayPartsOf('18:00', '', false)).toEqual([{ start: '18:00', end: '19:00' }]);
    expect(dayPartsOf('23:30', '', false)).toEqual([
      { start: '23:30', end: '24:00' },
      { start: '00:00', end: '00:30' },
    ]);
    expect(checkAvailability({ ...requested, end_time: '17:00' }, rooms).span).toBeUndefined();
  });
});

describe('a span of time in words', () => {
  it('names the half of the day once where both share it', () => {
    expect(spanText({ start: '17:00', end: '19:30' })).toBe('5:00 to 7:30 pm');
    expect(spanText({ start: '10:00', end: '12:30' })).toBe('10:00 am to 12:30 pm');
    expect(spanText({ start: '22:00', end: '24:00' })).toBe('10:00 pm to midnight');
  });
});

describe('what events use of a room on a day', () => {
  const event = (start: string | null, end: string | null, more: object = {}) =>
    ({
      _id: 'e',
      title: 'Talk',
      status: 'planned',
      schedule: { start, end, venue: 'Senate Hall' },
      ...more,
    }) as EventAnswer;
  const usesOf = (...events: EventAnswer[]) =>
    plannedUsesOf('2026-11-19', events, 'Asia/Kolkata').map(({ start, end }) => `${start} ${end}`);

  it('is from their start to their end, of this day, on the clocks of the institute', () => {
    expect(usesOf(event('2026-11-19T04:30:00.000Z', '2026-11-19T07:30:00.000Z'))).toEqual(['10:00 13:00']);
    expect(usesOf(event('2026-11-19T04:30:00.000Z', null))).toEqual(['10:00 11:00']);
    expect(usesOf(event('2026-11-18T14:30:00.000Z', '2026-11-18T20:00:00.000Z'))).toEqual(['00:00 01:30']);
    expect(usesOf(event('2026-11-18T04:30:00.000Z', '2026-11-20T07:30:00.000Z'))).toEqual(['00:00 24:00']);
    expect(usesOf(event('2026-11-18T04:30:00.000Z', '2026-11-18T18:30:00.000Z'))).toEqual([]);
  });

  it('is nothing for events that are over, cancelled, or have no date or room', () => {
    const times = ['2026-11-19T04:30:00.000Z', '2026-11-19T07:30:00.000Z'] as const;
    expect(
      usesOf(
        event(...times, { status: 'completed' }),
        event(...times, { status: 'cancelled' }),
        event(null, null),
        event(...times, { schedule: { start: times[0], end: times[1], venue: '' } }),
      ),
    ).toEqual([]);
  });
});

describe('the hours of today', () => {
  it('have now inside them, also late and early', () => {
    expect(hoursOf([], '12:00')).toEqual({ from: 8, to: 22 });
    expect(hoursOf([], '22:00')).toEqual({ from: 8, to: 23 });
    expect(hoursOf([], '23:59')).toEqual({ from: 8, to: 24 });
    expect(hoursOf([], '06:10')).toEqual({ from: 6, to: 22 });
  });
});
