import { campusEvent } from '../../testing/campus-event';
import type { EventChange } from './event-change.domain';
import { changeEvent } from './event-change.domain';

const now = new Date('2026-11-27T10:00:00Z');
const event = campusEvent({
  registration: {
    required: true,
    start: new Date('2026-11-21T10:00:00Z'),
    end: new Date('2026-11-28T09:00:00Z'),
    fees: 50,
    max_participants: 20,
  },
});
const { registration, schedule } = event;

const change = (asked: EventChange, of = event, at = now) => changeEvent(of, asked, { now: at });
const failsWith = (code: string) => expect.objectContaining({ code });
const refusesWith = (path: string, message: string) =>
  expect.objectContaining({ code: 'REQUEST.INVALID', details: { errors: [{ path, message }] } });

describe('a change of an event', () => {
  it.each([
    ['title', { title: 'Code Night' }],
    ['description', { description: '' }],
    ['type', { type: '' }],
  ] as const)('of the %s leaves the rest', (field, asked) => {
    expect(change(asked)).toStrictEqual({
      event: { ...event, ...asked, version: 2, changedAt: now },
      changed: [field],
    });
  });

  it('of the category is one of those who are responsible', () => {
    const expected = {
      ...event,
      category: 'cultural',
      categories: ['scitech', 'cultural'],
      version: 2,
      changedAt: now,
    };
    expect(change({ category: 'cultural' })).toStrictEqual({ event: expected, changed: ['category'] });
  });

  it('of the organisers takes those that were found', () => {
    const organizers = [{ kind: 'unit' as const, id: 'c'.repeat(24), name: 'Coding Club' }];
    const changed = changeEvent(event, {}, { organizers, now });
    expect(changed).toStrictEqual({
      event: { ...event, organizers, version: 2, changedAt: now },
      changed: ['organizers'],
    });
  });

  it.each([
    [{ allocated: 0 }, { allocated: 0, sponsors: ['Acme'] }],
    [{ sponsors: [] }, { allocated: 500, sponsors: [] }],
  ])('of the budget changes only what it names: %j', (budget, expected) => {
    expect(change({ budget })).toStrictEqual({
      event: { ...event, budget: expected, version: 2, changedAt: now },
      changed: ['budget'],
    });
  });

  it('that changes nothing leaves the version', () => {
    expect(change({})).toEqual({ event, changed: [] });
    expect(change({ title: 'Hack Night', version: 1, schedule: { venue: 'Main Hall' } })).toEqual({
      event,
      changed: [],
    });
  });

  it('names all that differs, in the order of the fields', () => {
    const asked = { budget: { allocated: 1 }, description: '', title: 'Code Night', type: 'Workshop' };
    expect(change(asked).changed).toEqual(['title', 'description', 'budget']);
  });
});

describe('a change of time and venue', () => {
  it.each([
    ['another start', { start: '2026-11-28T10:30:00Z' }, { start: new Date('2026-11-28T10:30:00Z') }],
    ['another end', { end: '2026-11-28T12:30:00Z' }, { end: new Date('2026-11-28T12:30:00Z') }],
    ['no start', { start: null }, { start: null }],
    ['no end', { end: null }, { end: null }],
    ['another venue', { venue: 'Barn' }, { venue: 'Barn' }],
    ['no venue', { venue: '' }, { venue: '' }],
  ])('to %s keeps what was before', (_which, asked, expected) => {
    expect(change({ schedule: asked })).toStrictEqual({
      event: { ...event, schedule: { ...schedule, ...expected }, version: 2, changedAt: now },
      changed: ['schedule'],
      previous: schedule,
    });
  });

  it('moves nobody when only the mode is another', () => {
    expect(change({ schedule: { mode: 'hybrid' } })).toStrictEqual({
      event: { ...event, schedule: { ...schedule, mode: 'hybrid' }, version: 2, changedAt: now },
      changed: ['schedule'],
    });
  });

  it('lets an event begin that began meanwhile', () => {
    const started = change({ schedule: { start: '2026-11-27T09:00:00Z' } });
    expect(started.event.status).toBe('ongoing');
    expect(started.changed).toEqual(['schedule', 'status']);
  });

  it('plans an event again that is postponed while it runs, unless people were checked in', () => {
    const during = new Date('2026-11-28T11:00:00Z');
    const ongoing = { ...event, status: 'ongoing' as const };
    const later = { schedule: { start: '2026-11-28T11:30:00Z' } };
    expect(change(later, ongoing, during)).toMatchObject({
      event: { status: 'planned' },
      changed: ['schedule', 'status'],
      previous: schedule,
    });
    const begun = { ...ongoing, capacity: { taken: 1, checkedIn: 1, waiting: 0 } };
    expect(change(later, begun, during).event.status).toBe('ongoing');
  });

  it('plans an event again within a day after a mistyped date ended it, and says when it is over', () => {
    const mistyped = change({
      schedule: { start: '2025-11-28T10:00:00Z', end: '2025-11-28T12:00:00Z' },
      registration: { start: null, end: null },
    });
    expect(mistyped.event).toMatchObject({ status: 'completed', completedAt: now });
    const corrected = (at: string) =>
      change(
        { schedule: { start: '2026-11-29T10:00:00Z', end: '2026-11-29T12:00:00Z' } },
        mistyped.event,
        new Date(at),
      );
    expect(corrected('2026-11-28T09:59:59Z').event).toMatchObject({ status: 'planned', completedAt: null });
    expect(() => corrected('2026-11-28T10:00:00Z')).toThrow(failsWith('EVENT.ENDED'));
    const again = change({ title: 'Code Night' }, mistyped.event, new Date('2026-11-28T09:00:00Z'));
    expect(again.event).toMatchObject({ status: 'completed', completedAt: now });
  });
});

describe('a change of registration', () => {
  it.each([
    ['a later start', { start: '2026-11-22T10:00:00Z' }, { ...registration, start: new Date('2026-11-22T10:00:00Z') }],
    ['an earlier end', { end: '2026-11-28T08:00:00Z' }, { ...registration, end: new Date('2026-11-28T08:00:00Z') }],
    ['no fees', { fees: 0 }, { ...registration, fees: 0 }],
    ['more places', { max_participants: 30 }, { ...registration, max_participants: 30 }],
  ])('to %s leaves the rest of it', (_what, asked, expected) => {
    expect(change({ registration: asked })).toStrictEqual({
      event: { ...event, registration: expected, version: 2, changedAt: now },
      changed: ['registration'],
    });
  });

  it.each(['start', 'end', 'fees', 'max_participants'] as const)('takes %s away', (field) => {
    const { [field]: _gone, ...rest } = registration;
    expect(change({ registration: { [field]: null } }).event.registration).toStrictEqual(rest);
  });

  it('leaves what an event does not have', () => {
    const bare = { ...event, registration: { required: true } };
    expect(change({ registration: { fees: 10 } }, bare).event.registration).toStrictEqual({ required: true, fees: 10 });
  });

  it('to none takes all of it away, and to some takes what is given', () => {
    const none = change({ registration: { required: false, fees: 10 } }).event;
    expect(none.registration).toStrictEqual({ required: false });
    const some = change({ registration: { required: true, max_participants: 5 } }, none).event;
    expect(some.registration).toStrictEqual({ required: true, max_participants: 5 });
  });

  it('does not take away what people have', () => {
    const taken = (taken: number, waiting: number) => ({ ...event, capacity: { taken, waiting, checkedIn: 0 } });
    const none = { registration: { required: false } };
    expect(() => change(none, taken(1, 0))).toThrow(failsWith('EVENT.HAS_REGISTRATIONS'));
    expect(() => change(none, taken(0, 1))).toThrow(failsWith('EVENT.HAS_REGISTRATIONS'));
    expect(() => change({ registration: { max_participants: 4 } }, taken(5, 0))).toThrow(
      expect.objectContaining({ code: 'EVENT.CAPACITY_BELOW_TAKEN', details: { taken: 5 } }),
    );
    expect(change({ registration: { max_participants: 5 } }, taken(5, 2)).event.registration.max_participants).toBe(5);
    expect(change({ registration: { max_participants: null } }, taken(5, 0)).changed).toEqual(['registration']);
    expect(change({ title: 'Code Night' }, taken(5, 2)).changed).toEqual(['title']);
  });
});

describe('a change is refused', () => {
  it('when it was made to another version', () => {
    expect(() => change({ title: 'Code Night', version: 2 })).toThrow(failsWith('EVENT.CHANGED_MEANWHILE'));
  });

  it('when the event is over for a day, or cancelled', () => {
    expect(change({ title: 'Code Night' }, event, new Date('2026-11-29T11:59:59Z')).event.status).toBe('completed');
    expect(() => change({ title: 'Code Night' }, event, new Date('2026-11-29T12:00:00Z'))).toThrow(
      failsWith('EVENT.ENDED'),
    );
    expect(() => change({ title: 'Code Night' }, { ...event, status: 'cancelled' })).toThrow(
      failsWith('EVENT.CANCELLED'),
    );
  });

  it('when the event would end before it begins', () => {
    expect(() => change({ schedule: { start: '2026-11-28T12:00:00Z' } })).toThrow(
      refusesWith('schedule.end', 'The end must be after the start.'),
    );
  });

  it('when registration would end after the event', () => {
    expect(() => change({ registration: { end: '2026-11-28T12:00:01Z' } })).toThrow(
      refusesWith('registration.end', 'Registration must close before the event ends.'),
    );
  });

  it('when registration would begin as the event ends', () => {
    expect(() => change({ registration: { start: '2026-11-28T12:00:00Z', end: null } })).toThrow(
      refusesWith('registration.start', 'Registration must open before the event ends.'),
    );
  });

  it('when registration would end as it begins', () => {
    expect(() => change({ registration: { start: '2026-11-28T09:00:00Z' } })).toThrow(
      refusesWith('registration.end', 'Registration must close after it opens.'),
    );
  });

  it('naming each of several reasons', () => {
    const asked = { registration: { start: '2026-11-28T13:00:00Z', end: '2026-11-28T12:30:00Z' } };
    const errors = [
      { path: 'registration.end', message: 'Registration must close before the event ends.' },
      { path: 'registration.start', message: 'Registration must open before the event ends.' },
      { path: 'registration.end', message: 'Registration must close after it opens.' },
    ];
    expect(() => change(asked)).toThrow(expect.objectContaining({ code: 'REQUEST.INVALID', details: { errors } }));
  });
});
