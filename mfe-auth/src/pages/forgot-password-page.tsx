import { Link, Text } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { ForgotPasswordForm } from '../features/recovery/components/forgot-password-form';
import { paths } from '../paths';
import { texts } from '../texts';
import { AuthLayout } from './auth-layout';

const words = texts.forgot;

export function ForgotPasswordPage() {
  useTitle(words.title);
  return (
    <AuthLayout title={words.title} hint={words.hint}>
      <ForgotPasswordForm />
      <Text as="p" ink="secondary">
        {words.remembered} <Link href={paths.login}>{words.login}</Link>
      </Text>
    </AuthLayout>
  );
}
