import { Button, ErrorPage } from '@portal/ui';
import { HelpLink, useTitle } from '@portal/web-kit';
import { messages } from '../messages';

/** Shown when the frame itself failed. */
export function BrokenPage() {
  useTitle(messages.broken);
  return (
    <main>
      <ErrorPage
        title={messages.broken}
        text={
          <>
            {messages.brokenText} <HelpLink />
          </>
        }
        action={
          <Button variant="primary" onPress={() => window.location.reload()}>
            {messages.reload}
          </Button>
        }
      />
    </main>
  );
}
