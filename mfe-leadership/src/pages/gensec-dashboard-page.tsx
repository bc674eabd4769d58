import { Columns, ErrorState, Page, Stack } from '@portal/ui';
import { useFormats, useInstituteSettings, useSession, useTitle } from '@portal/web-kit';
import { useState } from 'react';
import { ActivityFeed } from '../features/feed/components/activity-feed';
import { useRoomRequestCount } from '../features/figures/api/count-room-requests';
import { useUpcomingEventCount } from '../features/figures/api/count-upcoming-events';
import { ModuleChips, ModuleGrid } from '../features/modules/components/module-grid';
import { messages as moduleMessages } from '../features/modules/messages';
import type { ModuleCategory } from '../features/modules/modules';
import { messages } from '../messages';
import { otherPages } from '../paths';

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
          <LiveModules category={category} />
          <ActivityFeed isNarrow />
        </Columns>
      </Stack>
    </Page>
  );
}

/** The modules with what is counted in them. */
function LiveModules({ category }: { readonly category: ModuleCategory }) {
  const formats = useFormats();
  const { data: upcoming } = useUpcomingEventCount();
  const { data: requests } = useRoomRequestCount('pending');
  const facts = {
    ...(upcoming && { [otherPages.events]: moduleMessages.planned(formats.number(upcoming.total)) }),
    ...(requests && { [otherPages.roomBooking]: moduleMessages.pending(formats.number(requests.total)) }),
  };
  return <ModuleGrid category={category} facts={facts} />;
}
