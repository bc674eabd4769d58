import type { EventAnswer } from '@portal/contracts';
import type { As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import {
  coordinator,
  musicCoordinator,
  newEvent,
  newRoomRequest,
  ofMusicClub,
  president,
  review,
  startCampus,
} from '../../testing/fixtures';

describe('the events with a room request that waits', () => {
  let events: Events;
  beforeAll(async () => {
    events = await startCampus();
    await newEvent(events, { title: 'No request' });
    const decided = await newEvent(events, { title: 'Decided' });
    await review(events, (await newRoomRequest(events, decided._id))._id, 'Approved');
    const waits = await newEvent(events, { title: 'Waits' });
    await review(events, (await newRoomRequest(events, waits._id, { room: 'Lab 1' }))._id, 'Rejected');
    await newRoomRequest(events, waits._id, { room: 'Lab 2' });
    const ofMusic = await newEvent(events, { title: 'Waits for music', ...ofMusicClub });
    await newRoomRequest(events, ofMusic._id, { room: 'Lab 3' }, musicCoordinator);
    const called = await newEvent(events, { title: 'Called off' });
    await newRoomRequest(events, called._id, { room: 'Lab 4' });
    await events.useCases.cancelEvent(president, called._id, 'Rain.');
  });
  afterAll(() => events.stop());

  const read = (as: As, role: string, query = '') =>
    events.request<EventAnswer[]>(as, 'GET', `/api/events/by-role/${role}?requests=pending${query}`);
  const titles = async (...request: Parameters<typeof read>) => (await read(...request)).body.map(({ title }) => title);

  it('are listed alone, with all of their requests', async () => {
    const { body, headers } = await read(president, 'PRESIDENT');
    expect(body.map(({ title, room_requests: requests }) => [title, requests?.map(({ status }) => status)])).toEqual([
      ['Waits', ['Rejected', 'Pending']],
      ['Waits for music', ['Pending']],
    ]);
    expect(headers.get('x-total-count')).toBe('2');
    expect(await titles(president, 'PRESIDENT', '&q=music')).toEqual(['Waits for music']);
  });

  it('are those that one may see, for those who see requests', async () => {
    expect(await titles(coordinator, 'CLUB_COORDINATOR', `&username=${coordinator.username}`)).toEqual(['Waits']);
    expect(await titles('GENSEC_CULTURAL', 'GENSEC_CULTURAL')).toEqual(['Waits for music']);
    expect(await titles('GENSEC_SPORTS', 'GENSEC_SPORTS')).toEqual([]);
    for (const as of [null, 'STUDENT'] as const) expect((await read(as, 'STUDENT')).status).toBe(403);
  });
});
