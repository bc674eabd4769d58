import type { EventData } from '@portal/contracts';
import { affected, joined, promoted, reminded, roomApproved, roomRejected } from './domain';

const unit = { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name: 'Coding Club', category: 'scitech' } as const;
const actor = { _id: 'cccccccccccccccccccccc01', name: 'Kavya Iyer', role: 'PRESIDENT' };
const ZONE = 'Asia/Kolkata';
const place = { start: '2026-11-28T12:30:00Z', end: '2026-11-28T15:30:00Z', venue: 'Lab 2' };
const registration: EventData<'events.registration.promoted.v1'> = {
  registrationId: 'dddddddddddddddddddddd01',
  userId: 'bbbbbbbbbbbbbbbbbbbbbb01',
  status: 'registered',
  eventId: '0123456789abcdef01234567',
  eventTitle: 'Git Clinic',
  unit,
  schedule: place,
};
const request: EventData<'events.room-request.approved.v1'> = {
  requestId: '0123456789abcdef01234568',
  eventId: registration.eventId,
  eventTitle: 'Git Clinic',
  unit,
  room: 'Senate Hall',
  date: '2026-12-01',
  time: '10:00',
  endTime: '13:30',
  requestedBy: 'bbbbbbbbbbbbbbbbbbbbbb02',
};

describe('a room request', () => {
  it('is told to the one who asked, with who decided and for when', () => {
    const news = roomApproved({ actor, data: request }, ZONE);
    expect(news).toMatchObject({ kind: 'room-approved', userId: request.requestedBy, eventId: request.eventId });
    expect(news.sentence).toBe(
      'Kavya Iyer approved your request: Senate Hall on Tuesday, 1 December 2026, 10:00 am to 1:30 pm, for Git Clinic',
    );
    expect(roomRejected({ actor: null, data: request }, ZONE).sentence).toMatch(
      /^Your request was rejected: Senate Hall/,
    );
    expect(news.mail).toEqual({ preference: 'roomReviewed', subject: 'Room request approved: Senate Hall' });
  });
});

describe('a registration', () => {
  it('is told as a place or as a place in line, in the portal only', () => {
    const placed = joined({ actor: null, data: registration }, ZONE);
    expect(placed).toEqual({
      kind: 'registered',
      userId: registration.userId,
      eventId: registration.eventId,
      sentence: 'You have a place at Git Clinic on Saturday, 28 November 2026, 6:00 pm',
    });
    const waiting = joined({ actor: null, data: { ...registration, status: 'waiting', position: 3 } }, ZONE);
    expect([waiting.kind, waiting.sentence]).toEqual(['waiting', 'You are number 3 in line for Git Clinic']);
  });

  it('that moves up says that a place became free', () => {
    const news = promoted({ actor: null, data: registration }, ZONE);
    expect(news.sentence).toMatch(/^A place became free: you have a place at Git Clinic on Saturday/);
    expect(news.mail).toEqual({ preference: 'eventNews', subject: 'You have a place: Git Clinic' });
  });

  it('is reminded of with time and place', () => {
    expect(reminded({ actor: null, data: registration }, ZONE).sentence).toBe(
      'Git Clinic begins on Saturday, 28 November 2026, 6:00 pm at Lab 2',
    );
  });
});

describe('an event that is moved', () => {
  const moved = (schedule: Partial<typeof place>, previous: Partial<typeof place> = {}) =>
    affected(
      {
        actor: null,
        data: {
          ...registration,
          change: 'moved',
          previous: { ...place, ...previous },
          schedule: { ...place, ...schedule },
        },
      },
      ZONE,
    ).sentence;

  it.each([
    [
      'its time',
      { start: '2026-11-29T12:30:00Z', end: '2026-11-29T15:30:00Z' },
      'from Saturday, 28 November 2026, 6:00 pm to Sunday, 29 November 2026, 6:00 pm',
    ],
    ['its venue', { venue: 'Senate Hall' }, 'from Lab 2 to Senate Hall'],
    [
      'both',
      { start: '2026-11-28T18:45:00Z', end: '2026-11-28T20:00:00Z', venue: '' },
      'from Saturday, 28 November 2026, 6:00 pm, Lab 2 to Sunday, 29 November 2026, 12:15 am, a place that is not yet known',
    ],
    [
      'only its end',
      { end: '2026-11-28T16:30:00Z' },
      'from Saturday, 28 November 2026, 6:00 pm to 9:00 pm to Saturday, 28 November 2026, 6:00 pm to 10:00 pm',
    ],
  ])('tells %s, before and after, in the institute’s time', (_what, change, words) => {
    expect(moved(change)).toBe(`Git Clinic was moved ${words}`);
  });

  it('says so when there was no time before', () => {
    expect(moved({}, { start: null, end: null } as never)).toBe(
      'Git Clinic was moved from a time that is not yet known to Saturday, 28 November 2026, 6:00 pm',
    );
  });
});

describe('an event that is cancelled', () => {
  it('is told with the reason, as it was written', () => {
    const data = { ...registration, change: 'cancelled', reason: 'The hall is flooded.' } as const;
    const news = affected({ actor, data }, ZONE);
    expect(news.sentence).toBe('Git Clinic was cancelled: The hall is flooded.');
    expect(news).toMatchObject({ kind: 'event-cancelled', mail: { subject: 'Cancelled: Git Clinic' } });
  });
});
