import { useInstituteSettings, useTitle } from '@portal/web-kit';
import { SignInForm } from '../features/sign-in/components/sign-in-form';
import { texts } from '../texts';
import { AuthLayout } from './auth-layout';

const words = texts.signIn;

export function LoginPage() {
  useTitle(words.title);
  const { emailDomain } = useInstituteSettings();
  return (
    <AuthLayout title={words.title} hint={words.hint(emailDomain)}>
      <SignInForm />
    </AuthLayout>
  );
}
