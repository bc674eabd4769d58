import { Columns, LinkButton, Page } from '@portal/ui';
import { useSession, useTitle } from '@portal/web-kit';
import { OwnFeedback } from '../features/feedback-list/components/own-feedback';
import { GiveFeedbackForm } from '../features/give-feedback/components/give-feedback-form';
import { giveFeedbackMessages as messages } from '../features/give-feedback/messages';
import { paths } from '../paths';

export function GiveFeedbackPage() {
  useTitle(messages.title);
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page title={messages.title} actions={<LinkButton href={paths.feedback}>{messages.all}</LinkButton>}>
      <Columns sideWidth={400}>
        <GiveFeedbackForm user={user} />
        <OwnFeedback userId={user._id} />
      </Columns>
    </Page>
  );
}
