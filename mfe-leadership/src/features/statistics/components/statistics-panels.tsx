import { BarChart, BarList, HeatGrid, LineChart } from '@portal/ui/chart';
import { useFormats } from '@portal/web-kit';
import { messages } from '../messages';
import type { useStatistics } from '../use-statistics';
import { FigurePanel } from './figure-panel';
import styles from './statistics.module.css';

interface StatisticsPanelsProps {
  readonly statistics: ReturnType<typeof useStatistics>;
}

/** A panel for each chart; those of a service that does not answer say so, and the others are there. */
export function StatisticsPanels({ statistics }: StatisticsPanelsProps) {
  const { number } = useFormats();
  const { events, units, feedback, charts, rooms } = statistics;
  const ofEvents = { query: events, loading: messages.events.loading, failed: messages.events.failed };
  const ofUnits = { query: units, loading: messages.members.loading, failed: messages.members.failed };
  const ofFeedback = { query: feedback, loading: messages.feedback.loading, failed: messages.feedback.failed };
  return (
    <div className={styles.panels}>
      <FigurePanel {...ofEvents} title={messages.events.title} empty={messages.events.empty}>
        {charts.events && <BarChart format={number} {...charts.events} isStacked />}
      </FigurePanel>
      <FigurePanel {...ofUnits} title={messages.budget.title} empty={messages.budget.empty}>
        {charts.budget && <LineChart format={number} {...charts.budget} />}
      </FigurePanel>
      <FigurePanel {...ofFeedback} title={messages.feedback.title} empty={messages.feedback.empty}>
        {charts.feedback && <BarChart format={number} {...charts.feedback} isStacked />}
      </FigurePanel>
      <FigurePanel {...ofFeedback} title={messages.days.title} empty={messages.days.empty}>
        {charts.days && <LineChart format={number} {...charts.days} />}
      </FigurePanel>
      <FigurePanel {...ofEvents} width="twoThirds" title={messages.attendance.title} empty={messages.attendance.empty}>
        {charts.attendance && <BarList format={number} {...charts.attendance} />}
      </FigurePanel>
      <FigurePanel {...ofUnits} width="third" title={messages.members.title} empty={messages.members.empty}>
        {charts.members && <BarChart format={number} {...charts.members} />}
      </FigurePanel>
      <FigurePanel {...ofEvents} width="whole" title={messages.rooms.title} empty={messages.rooms.empty}>
        {rooms && <HeatGrid {...rooms} />}
      </FigurePanel>
    </div>
  );
}
