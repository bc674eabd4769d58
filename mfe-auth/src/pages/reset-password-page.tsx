import { useTitle } from '@portal/web-kit';
import { useParams } from 'react-router-dom';
import { ResetPasswordForm } from '../features/passwords/components/reset-password-form';
import { VerifiedLink } from '../features/passwords/components/verified-link';
import { resetPasswordMessages as messages } from '../messages';
import { AuthLayout } from './auth-layout';

export function ResetPasswordPage() {
  useTitle(messages.title);
  const { id = '', token = '' } = useParams();
  const link = { id, token };
  return (
    <AuthLayout title={messages.title}>
      <VerifiedLink link={link}>
        <ResetPasswordForm link={link} />
      </VerifiedLink>
    </AuthLayout>
  );
}
