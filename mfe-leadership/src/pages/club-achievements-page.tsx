import { BackLink, Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { EndorsementTab } from '../features/endorsements/components/endorsement-tab';
import { kinds } from '../features/endorsements/kinds';
import { clubMessages as messages } from '../features/endorsements/messages';
import { paths } from '../paths';

/** What students achieved at the events of a coordinator's unit, to verify. */
export function ClubAchievementsPage() {
  useTitle(messages.title);
  return (
    <Page title={messages.title} back={<BackLink href={paths.clubDashboard}>{messages.back}</BackLink>}>
      <EndorsementTab kind={kinds.achievements} />
    </Page>
  );
}
