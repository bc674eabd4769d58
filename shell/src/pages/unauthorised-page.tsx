import { LinkButton, ErrorPage } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { words } from '../words';

export function UnauthorisedPage() {
  useTitle(words.unauthorisedTitle);
  return (
    <ErrorPage
      code="403"
      title={words.unauthorised}
      action={
        <LinkButton href="/" variant="primary">
          {words.toStart}
        </LinkButton>
      }
    />
  );
}
