import { useTitle } from '@portal/web-kit';
import { useParams } from 'react-router-dom';
import { Confirmation } from '../features/confirm-email/components/confirmation';
import { confirmEmailMessages as messages } from '../messages';
import { AuthLayout } from './auth-layout';

export function ConfirmEmailPage() {
  useTitle(messages.title);
  const { token = '' } = useParams();
  return (
    <AuthLayout title={messages.title}>
      <Confirmation token={token} />
    </AuthLayout>
  );
}
