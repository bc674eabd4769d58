import type { EventData } from '@portal/contracts';
import {
  roomApproved,
  roomClosed,
  roomEventMoved,
  roomEventMovedForPresidents,
  roomRejected,
  roomReleased,
  roomReleasedForPresidents,
  roomRequested,
  roomWithdrawn,
  roomWithdrawnForPresidents,
} from './room-notification.template';

const actor = { _id: 'cccccccccccccccccccccc01', name: 'Kavya Iyer', role: 'PRESIDENT' };
const event = { eventId: '0123456789abcdef01234567', eventTitle: 'Git Clinic' };
const withoutEvent: EventData<'events.room-request.approved.v1'> = {
  requestId: '0123456789abcdef01234568',
  unit: { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name: 'Coding Club', category: 'scitech' },
  room: 'Senate Hall',
  date: '2026-12-01',
  time: '10:00',
  endTime: '13:30',
  requestedBy: 'bbbbbbbbbbbbbbbbbbbbbb02',
};
const request = { ...withoutEvent, ...event };

describe('a room request', () => {
  it('notifies the requester of who decided and for when', () => {
    const notification = roomApproved({ actor, data: request });
    expect(notification).toMatchObject({
      kind: 'room-approved',
      userId: request.requestedBy,
      link: `/events/${request.eventId}`,
    });
    expect(notification.description).toBe(
      'Kavya Iyer approved your request: Senate Hall on Tuesday, 1 December 2026, 10:00 am to 1:30 pm, for Git Clinic',
    );
    expect(roomRejected({ actor: null, data: request }).description).toMatch(/^Your request was rejected: Senate Hall/);
    expect(roomRejected({ actor, data: { ...request, reason: 'The hall is being painted.' } }).description).toBe(
      'Kavya Iyer rejected your request: Senate Hall on Tuesday, 1 December 2026, 10:00 am to 1:30 pm, for Git Clinic. The hall is being painted.',
    );
    expect(notification.mail).toEqual({ preference: 'roomReviewed', subject: 'Room request approved: Senate Hall' });
  });

  it('notifies the reviewers when it is submitted', () => {
    expect(roomRequested({ actor: { ...actor, name: 'Coding Club' }, data: request })).toEqual({
      kind: 'room-requested',
      link: `/events/${request.eventId}`,
      description: 'Coding Club requested Senate Hall on Tuesday, 1 December 2026, 10:00 am to 1:30 pm, for Git Clinic',
    });
    expect(roomRequested({ actor: null, data: request }).description).toMatch(/^Someone requested Senate Hall/);
  });
});

describe('a request that is withdrawn', () => {
  it('notifies the presidents, and the requester when another person did it', () => {
    const when = 'Senate Hall on Tuesday, 1 December 2026, 10:00 am to 1:30 pm, for Git Clinic';
    const text = { kind: 'room-withdrawn', link: `/events/${request.eventId}` };
    const withdrawn = { ...text, description: `Kavya Iyer withdrew the request for ${when}` };
    expect(roomWithdrawnForPresidents({ actor, data: request })).toEqual(withdrawn);
    expect(roomWithdrawn({ actor, data: request })).toEqual({ ...withdrawn, userId: request.requestedBy });
    const released = { ...text, description: `Kavya Iyer gave back ${when}` };
    expect(roomReleasedForPresidents({ actor, data: request })).toEqual(released);
    expect(roomReleased({ actor, data: request })).toEqual({ ...released, userId: request.requestedBy });
    expect(roomReleased({ actor: null, data: request }).description).toMatch(/^Someone gave back Senate Hall/);
  });
});

describe('a room of an event that was moved', () => {
  it('notifies the presidents, and the requester of what to do', () => {
    const data = { ...request, status: 'Approved' } as const;
    const text = { kind: 'room-event-moved', link: `/events/${request.eventId}` };
    const sentence =
      'Git Clinic was moved, but Senate Hall is still booked for Tuesday, 1 December 2026, 10:00 am to 1:30 pm';
    expect(roomEventMovedForPresidents({ actor, data })).toEqual({ ...text, description: sentence });
    expect(roomEventMoved({ actor, data })).toEqual({
      ...text,
      userId: request.requestedBy,
      description: `${sentence}. Request the new time, or give this one back`,
    });
    expect(roomEventMovedForPresidents({ actor, data: { ...data, status: 'Pending' } }).description).toMatch(
      /is still requested for/,
    );
  });
});

describe('a request without an event', () => {
  const data = { ...withoutEvent, purpose: 'Rehearsal of the winter play' };
  const when = 'Senate Hall on Tuesday, 1 December 2026, 10:00 am to 1:30 pm, for Rehearsal of the winter play';

  it.each([
    ['requested', roomRequested({ actor, data }), `Kavya Iyer requested ${when}`],
    ['approved', roomApproved({ actor, data }), `Kavya Iyer approved your request: ${when}`],
    ['rejected by the clock', roomRejected({ actor: null, data }), `Your request was rejected: ${when}`],
    ['withdrawn', roomWithdrawn({ actor, data }), `Kavya Iyer withdrew the request for ${when}`],
    ['given back', roomReleased({ actor, data }), `Kavya Iyer gave back ${when}`],
    [
      'of a closed room',
      roomClosed({ actor, data: { ...data, status: 'Pending' } }),
      "Senate Hall was closed, so your request can't be approved: Tuesday, 1 December 2026, 10:00 am to 1:30 pm, for Rehearsal of the winter play",
    ],
  ])('that is %s names its purpose and leads to the day of the room', (_what, notification, description) => {
    expect(notification).toMatchObject({ link: '/roombooking?date=2026-12-01', description });
  });
});

describe('a request over midnight', () => {
  it('says when it ends', () => {
    const until = (endTime: string) =>
      roomApproved({ actor: null, data: { ...request, time: '22:00', endTime, endDate: '2026-12-02' } }).description;
    expect(until('00:00')).toMatch(/Tuesday, 1 December 2026, 10:00 pm to midnight, for/);
    expect(until('02:00')).toMatch(/Tuesday, 1 December 2026, 10:00 pm to Wednesday, 2 December 2026, 2:00 am, for/);
  });
});

describe('a room that is closed', () => {
  const closed = (status: 'Approved' | 'Pending') => roomClosed({ actor, data: { ...request, status } });

  it('notifies those who booked it that the booking stays, and those who requested it that it is refused', () => {
    expect(closed('Approved')).toEqual({
      kind: 'room-closed',
      userId: request.requestedBy,
      link: `/events/${request.eventId}`,
      description:
        'Senate Hall was closed. Your booking stays until you give it back: Tuesday, 1 December 2026, 10:00 am to 1:30 pm, for Git Clinic',
      mail: { preference: 'roomReviewed', subject: 'Room closed: Senate Hall' },
    });
    expect(closed('Pending').description).toMatch(
      /^Senate Hall was closed, so your request can't be approved: Tuesday, 1 December 2026, 10:00 am/,
    );
  });
});
