import { calls, DAY_MS } from '@portal/contracts';
import { campusEvent } from '../../testing/campus-event';
import {
  assertActive,
  assertNotOver,
  cancelEvent,
  planEvent,
  registrationStateOf,
  requireManaged,
} from './event.domain';

const now = new Date('2026-11-21T10:00:00Z');
const during = new Date('2026-11-28T11:00:00Z');
const over = new Date('2026-11-28T12:00:00Z');
const { unit, organizers, skills, createdBy: creator } = campusEvent();
const failsWith = (code: string) => expect.objectContaining({ code });

function plan(entered: Record<string, unknown> = {}, at = now) {
  const body = { title: 'Hack Night', category: 'technical', organizing_unit_id: unit.id, ...entered };
  const planning = { id: 'e'.repeat(24), unit, organizers, skills, creator, now: at };
  return planEvent(calls.createEvent.body.parse(body), planning);
}

describe('an event that is entered', () => {
  it('with its title alone has neither a date nor registration', () => {
    expect(plan()).toStrictEqual({
      id: 'e'.repeat(24),
      version: 1,
      title: 'Hack Night',
      description: '',
      status: 'planned',
      category: 'technical',
      type: '',
      unit,
      categories: ['scitech'],
      organizers,
      skills: [],
      schedule: { start: null, end: null, venue: '', mode: 'offline' },
      registration: { required: false },
      capacity: { taken: 0, checkedIn: 0, waiting: 0 },
      budget: { allocated: 0, sponsors: [] },
      roomRequestCount: 0,
      createdBy: creator,
      createdAt: now,
      changedAt: now,
      completedAt: null,
    });
  });

  it('keeps all that was entered', () => {
    const entered = {
      description: 'Bring a laptop.',
      type: 'Workshop',
      schedule: { start: '2026-11-28T10:00:00Z', end: '2026-11-28T12:00:00Z', venue: 'Main Hall', mode: 'hybrid' },
      registration: {
        required: true,
        start: '2026-11-22T10:00:00Z',
        end: '2026-11-28T09:00:00Z',
        fees: 0,
        max_participants: 20,
      },
      budget: { allocated: 500, sponsors: ['Acme'] },
    };
    expect(plan(entered)).toMatchObject({
      description: 'Bring a laptop.',
      type: 'Workshop',
      schedule: { ...campusEvent().schedule, mode: 'hybrid' },
      registration: {
        required: true,
        start: new Date('2026-11-22T10:00:00Z'),
        end: new Date('2026-11-28T09:00:00Z'),
        fees: 0,
        max_participants: 20,
      },
      budget: { allocated: 500, sponsors: ['Acme'] },
    });
  });

  it('keeps of registration only what was entered, and nothing when nobody has to register', () => {
    expect(plan({ registration: { required: true } }).registration).toStrictEqual({ required: true });
    expect(plan({ registration: { required: false, fees: 10 } }).registration).toStrictEqual({ required: false });
  });

  it('late is already ongoing or over', () => {
    const schedule = { start: '2026-11-28T10:00:00Z', end: '2026-11-28T12:00:00Z' };
    expect(plan({ schedule }, during).status).toBe('ongoing');
    expect(plan({ schedule }, over).status).toBe('completed');
  });

  it('is of the categories of its unit and of its own', () => {
    expect(plan({ category: 'sports' }).categories).toEqual(['scitech', 'sports']);
    expect(plan({ category: 'other' }).categories).toEqual(['scitech', 'independent']);
  });
});

describe('an event that is managed', () => {
  it('exists and is in the scope of the caller', () => {
    const event = campusEvent();
    expect(requireManaged({ role: 'PRESIDENT' }, calls.changeEvent, event)).toBe(event);
    expect(() => requireManaged({ role: 'PRESIDENT' }, calls.changeEvent, null)).toThrow(failsWith('EVENT.NOT_FOUND'));
    expect(() => requireManaged({ role: 'GENSEC_SPORTS' }, calls.changeEvent, event)).toThrow(
      failsWith('EVENT.OUT_OF_SCOPE'),
    );
  });
});

describe('an event that is active', () => {
  it('is not over by the clock, whatever its stored status says', () => {
    expect(() => assertActive(campusEvent(), during)).not.toThrow();
    expect(() => assertActive(campusEvent(), over)).toThrow(failsWith('EVENT.ENDED'));
    expect(() => assertActive(campusEvent({ status: 'completed' }), during)).toThrow(failsWith('EVENT.ENDED'));
  });

  it('is not cancelled; that one is never over', () => {
    const cancelled = campusEvent({ status: 'cancelled' });
    expect(() => assertActive(cancelled, over)).toThrow(failsWith('EVENT.CANCELLED'));
    expect(() => assertNotOver(cancelled, over)).not.toThrow();
  });
});

describe('registration', () => {
  const start = new Date('2026-11-22T10:00:00Z');
  const end = new Date('2026-11-28T09:00:00Z');
  const limited = campusEvent({ registration: { required: true, start, end } });
  const just = (moment: Date) => new Date(moment.getTime() - 1);

  it('opens at its start and closes at its end', () => {
    expect(registrationStateOf(limited, just(start))).toBe('not-yet');
    expect(registrationStateOf(limited, start)).toBe('open');
    expect(registrationStateOf(limited, just(end))).toBe('open');
    expect(registrationStateOf(limited, end)).toBe('closed');
  });

  it('without times is open until the event is over', () => {
    expect(registrationStateOf(campusEvent(), now)).toBe('open');
    expect(registrationStateOf(campusEvent(), just(over))).toBe('open');
    expect(registrationStateOf(campusEvent(), over)).toBe('closed');
  });

  it('is closed where nobody has to register, and to a cancelled event', () => {
    expect(registrationStateOf(campusEvent({ registration: { required: false } }), now)).toBe('closed');
    expect(registrationStateOf(campusEvent({ status: 'cancelled' }), now)).toBe('closed');
  });
});

describe('an event that is cancelled', () => {
  const by = { id: 'a'.repeat(24), name: 'Asha' };

  it('keeps why, by whom and when', () => {
    const cancellation = { reason: 'Rain', by, at: now };
    const event = campusEvent({ version: 4 });
    expect(cancelEvent(event, cancellation)).toEqual({
      ...event,
      version: 5,
      changedAt: now,
      status: 'cancelled',
      cancellation,
    });
  });

  it('is not over for a day, nor over with people who were checked in, nor cancelled already', () => {
    const cancelledAt = (at: Date, event = campusEvent()) => cancelEvent(event, { reason: 'Rain', by, at });
    const attended = campusEvent({ capacity: { taken: 1, checkedIn: 1, waiting: 0 } });
    expect(cancelledAt(over).status).toBe('cancelled');
    expect(cancelledAt(now, attended).status).toBe('cancelled');
    expect(() => cancelledAt(over, attended)).toThrow(failsWith('EVENT.ENDED'));
    expect(() => cancelledAt(new Date(over.getTime() + DAY_MS))).toThrow(failsWith('EVENT.ENDED'));
    expect(() => cancelEvent(campusEvent({ status: 'cancelled' }), { reason: 'Rain', by, at: now })).toThrow(
      failsWith('EVENT.CANCELLED'),
    );
  });
});
