import { Columns, ErrorState, Page } from '@portal/ui';
import { useFormats, useInstituteSettings, useSession, useTitle } from '@portal/web-kit';
import { ActivityFeed } from '../features/feed/components/activity-feed';
import { ModuleGrid } from '../features/modules/components/module-grid';
import { texts } from '../texts';

const words = texts.gensec;

export function GensecDashboardPage() {
  const { role } = useSession();
  const { instituteName } = useInstituteSettings();
  const formats = useFormats();
  const title = words.titles[role];
  useTitle(title ?? words.invalid);
  if (title === undefined) return <ErrorState message={words.invalid} />;
  return (
    <Page
      title={title}
      aside={formats.longDate(Date.now())}
      foot={words.footer(new Date().getFullYear(), instituteName)}
    >
      <Columns>
        <ModuleGrid />
        <ActivityFeed isNarrow />
      </Columns>
    </Page>
  );
}
