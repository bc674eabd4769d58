import type { AnswerOf, calls } from '@portal/contracts';
import { testClock } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import { newEvent, newRoomRequest, NOW, president, review, startCampus } from '../../testing/fixtures';

type CompetingRequests = AnswerOf<typeof calls.listCompetingRoomRequests>;

describe('the requests that would lose', () => {
  const clock = testClock(NOW);
  let events: Events;
  beforeAll(async () => {
    events = await startCampus({ clock });
  });
  afterAll(() => events.stop());

  const rivalsOf = (id: string, as = president) =>
    events.request<CompetingRequests>(as, 'GET', `/api/events/room-requests/${id}/rivals`);

  it('are the pending ones for the same room at an overlapping time, soonest first, with their events', async () => {
    const [mine, other] = [await newEvent(events), await newEvent(events, { title: 'Chess Night' })];
    const requestAt = (time: string, end_time: string, changes = {}) =>
      newRoomRequest(events, other._id, { room: ' main  HALL', time, end_time, ...changes });
    const { _id } = await newRoomRequest(events, mine._id, { time: '18:00', end_time: '20:00' });
    await requestAt('19:00', '21:00');
    await requestAt('17:00', '18:30');
    await requestAt('20:00', '21:00');
    await requestAt('18:00', '19:00', { room: 'Lab 1' });
    await requestAt('18:00', '19:00', { date: '2026-11-29' });
    await review(events, (await requestAt('18:00', '19:00'))._id, 'Rejected');
    const called = await newEvent(events);
    await newRoomRequest(events, called._id, { time: '18:00', end_time: '20:00' });
    await events.useCases.cancelEvent(president, called._id, 'Rain.');
    const { body } = await rivalsOf(_id);
    expect(body.map(({ time, event }) => [time, event?.title])).toEqual([
      ['17:00', 'Chess Night'],
      ['19:00', 'Chess Night'],
    ]);
    expect(body[0]?.unit?.name).toBe('Coding Club');
  });

  it('are not those that end when this one begins', async () => {
    const [mine, other] = [await newEvent(events), await newEvent(events, { title: 'Chess Night' })];
    const { _id } = await newRoomRequest(events, mine._id, { room: 'Loft', time: '18:00', end_time: '20:00' });
    await newRoomRequest(events, other._id, { room: 'Loft', time: '17:00', end_time: '18:00' });
    expect((await rivalsOf(_id)).body).toEqual([]);
  });

  it('are shown for requests that exist', async () => {
    const { _id } = await newRoomRequest(events, (await newEvent(events))._id, { room: 'Attic' });
    expect((await rivalsOf(_id)).body).toEqual([]);
    expect((await rivalsOf('dddddddddddddddddddddd01')).status).toBe(404);
  });

  it('no longer matter when the event is over: it gets no room', async () => {
    const { _id: eventId } = await newEvent(events, {
      schedule: { start: NOW, end: '2026-11-21T07:00:00Z' },
      registration: { required: false },
    });
    const { _id } = await newRoomRequest(events, eventId, { room: 'Cellar' });
    clock.set('2026-11-21T08:00:00Z');
    expect((await review(events, _id, 'Approved')).body.code).toBe('EVENT.ENDED');
  });
});
