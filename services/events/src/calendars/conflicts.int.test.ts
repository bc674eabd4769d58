import type { AnswerOf, calls } from '@portal/contracts';
import type { Events } from '../../testing/fixtures';
import {
  codingClub,
  coordinator,
  musicClub,
  newEvent,
  newRoomRequest,
  ofMusicClub,
  president,
  review,
  startCampus,
} from '../../testing/fixtures';

type Conflicts = AnswerOf<typeof calls.listConflicts>;

let events: Events;
let concert: string;
beforeAll(async () => {
  events = await startCampus();
  const at = (start: string, end: string | undefined, venue = '') => ({
    schedule: { start: `2026-11-28T${start}:00Z`, ...(end && { end: `2026-11-28T${end}:00Z` }), venue },
  });
  await newEvent(events, { title: 'Hack Night', ...at('12:30', '15:30', 'Main Hall') });
  await newEvent(events, { title: 'No end', ...at('16:00', undefined) });
  ({ _id: concert } = await newEvent(events, { title: 'Concert', ...ofMusicClub, ...at('13:00', '14:00', 'Stage') }));
  const off = await newEvent(events, { title: 'Called off', ...at('13:00', '14:00', 'Main Hall') });
  await events.useCases.cancelEvent(president, off._id, 'Rain.');
  const { _id: booked } = await newRoomRequest(
    events,
    concert,
    { room: 'Room  5', time: '20:00', end_time: '21:00' },
    'GENSEC_CULTURAL',
  );
  await review(events, booked, 'Approved');
  await newRoomRequest(events, concert, { room: 'Room 6', time: '20:00', end_time: '21:00' }, 'GENSEC_CULTURAL');
});
afterAll(() => events.stop());

async function conflicts(query: Record<string, string>): Promise<[string, ...string[]][]> {
  const path = `/api/events/clashes?${new URLSearchParams(query).toString()}`;
  const { body, status } = await events.request<Conflicts>(coordinator, 'GET', path);
  expect(status).toBe(200);
  return body.map(({ title, because }) => [title, ...because]);
}

const eight = { start: '2026-11-28T13:30:00Z', end: '2026-11-28T14:30:00Z' };

describe('what conflicts with a time and place', () => {
  it('is an event for the same audience: of the category or of the unit', async () => {
    expect(await conflicts({ ...eight, category: 'technical' })).toEqual([['Hack Night', 'audience']]);
    expect(await conflicts({ ...eight, unit: musicClub.id })).toEqual([['Concert', 'audience']]);
    expect(await conflicts({ ...eight, category: 'sports' })).toEqual([]);
  });

  it('is an event in the same room, however its name is written', async () => {
    expect(await conflicts({ ...eight, venue: ' main  HALL' })).toEqual([['Hack Night', 'room']]);
    expect(await conflicts({ ...eight, venue: 'Main Hall', unit: codingClub.id, category: 'cultural' })).toEqual([
      ['Hack Night', 'audience', 'room'],
      ['Concert', 'audience'],
    ]);
  });

  it('is an event with an approved request for the room, not one that waits', async () => {
    const evening = { start: '2026-11-28T14:45:00Z', end: '2026-11-28T15:15:00Z' };
    expect(await conflicts({ ...evening, venue: 'room 5' })).toEqual([['Concert', 'room']]);
    expect(await conflicts({ ...evening, venue: 'room 6' })).toEqual([]);
  });

  it('is also an event whose room has another name by now', async () => {
    const room = await events.request<{ _id: string }>(president, 'POST', '/api/rooms', { name: 'Lab', capacity: 20 });
    const input = { room: 'Lab', date: '2026-12-12', time: '10:00', end_time: '11:00' };
    const { _id: booked } = await newRoomRequest(events, concert, input, 'GENSEC_CULTURAL');
    await review(events, booked, 'Approved');
    await events.request(president, 'PATCH', `/api/rooms/${room.body._id}`, { name: 'Physics Lab' });
    const morning = { start: '2026-12-12T04:30:00Z', end: '2026-12-12T05:30:00Z' };
    expect(await conflicts({ ...morning, venue: 'physics lab' })).toEqual([['Concert', 'room']]);
  });

  it('is nothing back-to-back, and an event without an end lasts an hour', async () => {
    const technical = { category: 'technical' };
    expect(await conflicts({ start: '2026-11-28T15:30:00Z', end: '2026-11-28T16:00:00Z', ...technical })).toEqual([]);
    expect(await conflicts({ start: '2026-11-28T16:59:00Z', ...technical })).toEqual([['No end', 'audience']]);
    expect(await conflicts({ start: '2026-11-28T17:00:00Z', ...technical })).toEqual([]);
    expect(await conflicts({ start: '2026-11-28T15:30:01Z', ...technical })).toEqual([['No end', 'audience']]);
  });

  it('is not the event that is being edited', async () => {
    expect(await conflicts({ ...eight, unit: musicClub.id, except: concert })).toEqual([]);
  });

  it('is at most ten events, soonest first', async () => {
    for (let hour = 10; hour < 22; hour += 1) {
      const start = `2026-12-05T${hour}:00:00Z`;
      await newEvent(events, { title: `At ${hour}`, category: 'sports', schedule: { start } });
    }
    const day = await conflicts({ start: '2026-12-05T00:00:00Z', end: '2026-12-06T00:00:00Z', category: 'sports' });
    expect(day.map(([title]) => title)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((hour) => `At ${hour}`));
  });

  it('cannot be asked for an end before the start', async () => {
    const path = `/api/events/clashes?start=${eight.end}&end=${eight.start}`;
    expect(await events.request(coordinator, 'GET', path)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'end', message: 'The end must be after the start.' }] },
    });
  });
});
