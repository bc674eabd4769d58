import { Columns, ErrorState, Page, Stack } from '@portal/ui';
import { useFormats, useInstituteSettings, useSession, useTitle } from '@portal/web-kit';
import { useState } from 'react';
import { ActivityFeed } from '../features/feed/components/activity-feed';
import { ModuleChips, ModuleGrid } from '../features/modules/components/module-grid';
import type { ModuleCategory } from '../features/modules/modules';
import { messages } from '../messages';

export function GensecDashboardPage() {
  const { role } = useSession();
  const { instituteName } = useInstituteSettings();
  const formats = useFormats();
  const [category, setCategory] = useState<ModuleCategory>('All Modules');
  const title = messages.gensec.titles[role];
  useTitle(title ?? messages.gensec.invalid);
  if (title === undefined) return <ErrorState message={messages.gensec.invalid} />;
  return (
    <Page
      title={title}
      aside={formats.longDate(Date.now())}
      footer={messages.gensec.footer(new Date().getFullYear(), instituteName)}
    >
      <Stack gap={5}>
        <ModuleChips value={category} onChange={setCategory} />
        <Columns>
          <ModuleGrid category={category} />
          <ActivityFeed isNarrow />
        </Columns>
      </Stack>
    </Page>
  );
}
