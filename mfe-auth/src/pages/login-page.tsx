import { TextLink, Text } from '@portal/ui';
import { useInstituteSettings, useTitle } from '@portal/web-kit';
import { useSearchParams } from 'react-router-dom';
import { GoogleButton } from '../features/google/components/google-button';
import { refusalText } from '../features/google/refusal';
import { SignInForm } from '../features/sign-in/components/sign-in-form';
import { paths } from '../paths';
import { texts } from '../texts';
import { AuthLayout } from './auth-layout';

const words = texts.signIn;

export function LoginPage() {
  useTitle(words.title);
  const { emailDomain } = useInstituteSettings();
  const [query] = useSearchParams();
  return (
    <AuthLayout title={words.title} hint={words.hint(emailDomain)}>
      <SignInForm notice={refusalText(query.get('error'), emailDomain)} />
      <GoogleButton>{words.google}</GoogleButton>
      <Text as="p" tone="secondary">
        {words.noAccount} <TextLink href={paths.register}>{words.register}</TextLink>
      </Text>
    </AuthLayout>
  );
}
