import { ErrorPage, LinkButton, LoadingState } from '@portal/ui';
import { announceSession, useSession, useTitle } from '@portal/web-kit';
import { useEffect } from 'react';
import { messages as shellMessages } from '../messages';
import { messages } from '../session/messages';

/** The end of a sign-in in its own window, which notifies the others and closes. */
export function SignedInPage() {
  const { status, user } = useSession();
  useTitle(messages.done);
  useEffect(() => {
    if (!user) return;
    announceSession();
    window.close();
  }, [user]);
  if (status === 'loading') return <LoadingState label={shellMessages.loading} shape="text" />;
  return (
    <main>
      <ErrorPage
        title={user ? messages.done : messages.notDone}
        text={user ? messages.doneText : undefined}
        action={
          <LinkButton href="/" variant="primary">
            {messages.toStart}
          </LinkButton>
        }
      />
    </main>
  );
}
