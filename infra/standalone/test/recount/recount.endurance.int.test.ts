import { byLane } from '@portal/test-kit';
import { actAtRandom } from './act-at-random';
import { startCampus, type Campus } from './campus';
import type { KnownThings } from './known-things';
import type { Recounting } from './recount';
import { recountClubs, recountUnitStatistics } from './recount-clubs';
import { recountEventStatistics, recountTiles } from './recount-events';
import { recountFeedback, recountFeedbackByMonth, recountOwnFeedback } from './recount-feedback';
import { recountPending } from './recount-pending';
import { recountServiceBoard } from './recount-service-board';
import { recountSummaries, recountUnitSkills } from './recount-records';

const count = byLane({ push: 300, endurance: 10_000 });
const seed = Number(process.env.RECOUNT_SEED ?? Math.floor(Math.random() * 1e9));
const LIMIT_MS = 240_000 + count * 200;

describe(`figures after ${count} random actions (RECOUNT_SEED=${seed})`, () => {
  let campus: Campus;
  let known: KnownThings;
  let answered: ReadonlyMap<number, number>;
  beforeAll(async () => {
    campus = await startCampus(new Date('2026-11-20T06:00:00Z'));
    ({ known, answered } = await actAtRandom(campus, { count, seed }));
  }, LIMIT_MS);
  afterAll(() => campus?.stop());

  it('come after actions of which many succeeded, some were refused and none failed', async () => {
    const share = (from: number, to: number) =>
      [...answered].reduce((sum, [status, times]) => sum + (status >= from && status < to ? times : 0), 0) / count;
    expect(share(200, 300)).toBeGreaterThan(0.4);
    expect(share(400, 500)).toBeGreaterThan(0.1);
    expect(share(500, 600)).toBe(0);
    expect(await campus.countDeadLetters()).toBe(0);
  });

  it.each<[string, Recounting]>([
    ['what waits for officers', recountPending],
    ['the tiles of dashboards', recountTiles],
    ['the records of students', recountSummaries],
    ['the skills of members', recountUnitSkills],
    ['the statistics of events', recountEventStatistics],
    ['the statistics of units', recountUnitStatistics],
    ['the figures of feedback', recountFeedback],
    ['feedback by month', recountFeedbackByMonth],
    ['what students gave as feedback', recountOwnFeedback],
    ['the data of clubs', recountClubs],
    ['the service board', recountServiceBoard],
  ])('equal a plain recount over the lists: %s', async (_, recount) => {
    const recounts = await recount(campus, known);
    expect(recounts.length).toBeGreaterThan(0);
    expect(recounts.map(({ figure, shown }) => ({ figure, shown }))).toEqual(
      recounts.map(({ figure, counted }) => ({ figure, shown: counted })),
    );
  });
});
