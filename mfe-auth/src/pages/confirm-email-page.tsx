import { useTitle } from '@portal/web-kit';
import { useParams } from 'react-router-dom';
import { Confirmation } from '../features/confirm-email/components/confirmation';
import { texts } from '../texts';
import { AuthLayout } from './auth-layout';

const words = texts.confirm;

export function ConfirmEmailPage() {
  useTitle(words.title);
  const { token = '' } = useParams();
  return (
    <AuthLayout title={words.title}>
      <Confirmation token={token} />
    </AuthLayout>
  );
}
