import type { FeedbackByMonth } from '@portal/contracts';
import type { ChartProps } from '@portal/ui/chart';
import { feedbackOfMonthHref, type Area } from './area';
import { messages } from './messages';
import { counted, monthName, monthPoint } from './month-points';

export function feedbackByMonth({ months }: FeedbackByMonth, area: Area): ChartProps | null {
  const given = months.reduce((sum, { count }) => sum + count, 0);
  if (given === 0) return null;
  return {
    label: messages.feedback.title,
    sentence: messages.feedback.sentence(
      given,
      months.reduce((sum, { resolved }) => sum + resolved, 0),
    ),
    pointLabel: messages.month,
    series: [
      { label: messages.feedback.resolved, fill: 'settled' },
      { label: messages.feedback.open, fill: 'waiting' },
    ],
    points: months.map(({ month, count, resolved }) =>
      monthPoint(month, [
        counted(resolved, feedbackOfMonthHref(area, month, 'Resolved')),
        counted(count - resolved, feedbackOfMonthHref(area, month, 'Not Resolved')),
      ]),
    ),
  };
}

export function daysToResolve({ months }: FeedbackByMonth, area: Area): ChartProps | null {
  const last = months.findLast(({ median_days: days }) => days !== null);
  if (!last) return null;
  return {
    label: messages.days.title,
    sentence: messages.days.sentence(monthName(last.month), String(last.median_days)),
    pointLabel: messages.month,
    series: [{ label: messages.days.series, fill: 'settled' }],
    points: months.map(({ month, median_days: value }) =>
      monthPoint(month, [value === null ? { value } : { value, href: feedbackOfMonthHref(area, month, 'Resolved') }]),
    ),
  };
}
