import { TextLink, Text } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { useLocation } from 'react-router-dom';
import { ForgotPasswordForm } from '../features/passwords/components/forgot-password-form';
import { paths } from '../paths';
import { forgotPasswordMessages as messages } from '../messages';
import { AuthLayout } from './auth-layout';

export function ForgotPasswordPage() {
  useTitle(messages.title);
  const state: unknown = useLocation().state;
  return (
    <AuthLayout title={messages.title} hint={messages.hint}>
      <ForgotPasswordForm />
      <Text as="p" tone="secondary">
        <TextLink href={paths.login} state={state}>
          {messages.backToLogin}
        </TextLink>
      </Text>
    </AuthLayout>
  );
}
