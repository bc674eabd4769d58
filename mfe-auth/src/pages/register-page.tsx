import { TextLink, Text } from '@portal/ui';
import { useInstituteSettings, useTitle } from '@portal/web-kit';
import { GoogleButton } from '../features/google/components/google-button';
import { RegisterForm } from '../features/register/components/register-form';
import { paths } from '../paths';
import { texts } from '../texts';
import { AuthLayout } from './auth-layout';

const words = texts.register;

export function RegisterPage() {
  useTitle(words.title);
  const { emailDomain } = useInstituteSettings();
  return (
    <AuthLayout title={words.title} hint={words.hint(emailDomain)}>
      <RegisterForm />
      <GoogleButton>{words.google}</GoogleButton>
      <Text as="p" tone="secondary">
        {words.haveAccount} <TextLink href={paths.login}>{words.login}</TextLink>
      </Text>
    </AuthLayout>
  );
}
