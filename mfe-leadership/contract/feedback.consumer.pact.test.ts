import { calls } from '@portal/contracts';
import { instant, integer, number, pactOf, regex } from '@portal/test-kit/pacts';
import { enterOrigin, loaded } from '@portal/web-kit/testing';

const feedback = pactOf(import.meta, enterOrigin);
const counts = { month: regex(/^\d{4}-\d\d$/, '2026-11'), count: integer(2), resolved: integer(1) };

describe('what the charts of feedback rely on', () => {
  it('an officer reads feedback by month with the median days', () =>
    feedback
      .answers(calls.readFeedbackByMonth, {
        given: 'feedback that is resolved exists, and an officer asks',
        asked: 'feedback by month',
        answer: {
          computed_at: instant('2026-11-21T04:30:00.000Z'),
          months: [
            ...Array.from({ length: 11 }, () => ({ ...counts, median_days: null })),
            { ...counts, median_days: number(2.4) },
          ],
        },
      })
      .to(async () => {
        const { months } = await loaded(calls.readFeedbackByMonth);
        expect(months.at(-1)).toMatchObject({ median_days: 2.4 });
      }));
});
