import { pendingCountsQuery } from '@portal/campus-kit/pending';
import { calls } from '@portal/contracts';
import { Columns, Page, Stack } from '@portal/ui';
import { readKey, useFormats, useTitle, type Prefetch } from '@portal/web-kit';
import { FigureStrip } from '@portal/web-kit/figures';
import { useQueryClient } from '@tanstack/react-query';
import { recentActivitiesQuery } from '../features/feed/api/list-recent-activities';
import { ActivityFeed } from '../features/feed/components/activity-feed';
import { useOnActivity } from '../features/feed/use-on-activity';
import { ModuleLinks } from '../features/modules/components/module-links';
import { roomRequestCountQuery, upcomingEventCountQuery } from '../features/stat-tiles/api/counts';
import { useModuleFigures } from '../features/stat-tiles/components/use-module-figures';
import { usePresidentStatTiles } from '../features/stat-tiles/components/use-president-stat-tiles';
import { messages } from '../messages';
import { PresidentReport } from './president-report';
import styles from './dashboard.module.css';

export function PresidentDashboardPage() {
  useTitle(messages.president.title);
  const client = useQueryClient();
  // The stream of changes tells of the other figures.
  useOnActivity(() => void client.invalidateQueries({ queryKey: readKey(calls.listHolders) }));
  const formats = useFormats();
  return (
    <Page title={messages.president.title} aside={formats.longDate(Date.now())} tools={<PresidentReport />}>
      <Stack gap={6}>
        <PresidentStatTiles />
        <Columns>
          <div className={styles.later}>
            <ActivityFeed />
          </div>
          <div className={styles.open}>
            <Review />
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
  client.prefetchQuery(pendingCountsQuery),
  client.prefetchQuery(roomRequestCountQuery()),
  client.prefetchQuery(upcomingEventCountQuery),
  client.prefetchInfiniteQuery(recentActivitiesQuery('all')),
]) satisfies Prefetch;

/** What waits in each area; on a phone these calls come after those of the figures. */
function Review() {
  return <ModuleLinks title={messages.president.review} group="review" figures={useModuleFigures()} />;
}

function PresidentStatTiles() {
  return <FigureStrip label={messages.president.figures} figures={usePresidentStatTiles()} />;
}
