import { TextLink, Text } from '@portal/ui';
import { useInstituteSettings, useTitle } from '@portal/web-kit';
import { useLocation } from 'react-router-dom';
import { GoogleButton } from '../features/google/components/google-button';
import { RegisterForm } from '../features/register/components/register-form';
import { paths } from '../paths';
import { registerMessages as messages } from '../messages';
import { AuthLayout } from './auth-layout';

export function RegisterPage() {
  useTitle(messages.title);
  const { emailDomain } = useInstituteSettings();
  const state: unknown = useLocation().state;
  return (
    <AuthLayout title={messages.title} hint={messages.hint(emailDomain)}>
      <RegisterForm />
      <GoogleButton>{messages.google}</GoogleButton>
      <Text as="p" tone="secondary">
        {messages.haveAccount}{' '}
        <TextLink href={paths.login} state={state}>
          {messages.login}
        </TextLink>
      </Text>
    </AuthLayout>
  );
}
