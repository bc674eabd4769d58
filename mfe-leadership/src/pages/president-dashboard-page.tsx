import { Columns, Page, Stack } from '@portal/ui';
import { useFormats, useTitle } from '@portal/web-kit';
import { ActivityFeed } from '../features/feed/components/activity-feed';
import { PresidentFigures } from '../features/figures/components/president-figures';
import { ModuleLinks } from '../features/modules/components/module-links';
import { messages } from '../messages';
import styles from './dashboard.module.css';

export function PresidentDashboardPage() {
  useTitle(messages.president.title);
  const formats = useFormats();
  return (
    <Page title={messages.president.title} aside={formats.longDate(Date.now())}>
      <Stack gap={6}>
        <PresidentFigures />
        <Columns>
          <div className={styles.later}>
            <ActivityFeed />
          </div>
          <Stack gap={6} className={styles.open}>
            <ModuleLinks title={messages.president.review} group="review" />
            <div className={styles.last}>
              <ModuleLinks title={messages.president.create} group="create" />
            </div>
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}
