import { pendingCountsQuery } from '@portal/campus-kit/pending';
import { Columns, ErrorState, Page, Stack } from '@portal/ui';
import { useFormats, useInstituteSettings, useSession, useTitle, type Prefetch } from '@portal/web-kit';
import { FigureStrip } from '@portal/web-kit/figures';
import { useState } from 'react';
import { recentActivitiesQuery } from '../features/feed/api/list-recent-activities';
import { ActivityFeed } from '../features/feed/components/activity-feed';
import { ModuleChips, ModuleGrid } from '../features/modules/components/module-grid';
import type { ModuleCategory } from '../features/modules/modules';
import { roomRequestCountQuery, upcomingEventCountQuery } from '../features/stat-tiles/api/counts';
import { useModuleFacts } from '../features/stat-tiles/components/use-module-facts';
import { useModuleFigures } from '../features/stat-tiles/components/use-module-figures';
import { messages } from '../messages';
import { GensecReport } from './gensec-report';
import { useApprovalFigures } from './use-approval-figures';

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
      tools={<GensecReport title={title} />}
      footer={messages.gensec.footer(new Date().getFullYear(), instituteName)}
    >
      <Stack gap={5}>
        <Approvals />
        <ModuleChips value={category} onChange={setCategory} />
        <Columns>
          <ModulesWithFacts category={category} />
          <ActivityFeed isNarrow />
        </Columns>
      </Stack>
    </Page>
  );
}

GensecDashboardPage.prefetch = ((client) => [
  client.prefetchQuery(pendingCountsQuery),
  client.prefetchQuery(roomRequestCountQuery('pending')),
  client.prefetchQuery(upcomingEventCountQuery),
  client.prefetchInfiniteQuery(recentActivitiesQuery('all')),
]) satisfies Prefetch;

/** All that waits, and from when this and what is counted in the modules is. */
function Approvals() {
  const queries = useModuleFigures().map(({ query }) => query);
  return <FigureStrip label={messages.gensec.figures} figures={useApprovalFigures()} queries={queries} />;
}

function ModulesWithFacts({ category }: { readonly category: ModuleCategory }) {
  return <ModuleGrid category={category} facts={useModuleFacts()} />;
}
