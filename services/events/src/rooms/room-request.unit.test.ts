import type { RoomRequest } from './room-request.domain';
import { approve, endTimeOf, overlaps, reject, submit } from './room-request.domain';
import { roomRequestAnswerOf, roomRequestSnapshotOf } from './room-request.presenter';
import { roomKeyOf } from './room.domain';

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
  return submit(input, { id, event, room: null, requester, timeZone: 'Asia/Kolkata', now });
}

const approved = (one: RoomRequest) => approve(one, { approved: [], reviewer, now });
const failsWith = (code: string) => expect.objectContaining({ code });

describe('a room request', () => {
  it('lasts one hour when no end is given', () => {
    expect(request('10:15')).toMatchObject({ endTime: '11:15', status: 'Pending' });
  });

  it('ends with the day at the latest', () => {
    expect(endTimeOf('23:30')).toBe('23:59');
    expect(endTimeOf('22:59')).toBe('23:59');
    expect(() => request('23:59')).toThrow(failsWith('REQUEST.INVALID'));
  });

  it('is held in institute time', () => {
    expect(request('10:00').startsAt.toISOString()).toBe('2026-12-01T04:30:00.000Z');
  });

  it('names a room without regard to case and repeated spaces', () => {
    expect(roomKeyOf('  Main   HALL ')).toBe('main hall');
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

describe('a review', () => {
  it('approves a pending request whose room is free, and keeps who and when', () => {
    const done = approved(request('10:00'));
    expect(done).toMatchObject({ status: 'Approved', reviewedBy: reviewer, reviewedAt: now });
    expect(roomRequestAnswerOf(done)).toMatchObject({ reviewed_by: { name: 'Pia President' }, end_time: '11:00' });
    expect(roomRequestSnapshotOf(done)).toMatchObject({ eventTitle: 'Hack Night', requestedBy: '7'.repeat(24) });
  });

  it('does not approve what overlaps an approved request for the room', () => {
    const taken = approved(request('10:00', '11:00'));
    const pending = request('10:30', '11:30');
    expect(() => approve(pending, { approved: [taken], reviewer, now })).toThrow(failsWith('ROOM.ALREADY_BOOKED'));
  });

  it('approves back-to-back requests', () => {
    const taken = approved(request('10:00', '11:00'));
    expect(approve(request('11:00'), { approved: [taken], reviewer, now }).status).toBe('Approved');
  });

  it('rejects although the room is taken', () => {
    expect(reject(request('10:00'), { reviewer, now }).status).toBe('Rejected');
  });

  it('happens once', () => {
    const done = approved(request('10:00'));
    expect(() => approved(done)).toThrow(failsWith('ROOM_REQUEST.ALREADY_REVIEWED'));
    expect(() => reject(done, { reviewer, now })).toThrow(failsWith('ROOM_REQUEST.ALREADY_REVIEWED'));
  });
});
