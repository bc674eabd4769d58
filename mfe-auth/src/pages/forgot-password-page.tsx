import { TextLink, Text } from '@portal/ui';
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
      <Text as="p" tone="secondary">
        {words.remembered} <TextLink href={paths.login}>{words.login}</TextLink>
      </Text>
    </AuthLayout>
  );
}
