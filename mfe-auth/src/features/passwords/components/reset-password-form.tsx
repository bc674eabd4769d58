import { calls } from '@portal/contracts';
import { Alert, LinkButton, Stack, toast } from '@portal/ui';
import { useWrite } from '@portal/web-kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { resetPasswordMessages as messages } from '../../../messages';
import { paths } from '../../../paths';
import { NewPasswordForm } from './new-password-form';
import type { ResetLink } from './verified-link';

/** Specification, section 9. */
const LOGIN_DELAY_MS = 2000;

export function ResetPasswordForm({ link }: { readonly link: ResetLink }) {
  const { mutateAsync, data } = useWrite(calls.resetPassword);
  if (data) return <Done message={data.message} />;
  return (
    <NewPasswordForm texts={messages} onSubmit={(password) => mutateAsync({ params: link, body: { password } })} />
  );
}

/** Leads to the sign-in page. The used link is replaced in the history, or "back" would lead to its error. */
function Done({ message }: { readonly message: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    toast.success(message || messages.done);
    const timer = setTimeout(() => void navigate(paths.login, { replace: true }), LOGIN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [message, navigate]);
  return (
    <Stack gap={5}>
      <Alert tone="success" role="note">
        <p>{messages.changed}</p>
      </Alert>
      <LinkButton href={paths.login} size="lg" isBlock variant="primary">
        {messages.login}
      </LinkButton>
    </Stack>
  );
}
