import type { EventAnswer, Problem } from '@portal/contracts';
import { actorOf } from '@portal/test-kit';
import type { As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import {
  coordinator,
  musicClub,
  musicCoordinator,
  newEvent,
  newRoomRequest,
  ofMusicClub,
  president,
  startCampus,
} from '../../testing/fixtures';

const at = (day: number) => ({ schedule: { start: `2026-11-${day}T10:00:00Z`, end: `2026-11-${day}T12:00:00Z` } });
const free = { registration: { required: false } };

let events: Events;
beforeAll(async () => {
  events = await startCampus();
  await newEvent(events, { title: 'No date yet', schedule: {}, ...free });
  await newEvent(events, { title: 'Late', ...at(29) });
  await newEvent(events, { title: 'Concert', ...ofMusicClub, ...at(25) });
  await newEvent(events, { title: 'Dance by coders', category: 'cultural', ...at(24) });
  await newEvent(events, { title: 'Over (c++ talk)', ...free, ...at(19) });
  const called = await newEvent(events, { title: 'Called off', ...at(23) });
  await newRoomRequest(events, called._id);
  await events.useCases.cancelEvent(president, called._id, 'The speaker is ill.');
});
afterAll(() => events.stop());

const list = (as: As, path: string) => events.request<EventAnswer[]>(as, 'GET', path);
const byRole = async (as: As, role: string, query = '') => list(as, `/api/events/by-role/${role}${query}`);
const titles = (body: EventAnswer[]) => body.map(({ title }) => title);
const ofCoordinator = `?username=${coordinator.username}`;

describe('the events of a role', () => {
  it('are planned and ongoing ones for students and visitors, soonest first, those without a date last', async () => {
    for (const as of [null, 'STUDENT', 'STUDENT_NOT_ONBOARDED'] as const) {
      const { body, status } = await byRole(as, 'STUDENT');
      expect(status).toBe(200);
      expect(titles(body)).toEqual(['Dance by coders', 'Concert', 'Late', 'No date yet']);
    }
  });

  it('are those of the own unit for a coordinator', async () => {
    const { body } = await byRole(coordinator, 'CLUB_COORDINATOR', ofCoordinator);
    expect(titles(body)).toEqual(['Called off', 'Dance by coders', 'Late', 'No date yet', 'Over (c++ talk)']);
    const music = await byRole(musicCoordinator, 'CLUB_COORDINATOR', `?username=${musicCoordinator.username}`);
    expect(titles(music.body)).toEqual(['Concert']);
  });

  it('are none for a coordinator whose unit is not known', async () => {
    const { unit: _unit, ...homeless } = coordinator;
    expect((await byRole(homeless, 'CLUB_COORDINATOR', ofCoordinator)).body).toEqual([]);
  });

  it('are those of the category, or of units in it, for a general secretary', async () => {
    const cultural = await byRole('GENSEC_CULTURAL', 'GENSEC_CULTURAL');
    expect(titles(cultural.body)).toEqual(['Dance by coders', 'Concert']);
    const sports = await byRole('GENSEC_SPORTS', 'GENSEC_SPORTS');
    expect(sports.body).toEqual([]);
  });

  it('are all for the president', async () => {
    const { body, headers } = await byRole(president, 'PRESIDENT');
    expect(body).toHaveLength(6);
    expect(headers.get('x-total-count')).toBe('6');
  });

  it('say how many room requests there are, and carry them when asked, for those who manage them and nobody else', async () => {
    for (const [as, role, query] of [
      [coordinator, 'CLUB_COORDINATOR', ofCoordinator],
      ['GENSEC_SCITECH', 'GENSEC_SCITECH', '?'],
      [president, 'PRESIDENT', '?'],
    ] as const) {
      const { body: plain } = await byRole(as, role, query);
      expect(plain.filter((event) => 'room_requests' in event)).toEqual([]);
      expect(plain.find(({ title }) => title === 'Called off')?.room_request_count).toBe(1);
      const { body } = await byRole(as, role, `${query}&expand=room_requests`);
      expect(body.find(({ title }) => title === 'Called off')?.room_requests).toMatchObject([{ status: 'Pending' }]);
      expect(body.find(({ title }) => title === 'Late')).toMatchObject({ room_requests: [], room_request_count: 0 });
    }
    expect((await byRole('STUDENT', 'STUDENT', '?expand=room_requests')).status).toBe(403);
    for (const body of [(await byRole(null, 'STUDENT')).body, (await list(president, '/api/events/events')).body]) {
      expect(body.filter((event) => 'room_requests' in event || 'room_request_count' in event)).toEqual([]);
    }
  });

  it('are refused to everybody who is not in that role', async () => {
    for (const as of [null, 'STUDENT', coordinator] as const) {
      expect((await byRole(as, 'PRESIDENT')).status).toBe(403);
    }
    expect((await byRole(president, 'STUDENT')).status).toBe(403);
  });

  it('need the coordinator’s own username', async () => {
    const missing = await byRole(coordinator, 'CLUB_COORDINATOR');
    expect(missing).toMatchObject({ status: 400, body: { message: 'Username is missing for Club Coordinator.' } });
    const other = await byRole(coordinator, 'CLUB_COORDINATOR', `?username=${musicCoordinator.username}`);
    expect(other.status).toBe(403);
  });
});

describe('lists of events', () => {
  it('filter by text, category and status', async () => {
    expect(titles((await list(null, '/api/events/events?q=C%2B%2B%20TALK')).body)).toEqual(['Over (c++ talk)']);
    expect(titles((await list(null, '/api/events/events?q=.*')).body)).toEqual([]);
    expect(titles((await list(null, '/api/events/events?status=cancelled')).body)).toEqual(['Called off']);
    expect((await list(null, '/api/events/events?category=cultural')).body).toHaveLength(2);
    expect(titles((await byRole(null, 'STUDENT', '?status=completed')).body)).toEqual([]);
  });

  it('filter by unit and by the days that an event touches, both ends included', async () => {
    const titlesOf = async (query: string) => titles((await list(null, `/api/events/events?${query}`)).body);
    expect(await titlesOf(`unit=${musicClub.id}`)).toEqual(['Concert']);
    expect(await titlesOf('from=2026-11-24&to=2026-11-25')).toEqual(['Dance by coders', 'Concert']);
    expect(await titlesOf('from=2026-11-25')).toEqual(['Concert', 'Late']);
    expect(await titlesOf('to=2026-11-19')).toEqual(['Over (c++ talk)']);
    expect(await titlesOf('from=2026-11-26&to=2026-11-28')).toEqual([]);
    expect(await titlesOf('from=2026-11-29&to=2026-11-01')).toEqual([]);
  });

  it('filter each role’s list in the same way', async () => {
    const days = 'from=2026-11-23&to=2026-11-24';
    expect(titles((await byRole(null, 'STUDENT', `?${days}&q=dan%20cod`)).body)).toEqual(['Dance by coders']);
    const own = await byRole(coordinator, 'CLUB_COORDINATOR', `${ofCoordinator}&${days}`);
    expect(titles(own.body)).toEqual(['Called off', 'Dance by coders']);
    expect(titles((await list(president, `/events?${days}&status=cancelled`)).body)).toEqual(['Called off']);
  });

  it('of a dashboard stay within the caller’s area', async () => {
    expect((await list(president, '/events')).headers.get('x-total-count')).toBe('6');
    expect(titles((await list(actorOf('GENSEC_CULTURAL'), '/events')).body)).toEqual(['Dance by coders', 'Concert']);
  });
});

describe('one event', () => {
  it('shows its room requests to those who manage it and to the president', async () => {
    const [called] = (await list(null, '/api/events/events?status=cancelled')).body;
    const path = `/api/events/${called?._id}`;
    const read = async (as: As) => (await events.request<EventAnswer>(as, 'GET', path)).body.room_requests?.length;
    expect(await Promise.all([read(president), read(coordinator), read('GENSEC_SCITECH')])).toEqual([1, 1, 1]);
    const others = [null, 'STUDENT', musicCoordinator, 'GENSEC_SPORTS'] as const;
    expect(await Promise.all(others.map(read))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is found by its id in upper case', async () => {
    const { _id } = (await list(president, '/api/events/events')).body[0] as EventAnswer;
    const upper = _id.toUpperCase();
    expect(upper).not.toBe(_id);
    expect((await events.request('STUDENT', 'GET', `/api/events/${upper}`)).body).toMatchObject({ _id });
  });

  it('is not there under an id that nothing has', async () => {
    const { status, body } = await events.request<Problem>(null, 'GET', '/api/events/dddddddddddddddddddddd01');
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'EVENT.NOT_FOUND' });
  });
});

describe('an event of several days', () => {
  it('is on each of its days, in the institute’s time', async () => {
    const schedule = { start: '2027-01-30T20:00:00Z', end: '2027-02-02T18:30:00Z' };
    const { _id } = await newEvent(events, { title: 'Fest', schedule, ...free });
    const isThere = async (from: string, to = from) =>
      (await list(null, `/api/events/events?from=${from}&to=${to}`)).body.some((event) => event._id === _id);
    const days = ['2027-01-30', '2027-01-31', '2027-02-01', '2027-02-02', '2027-02-03'];
    expect(await Promise.all(days.map((day) => isThere(day)))).toEqual([false, true, true, true, false]);
    expect(await isThere('2026-01-01', '2027-12-31')).toBe(true);
    expect((await list(null, '/api/events/events?from=2027-02-01')).body.map(({ title }) => title)).toEqual(['Fest']);
  });
});

describe('a long description', () => {
  it('is whole where the event is read alone, and ends after its beginning in a list', async () => {
    const description = 'Round'.repeat(200);
    const { _id } = await newEvent(events, { title: 'Ring', description, ...at(30), ...free });
    const listed = (await list(null, '/api/events/events?q=ring')).body.map((event) => event.description);
    expect(listed).toEqual([`${description.slice(0, 499)}…`]);
    expect((await events.request<EventAnswer>(null, 'GET', `/api/events/${_id}`)).body.description).toBe(description);
  });
});
