import { useInstituteSettings, useTitle } from '@portal/web-kit';
import { RegisterForm } from '../features/register/components/register-form';
import { texts } from '../texts';
import { AuthLayout } from './auth-layout';

const words = texts.register;

export function RegisterPage() {
  useTitle(words.title);
  const { emailDomain } = useInstituteSettings();
  return (
    <AuthLayout title={words.title} hint={words.hint(emailDomain)}>
      <RegisterForm />
    </AuthLayout>
  );
}
