import { useTitle } from '@portal/web-kit';
import { useParams } from 'react-router-dom';
import { ResetPasswordForm } from '../features/recovery/components/reset-password-form';
import { VerifiedLink } from '../features/recovery/components/verified-link';
import { texts } from '../texts';
import { AuthLayout } from './auth-layout';

const words = texts.reset;

export function ResetPasswordPage() {
  useTitle(words.title);
  const { id = '', token = '' } = useParams();
  const link = { id, token };
  return (
    <AuthLayout title={words.title}>
      <VerifiedLink link={link}>
        <ResetPasswordForm link={link} />
      </VerifiedLink>
    </AuthLayout>
  );
}
