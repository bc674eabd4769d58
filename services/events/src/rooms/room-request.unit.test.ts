import type { RoomRequest } from './room-request.domain';
import { findOverlapping, overlaps } from './booking.domain';
import { approve, endOf, forEvent, forPurpose, reject, roomRequestSnapshotOf, submit } from './room-request.domain';
import { listedRoomRequestAnswerOf, roomRequestAnswerOf } from './room-request.presenter';

const timeZone = 'Asia/Kolkata';
const now = new Date('2026-11-20T08:00:00Z');
const reviewer = { id: '9'.repeat(24), name: 'Pia President' };
const event = {
  id: 'e'.repeat(24),
  title: 'Hack Night',
  category: 'technical' as const,
  unit: { id: '1'.repeat(24), name: 'Coding Club', category: 'scitech' as const },
  categories: ['scitech' as const],
};

let count = 0;
function request(time: string, end_time?: string, room = 'Main Hall'): RoomRequest {
  const input = { room, date: '2026-12-01', time, description: '', ...(end_time && { end_time }) };
  const requester = { id: '7'.repeat(24), name: 'Chandra' };
  count += 1;
  const id = String(count).padStart(24, '0');
  return submit(input, { id, subject: forEvent(event), room: null, requester, timeZone, now });
}

const approved = (one: RoomRequest) => approve(one, { room: null, reviewer, now, timeZone });
const failsWith = (code: string) => expect.objectContaining({ code });

describe('a room request', () => {
  it('lasts one hour when no end is given', () => {
    expect(request('10:15')).toMatchObject({ endTime: '11:15', status: 'Pending' });
  });

  it('is held in institute time', () => {
    expect(request('10:00').startsAt.toISOString()).toBe('2026-12-01T04:30:00.000Z');
  });

  it('ends an hour later, also early in the day and past midnight', () => {
    const endAfter = (time: string) => Object.values(endOf({ date: '2026-12-01', time }));
    expect(endAfter('00:05')).toEqual(['2026-12-01', '01:05']);
    expect(endAfter('08:59')).toEqual(['2026-12-01', '09:59']);
    expect(endAfter('22:15')).toEqual(['2026-12-01', '23:15']);
    expect(endAfter('23:00')).toEqual(['2026-12-02', '00:00']);
    expect(endAfter('23:59')).toEqual(['2026-12-02', '00:59']);
  });

  it('ends at midnight as the next day begins', () => {
    const until = (end_time: string, end_date?: string) =>
      Object.values(endOf({ date: '2026-12-01', time: '20:00', end_time, ...(end_date && { end_date }) }));
    expect(until('24:00')).toEqual(['2026-12-02', '00:00']);
    expect(until('00:00', '2026-12-02')).toEqual(['2026-12-02', '00:00']);
    expect(request('20:00', '24:00').endsAt.toISOString()).toBe('2026-12-01T18:30:00.000Z');
  });

  it('holds what was entered and what its event says', () => {
    expect(request('10:00', '11:30', ' Barn ')).toEqual({
      id: String(count).padStart(24, '0'),
      eventId: event.id,
      eventTitle: 'Hack Night',
      unit: event.unit,
      categories: ['scitech'],
      category: 'technical',
      room: ' Barn ',
      roomKey: 'barn',
      date: '2026-12-01',
      time: '10:00',
      endTime: '11:30',
      endDate: '2026-12-01',
      startsAt: new Date('2026-12-01T04:30:00Z'),
      endsAt: new Date('2026-12-01T06:00:00Z'),
      description: '',
      status: 'Pending',
      requestedBy: { id: '7'.repeat(24), name: 'Chandra' },
      createdAt: now,
    });
  });

  it('takes name and key of the room in the catalogue', () => {
    const room = { name: 'Great Hall', bookingKey: 'main hall' };
    const requester = { id: '7'.repeat(24), name: 'Chandra' };
    const input = { room: 'great hall', date: '2026-12-01', time: '10:00', description: '' };
    const made = submit(input, { id: '1', subject: forEvent(event), room, requester, timeZone, now });
    expect(made).toMatchObject({ room: 'Great Hall', roomKey: 'main hall' });
  });
});

describe('a room request without an event', () => {
  const input = { room: 'Music Room', date: '2026-12-01', time: '18:00', description: '' };
  const requester = { id: '7'.repeat(24), name: 'Chandra' };
  const subject = forPurpose('Rehearsal of the winter play', event.unit);
  const made = submit(input, { id: 'a'.repeat(24), subject, room: null, requester, timeZone, now });

  it('belongs to its unit and the category of that', () => {
    expect(made).toMatchObject({ unit: event.unit, categories: ['scitech'], status: 'Pending', endTime: '19:00' });
    expect(made).not.toHaveProperty('category');
  });

  it('says its purpose where others name their event', () => {
    const answer = listedRoomRequestAnswerOf(made);
    expect(answer).toMatchObject({ purpose: 'Rehearsal of the winter play', unit: { name: 'Coding Club' } });
    expect(answer).not.toHaveProperty('event');
    const published = roomRequestSnapshotOf(made);
    expect(published).toMatchObject({ purpose: 'Rehearsal of the winter play', unit: event.unit });
    for (const field of ['eventId', 'eventTitle', 'category']) expect(published).not.toHaveProperty(field);
  });
});

describe('overlapping times', () => {
  it.each([
    ['the same time', '10:00', '11:00', true],
    ['a part of it', '10:30', '10:45', true],
    ['more than it', '09:00', '12:00', true],
    ['its last minutes', '10:59', '12:00', true],
    ['the time right after it', '11:00', '12:00', false],
    ['the time right before it', '09:00', '10:00', false],
  ])('compared with 10:00 to 11:00, %s', (_what, from, to, expected) => {
    expect(overlaps(request('10:00', '11:00'), request(from, to))).toBe(expected);
    expect(overlaps(request(from, to), request('10:00', '11:00'))).toBe(expected);
  });
});

describe('what keeps a booking out of its room', () => {
  const taken = request('10:00', '11:00');
  const findFor = (...added: RoomRequest[]) => findOverlapping(added, [request('08:00', '09:00'), taken, ...added]);

  it('is a booking of it at an overlapping time', () => {
    expect(findFor(request('10:30', '11:30'))).toBe(taken);
    expect(findFor(request('12:00', '13:00'), request('10:30', '11:30'))).toBe(taken);
  });

  it('is none right before or after it, of another room, or the same one', () => {
    expect(findFor(request('11:00'), request('09:00'))).toBeUndefined();
    expect(findFor(request('10:00', '11:00', 'Barn'))).toBeUndefined();
    expect(findFor(taken)).toBeUndefined();
  });
});

describe('a review', () => {
  it('approves a pending request whose room is free, and keeps who and when', () => {
    const done = approved(request('10:00'));
    expect(done).toMatchObject({ status: 'Approved', reviewedBy: reviewer, reviewedAt: now });
    expect(roomRequestAnswerOf(done)).toMatchObject({ reviewed_by: { name: 'Pia President' }, end_time: '11:00' });
    expect(roomRequestSnapshotOf(done)).toMatchObject({ eventTitle: 'Hack Night', requestedBy: '7'.repeat(24) });
  });

  it('is of the room that has got its name since the request was made', () => {
    const room = { name: 'Great Hall', bookingKey: 'first hall', active: true };
    const done = approve(request('10:00'), { room, reviewer, now, timeZone });
    expect(done).toMatchObject({ room: 'Great Hall', roomKey: 'first hall' });
  });

  it('rejects although the room is taken', () => {
    const pending = request('10:00');
    const rejected = { ...pending, status: 'Rejected', reviewedBy: reviewer, reviewedAt: now };
    expect(reject(pending, { reviewer, now })).toEqual(rejected);
  });

  it('keeps why it was rejected, when the reviewer says so', () => {
    const reason = 'The hall is being painted.';
    expect(reject(request('10:00'), { reviewer, now, reason })).toMatchObject({ status: 'Rejected', reason });
    expect(reject(request('10:00'), { reviewer, now })).not.toHaveProperty('reason');
  });

  it('happens once', () => {
    const done = approved(request('10:00'));
    expect(() => approved(done)).toThrow(failsWith('ROOM_REQUEST.ALREADY_REVIEWED'));
    expect(() => reject(done, { reviewer, now })).toThrow(failsWith('ROOM_REQUEST.ALREADY_REVIEWED'));
    const rejected = reject(request('10:00'), { reviewer, now });
    expect(() => approved(rejected)).toThrow(expect.objectContaining({ details: { status: 'Rejected' } }));
  });
});
