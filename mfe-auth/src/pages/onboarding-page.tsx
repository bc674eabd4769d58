import { LinkButton, Page, Stack } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { texts } from '../texts';

/** Until the form is there: says honestly that it is not, and leaves one way out. */
export function OnboardingPage() {
  useTitle(texts.onboarding.title);
  return (
    <Page title={texts.onboarding.title} width="narrow">
      <Stack gap={4}>
        <p>{texts.onboarding.soon}</p>
        <p>
          <LinkButton href="/logout">{texts.onboarding.logout}</LinkButton>
        </p>
      </Stack>
    </Page>
  );
}
