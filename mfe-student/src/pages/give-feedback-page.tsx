import { Columns, LinkButton, Page } from '@portal/ui';
import { useSession, useTitle } from '@portal/web-kit';
import { OwnFeedback } from '../features/feedback-list/components/own-feedback';
import { GiveFeedbackForm } from '../features/give-feedback/components/give-feedback-form';
import { giveFeedbackTexts as words } from '../features/give-feedback/texts';
import { paths } from '../paths';

export function GiveFeedbackPage() {
  useTitle(words.title);
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page title={words.title} actions={<LinkButton href={paths.feedback}>{words.all}</LinkButton>}>
      <Columns sideWidth={400}>
        <GiveFeedbackForm user={user} />
        <OwnFeedback userId={user._id} />
      </Columns>
    </Page>
  );
}
