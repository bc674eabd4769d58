import { Page } from '@portal/ui';
import { Tabs } from '@portal/ui/tabs';
import { useSession, useTitle } from '@portal/web-kit';
import { EndorsementTab } from '../features/endorsements/components/endorsement-tab';
import { kinds } from '../features/endorsements/kinds';
import { panelMessages } from '../features/endorsements/messages';
import { KIND_NAMES } from '../features/endorsements/queue-kind';
import { useTabCounts } from '../features/endorsements/use-tab-counts';
import { useTab } from './use-tab';

/** What waits for the endorsement of a general secretary, or of the president, who has all types. */
export function EndorsePage() {
  const { role } = useSession();
  const title = panelMessages.titles[role] ?? panelMessages.title;
  useTitle(title);
  const [tab, open] = useTab(KIND_NAMES);
  const counts = useTabCounts();
  const tabs = KIND_NAMES.map((name) => ({ value: name, label: kinds[name].texts.tab, count: counts[name] }));
  return (
    <Page title={title}>
      <Tabs label={panelMessages.tabs} tabs={tabs} value={tab} onChange={open}>
        <EndorsementTab key={tab} kind={kinds[tab]} />
      </Tabs>
    </Page>
  );
}
