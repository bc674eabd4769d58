import { TextLink, Text } from '@portal/ui';
import { useInstituteSettings, useTitle } from '@portal/web-kit';
import { useLocation, useSearchParams } from 'react-router-dom';
import { GoogleButton } from '../features/google/components/google-button';
import { googleErrorText } from '../features/google/google-error';
import { SignInForm } from '../features/sign-in/components/sign-in-form';
import { paths } from '../paths';
import { signInMessages as messages } from '../messages';
import { AuthLayout } from './auth-layout';

export function LoginPage() {
  useTitle(messages.title);
  const { emailDomain } = useInstituteSettings();
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  return (
    <AuthLayout title={messages.title} hint={messages.hint(emailDomain)}>
      <SignInForm notice={googleErrorText(query.get('error'), emailDomain)} />
      <GoogleButton>{messages.google}</GoogleButton>
      <Text as="p" tone="secondary">
        {messages.noAccount}{' '}
        <TextLink href={paths.register} state={state}>
          {messages.register}
        </TextLink>
      </Text>
    </AuthLayout>
  );
}
