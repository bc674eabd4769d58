import { DAY_MS, serviceBoardAnswer, type CloudEvent, type CouncilService, type ServiceBoard } from '@portal/contracts';
import { startTestService, testClock, type TestClock, type TestService } from '@portal/test-kit';
import { eventStory, feedbackStory, NOW, registrationStory, roomStory } from '../../testing/service-story';
import { activityService } from '../index';

const even = (index: number) => 2 * index;
const many = <T>(count: number, make: (index: number) => T[]): T[] =>
  Array.from({ length: count }, (_, index) => make(index)).flat();

/** Cultural (even numbers): answered after 1, 3, 5, 7, 9 and 11 days, three late ones, two that are not due yet. */
const ofFeedback = [
  ...many(6, (index) => feedbackStory(even(100 + index), 60, 60 - (1 + 2 * index))),
  ...many(3, (index) => feedbackStory(even(120 + index), 40, null)),
  ...many(2, (index) => feedbackStory(even(130 + index), 3, null)),
  ...many(9, (index) => feedbackStory(even(140 + index), 30, 1, true)),
  ...many(5, (index) => feedbackStory(even(160 + index), 700, 600)),
  // SciTech: four.
  ...many(4, (index) => feedbackStory(even(100 + index) + 1, 20, 19)),
];
const ofRooms = [
  ...many(5, (index) => roomStory(even(200 + index), 15, 15 - (0.5 + index))),
  ...many(4, (index) => roomStory(even(220 + index) + 1, 15, 14)),
];
const ofEvents = [
  ...eventStory(300, 5),
  ...eventStory(302, 90),
  ...eventStory(304, 10, 'cancelled'),
  ...eventStory(306, 500),
  ...eventStory(301, 5),
  ...many(4, (index) => registrationStory(400 + index, 300, ['joined', 'checked-in'])),
  ...registrationStory(404, 300, ['waiting', 'promoted', 'checked-in']),
  ...registrationStory(405, 300, ['joined', 'checked-in', 'check-in-undone']),
  ...registrationStory(406, 300, ['joined', 'left']),
  ...registrationStory(407, 300, ['waiting']),
  // Nobody was checked in there, so that nothing is known of who came.
  ...many(20, (index) => registrationStory(420 + index, 302, ['joined'])),
  ...many(4, (index) => registrationStory(450 + index, 301, ['joined', 'checked-in'])),
];
const story = [...ofFeedback, ...ofRooms, ...ofEvents];

const hidden = { count: null, median_days: null, in_time_percent: null };
/** Counted by hand. */
const cultural: CouncilService = {
  category: 'cultural',
  feedback: { count: 9, median_days: 5, in_time_percent: 44 },
  room_requests: { count: 5, median_days: 3, in_time_percent: 40 },
  events_held: 2,
  attendance: { registered: 6, came_percent: 83 },
};
const scitech = { category: 'scitech', feedback: hidden, room_requests: hidden, events_held: 1, attendance: null };

describe('the service board', () => {
  let activity: TestService<unknown>;
  let clock: TestClock;
  beforeEach(async () => {
    clock = testClock(NOW);
    activity = await startTestService(activityService, { clock });
  });
  afterEach(() => activity.stop());

  async function deliver(events: readonly CloudEvent[]): Promise<void> {
    for (const event of events) await activity.deliver(event);
  }
  async function read(): Promise<ServiceBoard> {
    const { status, body } = await activity.request<ServiceBoard>('STUDENT', 'GET', '/api/activities/service');
    expect(status).toBe(200);
    return serviceBoardAnswer.strict().parse(body);
  }

  it('shows what a plain count of the events gives, and nothing of fewer than five', async () => {
    await deliver(story);
    const { computed_at, since, councils } = await read();
    expect([computed_at, since]).toEqual([NOW, '2025-12-01']);
    expect(councils.slice(0, 2)).toEqual([cultural, scitech]);
    expect(councils.map(({ category }) => category)).toEqual([
      'cultural',
      'scitech',
      'sports',
      'academic',
      'independent',
    ]);
  });

  it('shows the same when they come backwards and twice', async () => {
    await deliver(story.toReversed());
    await deliver(story);
    expect((await read()).councils.slice(0, 2)).toEqual([cultural, scitech]);
  });

  it('follows later events after some minutes, and keeps its answer until then', async () => {
    await deliver(ofFeedback);
    await read();
    await deliver(feedbackStory(even(190), 2, 1));
    expect((await read()).councils[0]?.feedback.count).toBe(9);
    clock.advance(5 * 60_000);
    const later = await read();
    expect(later.councils[0]?.feedback.count).toBe(10);
    expect(Date.parse(later.computed_at)).toBe(Date.parse(NOW) + 5 * 60_000);
  });

  it('counts what waits once its promised time is over', async () => {
    await deliver(ofFeedback);
    clock.advance(6 * DAY_MS);
    expect((await read()).councils[0]?.feedback).toEqual({ count: 11, median_days: 5, in_time_percent: 36 });
  });

  it('counts a request that nobody reviewed only while its event is not cancelled', async () => {
    await deliver(many(6, (index) => roomStory(even(500 + index), 15, null)));
    expect((await read()).councils[0]?.room_requests).toEqual({ count: 6, median_days: null, in_time_percent: 0 });
    await deliver(eventStory(1, -10, 'cancelled'));
    clock.advance(5 * 60_000);
    expect((await read()).councils[0]?.room_requests).toEqual(hidden);
  });

  it('stores of feedback neither who gave it nor what it says, nor the moment at which it came', async () => {
    await deliver(ofFeedback);
    await read();
    const { connection } = activity.store;
    const rows = await connection.collection('service_cases').find().toArray();
    const stored = JSON.stringify(rows);
    expect(rows).not.toHaveLength(0);
    for (const word of ['Asha', 'Words', 'A club', 'Complaint', 'Done']) expect(stored).not.toContain(word);
    const keptAt = rows.map((row) => (row.keptAt as Date).getTime() % 3_600_000);
    expect(new Set(keptAt)).toEqual(new Set([0]));
  });

  it('is a table for a spreadsheet, empty where nothing is shown', async () => {
    await deliver(story);
    const accept = { headers: { accept: 'text/csv' } };
    const path = '/api/activities/service';
    const { text, headers } = await activity.request('PRESIDENT', 'GET', path, undefined, accept);
    expect(headers.get('content-disposition')).toContain('service.csv');
    const [head, ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toMatch(
      /^Council,Feedback counted,Feedback median days,Feedback within 7 days \(%\),Room requests counted/,
    );
    expect(rows.slice(0, 2)).toEqual([
      'Cultural,9,5,44,5,3,40,2,6,83,2025-12-01,2026-11-21 11:30',
      'SciTech,,,,,,,1,,,2025-12-01,2026-11-21 11:30',
    ]);
  });
});
