import { createRoomRequestBody, requestRoomForPurposeBody } from '@portal/contracts';
import {
  placeOf,
  purposeRequestBody,
  roomRequestBody,
  roomRequestSchema,
  type RoomRequestForm,
} from './room-request-schema';

const good: RoomRequestForm = {
  use: 'event',
  purpose: '',
  unit: null,
  event: {
    _id: '65b000000000000000000001',
    title: 'Robowars',
    schedule: { start: null, end: null, venue: '', mode: 'offline' },
    registration: { required: false },
  },
  room: 'Senate Hall',
  date: '2026-12-12',
  time: '10:00',
  end_time: '13:00',
  ends_next_day: false,
  description: 'Two projectors, please.',
};

const meeting: RoomRequestForm = {
  ...good,
  use: 'purpose',
  purpose: 'Core team meeting',
  unit: { id: '65c000000000000000000001', label: 'Coding Club' },
};

/** What a check says about a field: its first message, or nothing. */
const said = (checked: { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined }) => {
  const [issue] = checked.error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message];
};

describe('the form of a room request', () => {
  it.each([
    good,
    { ...good, end_time: '02:00', ends_next_day: true },
    { ...good, end_time: '00:00' },
    { ...good, end_time: '' },
    { ...good, description: '' },
    { ...good, room: '  Senate Hall ' },
  ])('sends what the service takes: %j', (typed) => {
    const checked = roomRequestSchema.parse(typed);
    const sent = createRoomRequestBody.parse(roomRequestBody(checked));
    expect(sent).toEqual(roomRequestBody(checked));
  });

  it.each<Partial<RoomRequestForm>>([
    { room: '   ' },
    { end_time: '09:00' },
    { end_time: '10:00' },
    { room: 'a'.repeat(10_000) },
    { description: 'a'.repeat(100_000) },
  ])('says of a wrong field what the service would say', (wrong) => {
    const typed = { ...good, ...wrong };
    const service = said(createRoomRequestBody.safeParse(roomRequestBody(typed)));
    expect(service).toBeDefined();
    expect(said(roomRequestSchema.safeParse(typed))).toEqual(service);
  });

  it('sends a purpose and the unit instead of the event', () => {
    const sent = purposeRequestBody(roomRequestSchema.parse(meeting));
    expect(requestRoomForPurposeBody.parse(sent)).toEqual(sent);
    expect(sent).toMatchObject({ purpose: 'Core team meeting', unit_id: meeting.unit?.id, room: 'Senate Hall' });
  });

  it.each<Partial<RoomRequestForm>>([{ purpose: ' \u200b' }, { purpose: 'a'.repeat(151) }, { end_time: '09:00' }])(
    'says of a wrong field without an event what the service would say',
    (wrong) => {
      const typed = { ...meeting, ...wrong };
      const service = said(requestRoomForPurposeBody.safeParse(purposeRequestBody(typed)));
      expect(service).toBeDefined();
      expect(said(roomRequestSchema.safeParse(typed))).toEqual(service);
    },
  );

  it('asks for the unit of a purpose, and not for what is hidden', () => {
    expect(said(roomRequestSchema.safeParse({ ...meeting, unit: null }))).toEqual(['unit', 'Please choose a unit.']);
    expect(roomRequestSchema.safeParse({ ...good, purpose: 'a'.repeat(151) }).success).toBe(true);
    expect(roomRequestSchema.safeParse({ ...meeting, event: null }).success).toBe(true);
  });

  it('asks when it ends where it ends the next day', () => {
    expect(said(roomRequestSchema.safeParse({ ...good, end_time: '', ends_next_day: true }))).toEqual([
      'end_time',
      'Please choose when it ends.',
    ]);
  });

  it('asks for event, date and time before it sends', () => {
    expect(said(roomRequestSchema.safeParse({ ...good, event: null }))).toEqual(['event', 'Please choose an event.']);
    expect(roomRequestSchema.safeParse({ ...good, date: '' }).success).toBe(false);
    expect(roomRequestSchema.safeParse({ ...good, time: '' }).success).toBe(false);
  });
});

const noTimes = { date: '', time: '', end_time: '', ends_next_day: false };
const zone = 'Asia/Kolkata';
const now = Date.parse('2026-11-20T00:00:00Z');
const when = (start: string | null, end: string | null) => ({
  schedule: { start, end, venue: 'Computer Lab 3', mode: 'offline' as const },
});

describe('the request for an event', () => {
  it('begins with its venue, day and times, on the clocks of the institute', () => {
    const event = when('2026-11-20T19:30:00.000Z', '2026-11-20T21:00:00.000Z');
    expect(placeOf(event, zone, now)).toEqual({
      room: 'Computer Lab 3',
      date: '2026-11-21',
      time: '01:00',
      end_time: '02:30',
      ends_next_day: false,
    });
  });

  it('ends when the event ends, at midnight or on the next day too', () => {
    const start = '2026-11-21T16:30:00.000Z';
    const endOf = (end: string) => {
      const { end_time, ends_next_day } = placeOf(when(start, end), zone, now);
      return [end_time, ends_next_day];
    };
    expect(endOf('2026-11-21T18:30:00.000Z')).toEqual(['00:00', true]);
    expect(endOf('2026-11-21T20:30:00.000Z')).toEqual(['02:00', true]);
  });

  it('leaves the end open when the event has none, or lasts beyond the next day', () => {
    const start = '2026-11-21T04:30:00.000Z';
    expect(placeOf(when(start, null), zone, now).end_time).toBe('');
    expect(placeOf(when(start, '2026-11-23T04:30:00.000Z'), zone, now)).toMatchObject({
      date: '2026-11-21',
      time: '10:00',
      end_time: '',
      ends_next_day: false,
    });
  });

  it('begins with the venue alone when the event has no date, or has begun', () => {
    const room = 'Computer Lab 3';
    expect(placeOf(when(null, null), zone, now)).toEqual({ room, ...noTimes });
    expect(placeOf(when('2026-11-19T04:30:00.000Z', null), zone, now)).toEqual({ room, ...noTimes });
  });
});
