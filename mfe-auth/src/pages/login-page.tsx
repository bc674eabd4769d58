import { useTitle } from '@portal/web-kit';
import { AuthLayout } from '../components/auth-layout';
import { SignInForm } from '../features/sign-in/components/sign-in-form';
import { ThisWeek } from '../features/this-week/components/this-week';
import { texts } from '../texts';

export function LoginPage() {
  useTitle(texts.signIn.title);
  return (
    <AuthLayout side={<ThisWeek />}>
      <SignInForm />
    </AuthLayout>
  );
}
