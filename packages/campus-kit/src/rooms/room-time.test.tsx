import type { RoomRequestAnswer } from '@portal/contracts';
import { eventTimeOf, isOpenRequest, roomTimeOf } from './room-time';

const request: RoomRequestAnswer = {
  _id: '65d000000000000000000001',
  room: 'Senate Hall',
  date: '2099-03-04',
  time: '22:00',
  end_time: '02:00',
  end_date: '2099-03-05',
  description: '',
  status: 'Approved',
  created_at: '2026-11-02T04:30:00.000Z',
};

describe('the time of a room', () => {
  it('is compared with that of its event on the clocks of the institute', () => {
    expect(roomTimeOf(request)).toEqual({ start: '2099-03-04T22:00', end: '2099-03-05T02:00' });
    const schedule = { start: '2099-03-04T16:30:00.000Z', end: '2099-03-04T20:30:00.000Z' };
    expect(eventTimeOf(schedule, 'Asia/Kolkata')).toEqual(roomTimeOf(request));
    expect(eventTimeOf({ start: null, end: null }, 'Asia/Kolkata')).toEqual({ start: null, end: null });
  });

  it('is open until it is over, rejected or withdrawn', () => {
    const isOpen = (changes: Partial<RoomRequestAnswer>) => isOpenRequest({ ...request, ...changes }, 'Asia/Kolkata');
    expect([isOpen({}), isOpen({ status: 'Pending' })]).toEqual([true, true]);
    expect([isOpen({ status: 'Rejected' }), isOpen({ status: 'Withdrawn' })]).toEqual([false, false]);
    expect(isOpen({ date: '2020-03-04', end_date: '2020-03-05' })).toBe(false);
  });
});
