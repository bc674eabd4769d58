import { LinkButton, ErrorPage } from '@portal/ui';
import { HelpLink, useTitle } from '@portal/web-kit';
import { messages } from '../messages';

export function UnauthorisedPage() {
  useTitle(messages.unauthorisedTitle);
  return (
    <ErrorPage
      code="403"
      title={messages.unauthorised}
      text={<HelpLink />}
      action={
        <LinkButton href="/" variant="primary">
          {messages.toStart}
        </LinkButton>
      }
    />
  );
}
