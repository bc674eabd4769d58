import { useTitle } from '@portal/web-kit';
import { useParams } from 'react-router-dom';
import { Confirmation } from '../features/confirm-email/components/confirmation';
import { NewPasswordForm } from '../features/passwords/components/new-password-form';
import { confirmEmailMessages as messages } from '../messages';
import { AuthLayout } from './auth-layout';

export function ConfirmEmailPage() {
  useTitle(messages.title);
  const { token = '' } = useParams();
  return (
    <AuthLayout title={messages.title}>
      <Confirmation
        token={token}
        askPassword={(submit) => <NewPasswordForm texts={messages.newPassword} onSubmit={submit} />}
      />
    </AuthLayout>
  );
}
