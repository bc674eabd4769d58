import { useTitle } from '@portal/web-kit';
import { AuthLayout } from '../components/auth-layout';
import { RegisterForm } from '../features/register/components/register-form';
import { ThisWeek } from '../features/this-week/components/this-week';
import { texts } from '../texts';

export function RegisterPage() {
  useTitle(texts.register.title);
  return (
    <AuthLayout side={<ThisWeek />}>
      <RegisterForm />
    </AuthLayout>
  );
}
