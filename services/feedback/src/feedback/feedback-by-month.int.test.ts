import { MINUTE_MS, type FeedbackByMonth } from '@portal/contracts';
import type { As } from '@portal/test-kit';
import type { FeedbackTest } from '../../testing/fixtures';
import { asha, codingClub, council, give, list, markResolved, someStudent, startCampus } from '../../testing/fixtures';
import { medianOf } from './feedback-by-month.domain';

const HOUR_MS = 3_600_000;

async function read(feedback: FeedbackTest, as: As = 'PRESIDENT'): Promise<FeedbackByMonth> {
  feedback.clock.advance(MINUTE_MS);
  const { status, body } = await feedback.request<FeedbackByMonth>(as, 'GET', '/api/feedback/by-month');
  expect(status).toBe(200);
  return body;
}

const ofUnit = ({ id }: { id: string }) => ({ target_type: 'Organization Unit', target_id: id }) as const;
const sum = ({ months }: FeedbackByMonth) => months.reduce((total, { count }) => total + count, 0);

describe('feedback by month', () => {
  let feedback: FeedbackTest;
  beforeEach(async () => {
    feedback = await startCampus();
  });
  afterEach(() => feedback.stop());

  it('counts what the list of each month holds, with the median of its days, after a series of writes', async () => {
    const waits = [30, 6, 90, 400];
    for (const hours of waits) {
      const { _id } = await give(feedback, someStudent(), { is_anonymous: hours === 6 });
      feedback.clock.advance(hours * HOUR_MS);
      await markResolved(feedback, _id);
    }
    await give(feedback, someStudent());
    const { months, computed_at: at } = await read(feedback);
    expect(Date.parse(at)).toBe(feedback.clock.now().getTime());
    expect(months.map(({ month }) => month).slice(-2)).toEqual(['2026-11', '2026-12']);
    for (const { month, count, resolved, median_days: median } of months.slice(-2)) {
      const listed = await list(feedback, `?from=${month}-01&to=${month}-${month.endsWith('11') ? 30 : 31}`);
      const days = listed.flatMap(({ resolved_at: end, created_at: start }) =>
        end === undefined ? [] : [(Date.parse(end) - Date.parse(start)) / (24 * HOUR_MS)],
      );
      expect([month, count, resolved]).toEqual([month, listed.length, days.length]);
      expect(median).toBe(days.length === 0 ? null : Math.round((medianOf(days) ?? 0) * 10) / 10);
      expect(listed.length).toBeGreaterThan(0);
    }
  });

  it('is of the unit of a coordinator and of the category of a general secretary, with all their lists', async () => {
    await give(feedback, someStudent());
    await give(feedback, someStudent(), ofUnit(council));
    await give(feedback, someStudent(), { target_type: 'User', target_id: asha.userId });
    expect(sum(await read(feedback, 'CLUB_COORDINATOR'))).toBe(1);
    expect(await list(feedback, `?unit=${codingClub.id}`)).toHaveLength(1);
    expect(sum(await read(feedback, 'GENSEC_SCITECH'))).toBe(2);
    expect(await list(feedback, '?category=scitech')).toHaveLength(2);
    expect(sum(await read(feedback, 'GENSEC_SPORTS'))).toBe(0);
    expect(sum(await read(feedback))).toBe(3);
    expect(await list(feedback, '?to=2026-11-20')).toHaveLength(0);
  });

  it('is one question to the store a minute for each area', async () => {
    await read(feedback);
    feedback.takeCommands();
    await read(feedback);
    expect(feedback.takeCommands()).toHaveLength(1);
    await feedback.request('PRESIDENT', 'GET', '/api/feedback/by-month');
    expect(feedback.takeCommands()).toHaveLength(0);
  });
});
