import { LinkButton, Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';

/** Until the form is there: says honestly that it is not, and leaves one way out. */
export function OnboardingPage() {
  useTitle('Complete your profile');
  return (
    <Page title="Complete your profile" width="narrow">
      <p>Completing a profile opens soon. Until then you can look at events.</p>
      <p>
        <LinkButton href="/logout">Logout</LinkButton>
      </p>
    </Page>
  );
}
