import type { AnswerOf, EventAnswer, MyRegistration, Problem, calls } from '@portal/contracts';
import { testClock } from '@portal/test-kit';
import type { As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import { NOW, coordinator, join, newEvent, president, startCampus, student } from '../../testing/fixtures';

type Mine = AnswerOf<typeof calls.listMyRegistrations>;

const [first, second, third, fourth] = [student(1), student(2), student(3), student(4)];

describe('registering for an event', () => {
  const clock = testClock(NOW);
  let events: Events;
  beforeAll(async () => {
    events = await startCampus({ clock });
  });
  afterAll(() => events.stop());
  beforeEach(() => clock.set(NOW));

  const withPlaces = (places: number | undefined, changes: object = {}) =>
    newEvent(events, { registration: { required: true, ...(places && { max_participants: places }), ...changes } });
  const leave = (id: string, as: As) => events.request<Problem>(as, 'DELETE', `/api/events/${id}/register`);
  const tryToJoin = async (id: string, as: As) => {
    const { status, body } = await events.request<Problem>(as, 'POST', `/api/events/${id}/register`);
    return { ...body, status };
  };
  const read = async (id: string, as: As) => (await events.request<EventAnswer>(as, 'GET', `/api/events/${id}`)).body;
  const published = async (type: Parameters<Events['outbox']>[0], eventId: string) =>
    (await events.outbox(type)).filter(({ data }) => 'eventId' in data && data.eventId === eventId);

  it('gives a place with a code, which only its owner sees, and tells the others', async () => {
    const { _id: id } = await withPlaces(2);
    const mine = await join(events, id, first);
    expect(mine).toEqual({
      _id: expect.any(String),
      status: 'registered',
      code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      joined_at: NOW,
    });
    expect(await read(id, first)).toMatchObject({
      registration: { state: 'open', taken: 1, waiting: 0 },
      my_registration: mine,
    });
    for (const other of [second, coordinator, null]) expect((await read(id, other)).my_registration).toBeUndefined();
    expect(await published('events.registration.joined.v1', id)).toMatchObject([
      {
        subject: mine._id,
        actor: { _id: first.userId },
        data: {
          userId: first.userId,
          status: 'registered',
          eventTitle: 'Hack Night',
          schedule: { venue: 'Main Hall' },
        },
      },
    ]);
  });

  it('puts who comes later on the waiting list, with a position that follows who leaves', async () => {
    const { _id: id } = await withPlaces(1);
    await join(events, id, first);
    expect(await join(events, id, second)).toMatchObject({ status: 'waiting', position: 1 });
    expect(await join(events, id, third)).toMatchObject({ status: 'waiting', position: 2 });
    expect((await read(id, null)).registration).toMatchObject({ taken: 1, waiting: 2 });
    expect((await leave(id, second)).status).toBe(204);
    expect((await read(id, third)).my_registration).toMatchObject({ status: 'waiting', position: 1 });
    expect((await read(id, null)).registration).toMatchObject({ taken: 1, waiting: 1 });
  });

  it('gives a free place to the first on the waiting list, and publishes it once', async () => {
    const { _id: id } = await withPlaces(1);
    for (const each of [first, second, third]) await join(events, id, each);
    expect((await leave(id, first)).status).toBe(204);
    expect((await read(id, first)).my_registration).toBeUndefined();
    const promoted = (await read(id, second)).my_registration;
    expect(promoted?.status).toBe('registered');
    expect(promoted).not.toHaveProperty('position');
    expect((await read(id, third)).my_registration).toMatchObject({ status: 'waiting', position: 1 });
    expect(await published('events.registration.left.v1', id)).toHaveLength(1);
    expect(await published('events.registration.promoted.v1', id)).toMatchObject([{ data: { userId: second.userId } }]);
  });

  it('puts who left and comes again at the end of the line', async () => {
    const { _id: id } = await withPlaces(1);
    for (const each of [first, second, third]) await join(events, id, each);
    await leave(id, second);
    expect(await join(events, id, second)).toMatchObject({ status: 'waiting', position: 2 });
  });

  it('tells the others from which status somebody left', async () => {
    const { _id: id } = await withPlaces(1);
    for (const each of [first, second]) await join(events, id, each);
    await leave(id, second);
    await leave(id, first);
    expect(await published('events.registration.left.v1', id)).toMatchObject([
      { data: { userId: second.userId, status: 'waiting' } },
      { data: { userId: first.userId, status: 'registered' } },
    ]);
  });

  it('gives no place of a cancelled event to the next in line', async () => {
    const { _id: id } = await withPlaces(1);
    for (const each of [first, second]) await join(events, id, each);
    await events.useCases.cancelEvent(president, id, 'Rain.');
    expect((await leave(id, first)).status).toBe(204);
    expect(await published('events.registration.promoted.v1', id)).toEqual([]);
    expect((await read(id, second)).my_registration).toMatchObject({ status: 'waiting', position: 1 });
  });

  it('gives nobody a place after the event has begun, until it begins later', async () => {
    const { _id: id, schedule } = await withPlaces(1);
    for (const each of [first, second]) await join(events, id, each);
    clock.set(schedule.start ?? '');
    expect((await leave(id, first)).status).toBe(204);
    expect(await published('events.registration.promoted.v1', id)).toEqual([]);
    expect((await read(id, second)).my_registration).toMatchObject({ status: 'waiting', position: 1 });
    expect((await join(events, id, third)).status).toBe('registered');
    expect((await leave(id, third)).status).toBe(204);

    const later = (time: string | null) => new Date(Date.parse(time ?? '') + 86_400_000).toISOString();
    const moved = { ...schedule, start: later(schedule.start), end: later(schedule.end) };
    const { status } = await events.request(coordinator, 'PATCH', `/api/events/${id}`, { schedule: moved });
    expect(status).toBe(200);
    expect((await read(id, second)).my_registration?.status).toBe('registered');
  });

  it('has a place for everybody where there is no limit', async () => {
    const { _id: id } = await withPlaces(undefined);
    for (const each of [first, second, third]) expect((await join(events, id, each)).status).toBe('registered');
  });

  it('happens once for each person, also when the same request comes again with its key', async () => {
    const { _id: id } = await withPlaces(5);
    const send = () =>
      events.request<MyRegistration>(first, 'POST', `/api/events/${id}/register`, undefined, {
        headers: { 'idempotency-key': 'join-once' },
      });
    const answers = [await send(), await send()];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await tryToJoin(id, first)).toMatchObject({ status: 409, code: 'REGISTRATION.ALREADY_JOINED' });
    expect((await read(id, null)).registration.taken).toBe(1);
  });

  it('is possible inside its window only', async () => {
    const { _id: id } = await withPlaces(5, { start: '2026-11-22T00:00:00Z', end: '2026-11-25T00:00:00Z' });
    const closed = { status: 409, code: 'REGISTRATION.CLOSED' };
    expect((await read(id, null)).registration.state).toBe('not-yet');
    expect(await tryToJoin(id, first)).toMatchObject(closed);
    clock.set('2026-11-22T00:00:00Z');
    expect((await read(id, null)).registration.state).toBe('open');
    expect((await tryToJoin(id, first)).status).toBe(200);
    clock.set('2026-11-25T00:00:00Z');
    expect((await read(id, null)).registration.state).toBe('closed');
    expect(await tryToJoin(id, second)).toMatchObject(closed);
  });

  it('is neither needed nor possible where the event takes none', async () => {
    const { _id: id, registration } = await newEvent(events, { registration: { required: false } });
    expect(registration).toEqual({ required: false });
    expect(await tryToJoin(id, first)).toMatchObject({ status: 409, code: 'REGISTRATION.CLOSED' });
  });

  it('ends with the event, whatever the stored status says, and nobody leaves it afterwards', async () => {
    const { _id: id } = await withPlaces(5);
    await join(events, id, first);
    clock.set('2026-11-28T15:30:00Z');
    expect(await tryToJoin(id, second)).toMatchObject({ status: 409, code: 'EVENT.ENDED' });
    expect((await leave(id, first)).body.code).toBe('EVENT.ENDED');
    expect((await read(id, null)).registration.state).toBe('closed');
  });

  it('is closed when the event is cancelled, which says why', async () => {
    const { _id: id } = await withPlaces(5);
    await events.useCases.cancelEvent(president, id, 'Rain.');
    expect(await tryToJoin(id, first)).toMatchObject({ status: 409, code: 'EVENT.CANCELLED' });
    const { registration, cancellation } = await read(id, null);
    expect([registration.state, cancellation]).toEqual(['closed', { reason: 'Rain.', at: NOW }]);
  });

  it('cannot be taken back by who never joined', async () => {
    const { _id: id } = await withPlaces(5);
    expect((await leave(id, first)).body.code).toBe('REGISTRATION.NOT_FOUND');
    expect((await leave('dddddddddddddddddddddd01', first)).body.code).toBe('EVENT.NOT_FOUND');
  });

  it('shows in every list of events, with one query for all of them', async () => {
    const { _id: id } = await withPlaces(1);
    await join(events, id, first);
    const { _id: mine } = await join(events, id, fourth);
    for (const path of ['/api/events/by-role/STUDENT', '/api/events/events']) {
      events.takeCommands();
      const { body } = await events.request<EventAnswer[]>(fourth, 'GET', path);
      expect(events.takeCommands().map(({ collection }) => collection)).toEqual(['events', 'events', 'registrations']);
      expect(body.filter((event) => event.my_registration)).toMatchObject([
        { _id: id, my_registration: { _id: mine, status: 'waiting', position: 1 } },
      ]);
    }
  });
});

describe('what I joined', () => {
  const clock = testClock(NOW);
  let events: Events;
  beforeAll(async () => {
    events = await startCampus({ clock });
  });
  afterAll(() => events.stop());

  const mine = async (as: As, query = '') => {
    const { body, headers } = await events.request<Mine>(as, 'GET', `/api/events/registrations/mine${query}`);
    return { titles: body.map(({ event }) => event.title), body, headers };
  };

  it('comes soonest first, page by page, until it is over', async () => {
    expect((await mine(first)).titles).toEqual([]);
    const days = { late: '30', soon: '22', between: '25' };
    for (const [title, day] of Object.entries(days)) {
      const schedule = { start: `2026-11-${day}T10:00:00Z`, end: `2026-11-${day}T12:00:00Z` };
      const { _id } = await newEvent(events, {
        title,
        schedule,
        registration: { required: true, max_participants: 1 },
      });
      if (title === 'between') await join(events, _id, second);
      await join(events, _id, first);
    }
    const { body, titles } = await mine(first);
    expect(titles).toEqual(['soon', 'between', 'late']);
    expect(body[1]).toMatchObject({
      status: 'waiting',
      position: 1,
      code: expect.any(String),
      event: { status: 'planned', organizing_unit_id: { name: 'Coding Club' } },
    });
    expect((await mine(second)).titles).toEqual(['between']);

    const page = await mine(first, '?limit=2');
    expect([page.titles, page.headers.get('x-total-count')]).toEqual([['soon', 'between'], '3']);
    const next = /\?.+(?=>; rel="next")/.exec(page.headers.get('link') ?? '')?.[0];
    expect((await mine(first, next)).titles).toEqual(['late']);

    clock.set('2026-11-22T12:00:00Z');
    expect((await mine(first)).titles).toEqual(['between', 'late']);
  });

  it('is found when it has begun too, latest first', async () => {
    expect((await mine(first, '?when=begun')).titles).toEqual(['soon']);
    clock.set('2026-11-30T11:00:00Z');
    expect((await mine(first, '?when=begun')).titles).toEqual(['late', 'between', 'soon']);
    expect((await mine(first, '?when=begun&q=betw')).titles).toEqual(['between']);
    expect((await mine(second, '?when=begun')).titles).toEqual(['between']);
    expect((await mine(third, '?when=begun')).titles).toEqual([]);
  });
});
