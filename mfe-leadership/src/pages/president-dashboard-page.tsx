import { Columns, Page, Stack } from '@portal/ui';
import { useFormats, useTitle, type Prefetch } from '@portal/web-kit';
import { FigureStrip } from '@portal/web-kit/figures';
import { recentActivitiesQuery } from '../features/feed/api/list-recent-activities';
import { ActivityFeed } from '../features/feed/components/activity-feed';
import { useOnActivity } from '../features/feed/use-on-activity';
import { roomRequestCountQuery } from '../features/figures/api/count-room-requests';
import { upcomingEventCountQuery } from '../features/figures/api/count-upcoming-events';
import { usePresidentFigures } from '../features/figures/components/use-president-figures';
import { useFigureRefresh } from '../features/figures/use-figure-refresh';
import { ModuleLinks } from '../features/modules/components/module-links';
import { messages } from '../messages';
import { PresidentReport } from './president-report';
import styles from './dashboard.module.css';

export function PresidentDashboardPage() {
  useTitle(messages.president.title);
  useOnActivity(useFigureRefresh());
  const formats = useFormats();
  return (
    <Page title={messages.president.title} aside={formats.longDate(Date.now())} tools={<PresidentReport />}>
      <Stack gap={6}>
        <PresidentFigures />
        <Columns>
          <div className={styles.later}>
            <ActivityFeed />
          </div>
          <div className={styles.open}>
            <ModuleLinks title={messages.president.review} group="review" />
            <div className={styles.last}>
              <ModuleLinks title={messages.president.create} group="create" />
            </div>
          </div>
        </Columns>
      </Stack>
    </Page>
  );
}

PresidentDashboardPage.prefetch = ((client) => [
  client.prefetchQuery(roomRequestCountQuery('pending')),
  client.prefetchQuery(roomRequestCountQuery()),
  client.prefetchQuery(upcomingEventCountQuery),
  client.prefetchInfiniteQuery(recentActivitiesQuery('all')),
]) satisfies Prefetch;

function PresidentFigures() {
  return <FigureStrip label={messages.president.figures} figures={usePresidentFigures()} />;
}
