import { useSession, useTitle } from '@portal/web-kit';
import { OnboardingForm } from '../features/onboarding/components/onboarding-form';
import { Benefits } from '../features/onboarding/components/benefits';
import { onboardingMessages as messages } from '../messages';
import { AuthLayout } from './auth-layout';

export function OnboardingPage() {
  useTitle(messages.title);
  const { user } = useSession();
  return (
    <AuthLayout title={messages.title} hint={messages.hint} side={<Benefits />}>
      {user ? <OnboardingForm user={user} /> : null}
    </AuthLayout>
  );
}
