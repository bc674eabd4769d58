import { useSession, useTitle } from '@portal/web-kit';
import { OnboardingForm } from '../features/onboarding/components/onboarding-form';
import { WhatThen } from '../features/onboarding/components/what-then';
import { texts } from '../texts';
import { AuthLayout } from './auth-layout';

const words = texts.onboarding;

export function OnboardingPage() {
  useTitle(words.title);
  const { user } = useSession();
  return (
    <AuthLayout title={words.title} hint={words.hint} side={<WhatThen />}>
      {user ? <OnboardingForm user={user} /> : null}
    </AuthLayout>
  );
}
