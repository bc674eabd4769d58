import { campusEvent } from '../../testing/campus-event';
import { eventOfNotice, noticeOf } from './notice.domain';

const id = 'd'.repeat(24);
const now = new Date('2026-11-21T10:00:00Z');
const event = campusEvent({ version: 3 });
const { start, end, venue } = event.schedule;

describe('a notice', () => {
  it('of a moved event holds time and venue of then and of before', () => {
    const previous = { start: now, end: null, venue: 'Barn', mode: 'online' };
    expect(noticeOf(event, { change: 'moved', previous }, { id, now })).toStrictEqual({
      id,
      eventId: event.id,
      version: 3,
      change: 'moved',
      schedule: { start, end, venue },
      previous: { start: now, end: null, venue: 'Barn' },
      createdAt: now,
    });
  });

  it('of a cancelled event holds the reason', () => {
    expect(noticeOf(event, { change: 'cancelled', reason: '' }, { id, now })).toStrictEqual({
      id,
      eventId: event.id,
      version: 3,
      change: 'cancelled',
      schedule: { start, end, venue },
      reason: '',
      createdAt: now,
    });
  });

  it('of an event without a date says so', () => {
    const dateless = { ...event, schedule: { venue: 'Barn', mode: 'offline' } } as unknown as typeof event;
    expect(noticeOf(dateless, { change: 'cancelled', reason: 'Rain' }, { id, now }).schedule).toStrictEqual({
      start: null,
      end: null,
      venue: 'Barn',
    });
  });

  it('is read with the event of now, at the time and venue of then', () => {
    const notice = noticeOf(event, { change: 'cancelled', reason: 'Rain' }, { id, now });
    const changed = campusEvent({
      title: 'Code Night',
      schedule: { start: null, end: now, venue: 'Barn', mode: 'hybrid' },
    });
    expect(eventOfNotice(notice, changed)).toEqual({ ...changed, schedule: { start, end, venue, mode: 'hybrid' } });
  });
});
