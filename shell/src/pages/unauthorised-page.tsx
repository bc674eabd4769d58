import { LinkButton, ErrorPage } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { messages } from '../messages';

export function UnauthorisedPage() {
  useTitle(messages.unauthorisedTitle);
  return (
    <ErrorPage
      code="403"
      title={messages.unauthorised}
      action={
        <LinkButton href="/" variant="primary">
          {messages.toStart}
        </LinkButton>
      }
    />
  );
}
