import type { BodyInput, EventAnswer, MyRegistration, Problem, calls } from '@portal/contracts';
import { testClock } from '@portal/test-kit';
import type { As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import {
  coordinator,
  join,
  musicCoordinator,
  newEvent,
  newRoomRequest,
  NOW,
  president,
  startCampus,
  student,
} from '../../testing/fixtures';

type Change = BodyInput<typeof calls.changeEvent>;

const clock = testClock(NOW);
let events: Events;
beforeAll(async () => {
  events = await startCampus({ clock });
});
afterAll(() => events.stop());
beforeEach(() => clock.set(NOW));

const change = (id: string, body: Change, as: As = coordinator) =>
  events.request<EventAnswer & Pick<Problem, 'code'>>(as, 'PATCH', `/api/events/${id}`, body);
const read = async (id: string, as: As = coordinator) =>
  (await events.request<EventAnswer>(as, 'GET', `/api/events/${id}`)).body;
const published = async (id: string) =>
  (await events.outbox('events.event.changed.v1')).filter(({ subject }) => subject === id);

describe('changing an event', () => {
  it('changes what is named, leaves the rest, and tells the others what is different', async () => {
    const event = await newEvent(events);
    const { status, body } = await change(event._id, { title: 'Hack Day', schedule: { venue: 'Senate Hall' } });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...event,
      version: 2,
      title: 'Hack Day',
      schedule: { ...event.schedule, venue: 'Senate Hall' },
    });
    expect(await read(event._id)).toEqual(body);
    const [fact, ...more] = await published(event._id);
    expect(more).toEqual([]);
    expect(fact?.data).toMatchObject({
      version: 2,
      title: 'Hack Day',
      venue: 'Senate Hall',
      changed: ['title', 'schedule'],
      previous: { start: event.schedule.start, end: event.schedule.end, venue: 'Main Hall' },
    });
    expect(fact?.actor).toMatchObject({ _id: coordinator.userId });
  });

  it('stays at ten in the morning after ten edits', async () => {
    const start = '2026-11-28T10:00:00+05:30';
    const { _id: id } = await newEvent(events, { schedule: { start, end: '2026-11-28T12:00:00+05:30' } });
    for (let edit = 1; edit <= 10; edit += 1) {
      const { schedule, version } = await read(id);
      const { start: shown, end } = schedule;
      const answer = await change(id, { version, title: `Edit ${edit}`, schedule: { start: shown, end } });
      expect(answer.status).toBe(200);
    }
    expect((await read(id)).schedule).toMatchObject({
      start: '2026-11-28T04:30:00.000Z',
      end: '2026-11-28T06:30:00.000Z',
    });
    expect((await published(id)).some(({ data }) => data.previous)).toBe(false);
  });

  it('takes a date, a limit and a fee away when given null', async () => {
    const { _id: id } = await newEvent(events);
    const { body } = await change(id, {
      schedule: { end: null },
      registration: { fees: null, max_participants: null },
      budget: { sponsors: [] },
    });
    expect(body.schedule.end).toBeNull();
    expect(body.registration).toMatchObject({ required: true, taken: 0 });
    expect(body.registration).not.toHaveProperty('fees');
    expect(body.registration).not.toHaveProperty('max_participants');
    expect(body.budget).toEqual({ allocated: 5000, sponsors: [] });
  });

  it('says nothing when nothing is different', async () => {
    const event = await newEvent(events);
    const { body } = await change(event._id, { title: event.title, schedule: event.schedule });
    expect([body.version, await published(event._id)]).toEqual([1, []]);
  });

  it.each<[string, Change, string]>([
    ['an end before the start that stays', { schedule: { end: '2026-11-28T10:00:00Z' } }, 'schedule.end'],
    ['a start behind the end that stays', { schedule: { start: '2026-11-29T10:00:00Z' } }, 'schedule.end'],
    ['a registration that outlasts it', { registration: { end: '2026-12-28T10:00:00Z' } }, 'registration.end'],
    [
      'a registration that ends before it begins',
      { registration: { start: '2026-11-26T10:00:00Z', end: '2026-11-25T10:00:00Z' } },
      'registration.end',
    ],
    ['an empty title', { title: ' ' }, 'title'],
  ])('refuses %s at the field, and changes nothing', async (_what, body, path) => {
    const event = await newEvent(events);
    expect(await change(event._id, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect(await read(event._id)).toEqual(event);
  });

  it('refuses to overwrite what somebody else changed meanwhile; without a version the newest wins', async () => {
    const { _id: id } = await newEvent(events);
    expect((await change(id, { version: 1, title: 'First' })).status).toBe(200);
    expect(await change(id, { version: 1, title: 'Second' })).toMatchObject({
      status: 409,
      body: { code: 'EVENT.CHANGED_MEANWHILE' },
    });
    expect((await change(id, { title: 'Third' })).body.title).toBe('Third');
  });

  it('keeps both of two changes at once', async () => {
    const { _id: id } = await newEvent(events);
    const answers = await Promise.all([change(id, { title: 'One' }), change(id, { description: 'Two' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(id)).toMatchObject({ title: 'One', description: 'Two', version: 3 });
  });

  it('is for those who manage the event, until a day after it is over, and not when it is cancelled', async () => {
    const { _id: id } = await newEvent(events);
    expect((await change(id, { title: 'No' }, musicCoordinator)).body.code).toBe('EVENT.OUT_OF_SCOPE');
    expect((await change('dddddddddddddddddddddd01', {})).body.code).toBe('EVENT.NOT_FOUND');
    clock.set('2026-11-30T00:00:00Z');
    expect((await change(id, { title: 'No' })).body.code).toBe('EVENT.ENDED');
    clock.set(NOW);
    await events.request(coordinator, 'POST', `/api/events/${id}/cancellation`, { reason: 'Rain.' });
    expect((await change(id, { title: 'No' })).body.code).toBe('EVENT.CANCELLED');
  });

  it('may begin an event by its new time, and plans one again that is postponed while it runs', async () => {
    const { _id: id } = await newEvent(events);
    const begun = await change(id, { schedule: { start: '2026-11-21T05:00:00Z' } });
    expect(begun.body.status).toBe('ongoing');
    const later = await change(id, { schedule: { start: '2026-11-27T05:00:00Z' } });
    expect(later.body.status).toBe('planned');
  });

  it('does not plan an event again that people were checked in to', async () => {
    const { _id: id } = await newEvent(events, { schedule: { start: '2026-11-21T05:00:00Z' } });
    const person = student(1);
    const { code } = await join(events, id, person);
    await events.request(coordinator, 'POST', `/api/events/${id}/check-ins`, { registration: code });
    const later = await change(id, { schedule: { start: '2026-11-27T05:00:00Z' } });
    expect(later.body.status).toBe('ongoing');
  });

  it('puts a mistyped year right within a day, or cancels the event', async () => {
    const schedule = { start: '2025-11-28T10:00:00Z', end: '2025-11-28T12:00:00Z' };
    const mistyped = await newEvent(events, { schedule });
    const unwanted = await newEvent(events, { schedule });
    expect(mistyped).toMatchObject({ status: 'completed', correctable_until: '2026-11-22T06:00:00.000Z' });
    clock.set('2026-11-22T05:59:00Z');
    const { body } = await change(mistyped._id, {
      version: 1,
      schedule: { start: '2026-11-28T10:00:00Z', end: '2026-11-28T12:00:00Z' },
    });
    expect(body).toMatchObject({ status: 'planned', schedule: { start: '2026-11-28T10:00:00.000Z' } });
    expect(body.correctable_until).toBeUndefined();
    expect((await published(mistyped._id)).at(-1)?.data).toMatchObject({ changed: ['schedule', 'status'] });
    const cancel = () =>
      events.request<EventAnswer & Pick<Problem, 'code'>>(
        coordinator,
        'POST',
        `/api/events/${unwanted._id}/cancellation`,
        {
          reason: 'Mistyped.',
        },
      );
    clock.set('2026-11-22T06:00:00Z');
    expect((await read(unwanted._id)).correctable_until).toBeUndefined();
    expect((await cancel()).body.code).toBe('EVENT.ENDED');
    clock.set('2026-11-22T05:59:00Z');
    expect((await cancel()).body.status).toBe('cancelled');
  });

  it('refuses fewer places than are held, and gives more to the first waiting', async () => {
    const { _id: id } = await newEvent(events, { registration: { required: true, max_participants: 2 } });
    for (const number of [1, 2, 3, 4]) await join(events, id, student(number));
    expect(await change(id, { registration: { max_participants: 1 } })).toMatchObject({
      status: 409,
      body: { code: 'EVENT.CAPACITY_BELOW_TAKEN', message: 'Places already taken: 2.' },
    });
    expect((await change(id, { registration: { required: false } })).body.code).toBe('EVENT.HAS_REGISTRATIONS');
    const { body } = await change(id, { registration: { max_participants: 3 } });
    expect(body.registration).toMatchObject({ taken: 3, waiting: 1, max_participants: 3 });
    const promoted = await events.outbox('events.registration.promoted.v1');
    expect(promoted.map(({ data }) => data.userId)).toEqual([student(3).userId]);
    const mine = (await read(id, student(4))).my_registration as MyRegistration;
    expect(mine).toMatchObject({ status: 'waiting', position: 1 });
  });

  it('shows its new title and category where its rooms were asked for', async () => {
    const { _id: id } = await newEvent(events);
    await newRoomRequest(events, id);
    await change(id, { title: 'Renamed', category: 'cultural' });
    const listed = await events.request<{ event: { title: string } }[]>('GENSEC_CULTURAL', 'GET', '/room/requests');
    expect(listed.body.map(({ event }) => event.title)).toEqual(['Renamed']);
  });

  it('is found by its new words and days, and no longer by the old', async () => {
    const { _id: id } = await newEvent(events, { title: 'Zoology walk' });
    await change(id, {
      title: 'Botany walk',
      schedule: { start: '2027-02-01T10:00:00Z', end: '2027-02-01T12:00:00Z' },
    });
    const found = async (query: string) =>
      (await events.request<EventAnswer[]>(null, 'GET', `/api/events/events?${query}`)).body.map(({ _id }) => _id);
    expect(await found('q=zoo')).toEqual([]);
    expect(await found('q=bota%20wal')).toEqual([id]);
    expect(await found('from=2027-02-01&to=2027-02-01')).toEqual([id]);
  });
});

describe('cancelling an event', () => {
  it('keeps the reason for everybody to read, and tells the others', async () => {
    const { _id: id } = await newEvent(events);
    const path = `/api/events/${id}/cancellation`;
    expect((await events.request(president, 'POST', path, { reason: ' ' })).status).toBe(400);
    const { status, body } = await events.request<EventAnswer>(president, 'POST', path, { reason: 'Rain.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'cancelled', cancellation: { reason: 'Rain.', at: NOW }, room_requests: [] });
    expect((await read(id, null)).cancellation).toEqual({ reason: 'Rain.', at: NOW });
    const again = await events.request<Problem>(president, 'POST', path, { reason: 'Rain.' });
    expect([again.status, again.body.code]).toEqual([409, 'EVENT.CANCELLED']);
  });
});
