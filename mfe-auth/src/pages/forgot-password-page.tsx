import { TextLink, Text } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { ForgotPasswordForm } from '../features/passwords/components/forgot-password-form';
import { paths } from '../paths';
import { forgotPasswordMessages as messages } from '../messages';
import { AuthLayout } from './auth-layout';

export function ForgotPasswordPage() {
  useTitle(messages.title);
  return (
    <AuthLayout title={messages.title} hint={messages.hint}>
      <ForgotPasswordForm />
      <Text as="p" tone="secondary">
        <TextLink href={paths.login}>{messages.backToLogin}</TextLink>
      </Text>
    </AuthLayout>
  );
}
