import { Columns, LinkButton, Page, useViewport } from '@portal/ui';
import { useSession, useTitle } from '@portal/web-kit';
import { useSearchParams } from 'react-router-dom';
import { OwnFeedback } from '../features/feedback-list/components/own-feedback';
import { GiveFeedbackForm } from '../features/give-feedback/components/give-feedback-form';
import { giveFeedbackMessages as messages } from '../features/give-feedback/messages';
import { paths } from '../paths';

export function GiveFeedbackPage() {
  useTitle(messages.title);
  const { user } = useSession();
  const isWide = useViewport() === 'desktop';
  const [params] = useSearchParams();
  const isOwnFirst = params.has('own') && !isWide;
  if (!user) return null;
  return (
    <Page title={messages.title} actions={<LinkButton href={paths.feedback}>{messages.all}</LinkButton>}>
      <Columns sideWidth={400}>
        {isOwnFirst ? <OwnFeedback userId={user._id} /> : null}
        <GiveFeedbackForm user={user} />
        {isOwnFirst ? null : <OwnFeedback userId={user._id} />}
      </Columns>
    </Page>
  );
}
