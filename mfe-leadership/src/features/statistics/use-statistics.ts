import { calls, type EventStatistics, type FeedbackByMonth, type UnitStatistics } from '@portal/contracts';
import { useViewport } from '@portal/ui';
import { useFormats, useRead, useSession } from '@portal/web-kit';
import { areaOf } from './area';
import { attendance, eventsByMonth, roomUse } from './event-charts';
import { daysToResolve, feedbackByMonth } from './feedback-charts';
import { budgetUsed, membersByTenure } from './unit-charts';

const drawn = <Data, Chart>(data: Data | undefined, draw: (data: Data) => Chart | null) => (data ? draw(data) : null);

/** The three calls behind the page, and the charts of what they answered; null where there is nothing to draw. */
export function useStatistics() {
  const { role } = useSession();
  const isNarrow = useViewport() === 'phone';
  const { dayDate, calendarDay, money } = useFormats();
  const events = useRead(calls.readEventStatistics);
  const units = useRead(calls.readUnitStatistics);
  const feedback = useRead(calls.readFeedbackByMonth);
  const areaIn = (data: UnitStatistics | FeedbackByMonth) => areaOf(role, data.unit_id);
  const day = (start: EventStatistics['attendance'][number]['start']) => dayDate(calendarDay(start));
  return {
    events,
    units,
    feedback,
    charts: {
      events: drawn(events.data, eventsByMonth),
      attendance: drawn(events.data, (data) => attendance(data, day)),
      members: drawn(units.data, (data) => membersByTenure(data, areaIn(data))),
      budget: drawn(units.data, (data) => budgetUsed(data, areaIn(data), { money })),
      feedback: drawn(feedback.data, (data) => feedbackByMonth(data, areaIn(data))),
      days: drawn(feedback.data, (data) => daysToResolve(data, areaIn(data))),
    },
    rooms: drawn(events.data, (data) => roomUse(data, { isNarrow })),
  };
}
