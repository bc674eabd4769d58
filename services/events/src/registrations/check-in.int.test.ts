import type { AnswerOf, EventAnswer, ListedRegistration, Problem, calls } from '@portal/contracts';
import { eventOf, testClock, type As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import {
  NOW,
  coordinator,
  join,
  musicCoordinator,
  newEvent,
  president,
  startCampus,
  student,
} from '../../testing/fixtures';

type CheckedIn = AnswerOf<typeof calls.checkIn>;

const named = (number: number, name: string) => ({ ...student(number), name });
const zoya = named(1, 'Zoya Khan');
const anil = named(2, 'Anil Rao');
const meera = named(3, 'Meera Das');
const ravi = named(4, 'Ravi Kumar');

describe('the people who registered', () => {
  const clock = testClock(NOW);
  let events: Events;
  let id: string;
  beforeAll(async () => {
    events = await startCampus({ clock });
    await account(zoya, 1, '12240077');
    ({ _id: id } = await newEvent(events, { registration: { required: true, max_participants: 2 } }));
    for (const each of [zoya, anil, ravi, meera]) await join(events, id, each);
  });
  afterAll(() => events.stop());

  const account = (person: typeof zoya, version: number, studentId?: string) =>
    events.deliver(
      eventOf('auth.account.changed.v1', {
        version,
        userId: person.userId,
        username: person.username,
        name: person.name,
        role: 'STUDENT',
        ...(studentId && { studentId }),
      }),
    );
  const list = async (query = '') =>
    events.request<ListedRegistration[]>(coordinator, 'GET', `/api/events/${id}/registrations${query}`);
  const names = async (query = '') => (await list(query)).body.map(({ person }) => person.personal_info.name);

  it('come by name, then the line in its order', async () => {
    const { body, headers } = await list();
    expect(body.map(({ person, status, position }) => [person.personal_info.name, status, position])).toEqual([
      ['Anil Rao', 'registered', undefined],
      ['Zoya Khan', 'registered', undefined],
      ['Ravi Kumar', 'waiting', 1],
      ['Meera Das', 'waiting', 2],
    ]);
    expect(body[1]?.person).toMatchObject({ username: zoya.username, user_id: '12240077' });
    expect(JSON.stringify(body)).not.toContain('code');
    expect(headers.get('x-total-count')).toBe('4');
  });

  it('are found by beginnings of names, addresses and student IDs, as text', async () => {
    expect(await names('?q=kha%20zo')).toEqual(['Zoya Khan']);
    expect(await names('?q=1224')).toEqual(['Zoya Khan']);
    expect(await names('?q=STUDENT.3@')).toEqual(['Meera Das']);
    expect(await names('?q=han')).toEqual([]);
    expect(await names('?q=.*')).toEqual([]);
    expect(await names('?status=waiting')).toEqual(['Ravi Kumar', 'Meera Das']);
  });

  it('are under the name that they go by now', async () => {
    await account(named(1, 'Aarti Khan'), 2, '12240078');
    expect(await names()).toEqual(['Aarti Khan', 'Anil Rao', 'Ravi Kumar', 'Meera Das']);
    expect((await list('?q=12240078')).body).toHaveLength(1);
    await account(named(1, 'Older Name'), 1);
    await account(named(1, 'Zoya Khan'), 3, '12240077');
    expect(await names()).toEqual(['Anil Rao', 'Zoya Khan', 'Ravi Kumar', 'Meera Das']);
  });

  it('leave as a table for a spreadsheet, which takes no name for a formula', async () => {
    const risky = named(5, '=HYPERLINK("x")');
    await join(events, id, risky);
    const { text, headers } = await events.request(coordinator, 'GET', `/api/events/${id}/registrations`, undefined, {
      headers: { accept: 'text/csv' },
    });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('filename="Hack Night registrations.csv"');
    expect(text).toBe(
      [
        'Name,Email,Student ID,Status,Waiting list position,Registered on,Checked in at',
        'Anil Rao,student.2@example.edu,,Registered,,2026-11-21 11:30,',
        'Zoya Khan,student.1@example.edu,12240077,Registered,,2026-11-21 11:30,',
        'Ravi Kumar,student.4@example.edu,,Waiting list,1,2026-11-21 11:30,',
        'Meera Das,student.3@example.edu,,Waiting list,2,2026-11-21 11:30,',
        `"'=HYPERLINK(""x"")",student.5@example.edu,,Waiting list,3,2026-11-21 11:30,`,
        '',
      ].join('\r\n'),
    );
    await events.request(risky, 'DELETE', `/api/events/${id}/register`);
  });

  it.each([
    ['संगीत: संध्या!', 'filename=registrations.csv;', 'संगीत संध्या registrations.csv'],
    ['Café Québec', 'filename="Cafe Quebec registrations.csv"', 'Café Québec registrations.csv'],
  ])('are a file with the name of the event: %s', async (title, plain, name) => {
    const { _id } = await newEvent(events, { title });
    const { headers } = await events.request(coordinator, 'GET', `/api/events/${_id}/registrations`, undefined, {
      headers: { accept: 'text/csv' },
    });
    const disposition = headers.get('content-disposition');
    expect(disposition).toContain(plain);
    expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
  });

  it('are for those who manage the event', async () => {
    const { status, body } = await events.request<Problem>(musicCoordinator, 'GET', `/api/events/${id}/registrations`);
    expect([status, body.code]).toEqual([403, 'EVENT.OUT_OF_SCOPE']);
    const { body: seen } = await events.request<EventAnswer>(musicCoordinator, 'GET', `/api/events/${id}`);
    expect([seen.registration.checked_in, seen.budget]).toEqual([undefined, undefined]);
    const { body: own } = await events.request<EventAnswer>(coordinator, 'GET', `/api/events/${id}`);
    expect([own.registration.checked_in, own.budget]).toEqual([0, { allocated: 5000, sponsors: ['Acme'] }]);
  });
});

describe('checking in', () => {
  const clock = testClock(NOW);
  let events: Events;
  let id: string;
  beforeAll(async () => {
    events = await startCampus({ clock });
    ({ _id: id } = await newEvent(events, { registration: { required: true, max_participants: 2 } }));
  });
  afterAll(() => events.stop());

  const checkIn = (registration: string, as = coordinator, at = id) =>
    events.request<CheckedIn & { code?: string }>(as, 'POST', `/api/events/${at}/check-ins`, { registration });

  it('by the code counts once: the same scan again answers the first time', async () => {
    const { code, _id } = await join(events, id, zoya);
    clock.set('2026-11-28T12:00:00.000Z');
    const { status, body } = await checkIn(code);
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id, first: true, checked_in_at: '2026-11-28T12:00:00.000Z' });
    expect(body.person.personal_info.name).toBe('Zoya Khan');
    clock.set('2026-11-28T12:10:00.000Z');
    expect((await checkIn(` ${code.toLowerCase().replace('-', ' ')}`)).body).toEqual({ ...body, first: false });
    expect((await checkIn(_id)).body).toEqual({ ...body, first: false });
    expect(await events.outbox('events.registration.checked-in.v1')).toHaveLength(1);
    const { body: event } = await events.request<EventAnswer>(president, 'GET', `/api/events/${id}`);
    expect(event.registration).toMatchObject({ taken: 1, checked_in: 1 });
    const { body: own } = await events.request<EventAnswer>(zoya, 'GET', `/api/events/${id}`);
    expect(own.my_registration?.checked_in_at).toBe('2026-11-28T12:00:00.000Z');
    clock.set(NOW);
  });

  it('keeps who was there from leaving', async () => {
    const { status, body } = await events.request<Problem>(zoya, 'DELETE', `/api/events/${id}/register`);
    expect([status, body.code]).toEqual([409, 'REGISTRATION.CHECKED_IN']);
  });

  it('lets nobody in from the line, from another event or with a code that is none', async () => {
    await join(events, id, anil);
    const { _id: waiting } = await join(events, id, ravi);
    expect((await checkIn(waiting)).body.code).toBe('REGISTRATION.ON_WAITING_LIST');
    const other = await newEvent(events);
    const { code } = await join(events, other._id, meera);
    expect((await checkIn(code)).body.code).toBe('REGISTRATION.NOT_FOUND');
    expect((await checkIn('nonsense')).body.code).toBe('REGISTRATION.NOT_FOUND');
  });

  it('is not for an event that does not take place', async () => {
    const { _id } = await newEvent(events);
    const { code } = await join(events, _id, meera);
    await events.useCases.cancelEvent(president, _id, 'Rain.');
    expect((await checkIn(code, coordinator, _id)).body.code).toBe('EVENT.CANCELLED');
  });

  it('has the time of the scan where that is sent later, and both times in what the audit gets', async () => {
    const { _id } = await newEvent(events);
    const path = `/api/events/${_id}/check-ins`;
    const scanned = async (person: As, secondsAgo: number) => {
      const { code: registration } = await join(events, _id, person);
      return { registration, seconds_ago: secondsAgo };
    };
    const [late, refused] = [await scanned(zoya, 1800), await scanned(ravi, 60)];
    clock.set('2026-11-28T10:30:00.000Z');
    await events.useCases.cancelEvent(president, _id, 'Power cut.');
    clock.set('2026-11-28T10:40:00.000Z');
    const { status, body } = await events.request<CheckedIn>(coordinator, 'POST', path, late);
    expect([status, body.first, body.checked_in_at]).toEqual([200, true, '2026-11-28T10:10:00.000Z']);
    const announced = (await events.outbox('events.registration.checked-in.v1')).at(-1);
    expect(announced?.data).toMatchObject({ eventId: _id, scannedAt: '2026-11-28T10:10:00.000Z' });
    expect(announced?.time).toBe('2026-11-28T10:40:00.000Z');
    expect(await events.request(coordinator, 'POST', path, refused)).toMatchObject({
      status: 409,
      body: { code: 'EVENT.CANCELLED' },
    });
    clock.set(NOW);
  });

  it('shows who is there and who is not yet', async () => {
    const there = async (query: string) => {
      const path = `/api/events/${id}/registrations?status=registered&checked_in=${query}`;
      const { body } = await events.request<ListedRegistration[]>(coordinator, 'GET', path);
      return body.map(({ person }) => person.personal_info.name);
    };
    expect([await there('yes'), await there('no')]).toEqual([['Zoya Khan'], ['Anil Rao']]);
  });
});

describe('undoing a check-in', () => {
  let events: Events;
  let id: string;
  let registration: string;
  beforeAll(async () => {
    events = await startCampus();
    ({ _id: id } = await newEvent(events, { registration: { required: true, max_participants: 2 } }));
    ({ _id: registration } = await join(events, id, zoya));
    await join(events, id, anil);
  });
  afterAll(() => events.stop());

  const checkIn = () => events.request<CheckedIn>(coordinator, 'POST', `/api/events/${id}/check-ins`, { registration });
  const undo = (of = registration, as = coordinator) =>
    events.request<Problem>(as, 'DELETE', `/api/events/${id}/check-ins/${of}`);
  const arrivals = async () => {
    const { body } = await events.request<EventAnswer>(coordinator, 'GET', `/api/events/${id}`);
    const path = `/api/events/${id}/registrations?checked_in=yes`;
    const { body: listed } = await events.request<ListedRegistration[]>(coordinator, 'GET', path);
    return [body.registration.checked_in, listed.length];
  };

  it('takes it back once, tells the audit, and lets the person be checked in again', async () => {
    await checkIn();
    expect(await arrivals()).toEqual([1, 1]);
    expect((await undo()).status).toBe(204);
    expect((await undo()).status).toBe(204);
    expect(await arrivals()).toEqual([0, 0]);
    expect(await events.outbox('events.registration.check-in-undone.v1')).toMatchObject([
      { subject: registration, data: { registrationId: registration, userId: zoya.userId, status: 'registered' } },
    ]);
    expect((await checkIn()).body.first).toBe(true);
    expect(await arrivals()).toEqual([1, 1]);
    const announced = (await events.outbox()).filter(({ type }) => type.startsWith('events.registration.check'));
    const versions = announced.map(({ data }) => ('version' in data && data.version) || 0);
    expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
    expect(versions).toHaveLength(3);
  });

  it('changes nothing for somebody who was not checked in', async () => {
    const { _id } = await join(events, id, ravi);
    expect((await undo(_id)).status).toBe(204);
    expect(await arrivals()).toEqual([1, 1]);
    expect(await events.outbox('events.registration.check-in-undone.v1')).toHaveLength(1);
  });

  it('is for registrations of this event, and for those who manage it', async () => {
    const { _id: other } = await newEvent(events);
    const { _id: elsewhere } = await join(events, other, zoya);
    expect((await undo(elsewhere)).body.code).toBe('REGISTRATION.NOT_FOUND');
    expect((await undo(registration, musicCoordinator)).body.code).toBe('EVENT.OUT_OF_SCOPE');
    expect(await arrivals()).toEqual([1, 1]);
  });

  it('lets the person cancel the registration again', async () => {
    await undo();
    const { status } = await events.request(zoya, 'DELETE', `/api/events/${id}/register`);
    expect(status).toBe(204);
  });
});
