import { calls } from '@portal/contracts';
import { eachLike, instant, integer, number, type pactOf, regex } from '@portal/test-kit/pacts';
import { loaded } from '@portal/web-kit/testing';

const month = regex(/^\d{4}-\d\d$/, '2026-11');

/** What the charts of members and budgets rely on. */
export function expectUnitStatistics(org: ReturnType<typeof pactOf>): void {
  it('an officer reads members by tenure and the budgets by month', () =>
    org
      .answers(calls.readUnitStatistics, {
        given: 'a position exists',
        asked: 'the figures of units',
        answer: {
          computed_at: instant('2026-11-21T04:30:00.000Z'),
          tenures: eachLike({ tenure: regex(/^\d{4}-\d{4}$/, '2026-2027'), count: integer(12) }, 0),
          budget: [
            ...Array.from({ length: 11 }, () => ({ month, allocated: null, spent: null })),
            { month, allocated: number(1_200), spent: number(300) },
          ],
        },
      })
      .to(async () => {
        const { budget } = await loaded(calls.readUnitStatistics);
        expect(budget.at(-1)).toMatchObject({ spent: 300 });
      }));
}
