import { calls } from '@portal/contracts';
import { Alert, Button, LinkButton, Stack, Text, toast } from '@portal/ui';
import { useWrite } from '@portal/web-kit';
import { FormError, FormPasswordField, newPassword, useFormSubmit, useSchemaForm } from '@portal/web-kit/forms';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { newPasswordMessages, resetPasswordMessages as messages } from '../../../messages';
import { paths } from '../../../paths';
import type { ResetLink } from './verified-link';

/** Specification, section 9. */
const LOGIN_DELAY_MS = 2000;

const schema = z.object({ password: newPassword(newPasswordMessages) });

export function ResetPasswordForm({ link }: { readonly link: ResetLink }) {
  const { mutateAsync, data, isPending } = useWrite(calls.resetPassword);
  const form = useSchemaForm({ schema, defaultValues: { password: '' } });
  const submit = useFormSubmit(form, async (values) => void (await mutateAsync({ params: link, body: values })), {
    fallback: messages.failed,
  });
  if (data) return <Done message={data.message} />;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormError control={form.control} />
        <Text as="p" tone="secondary">
          {messages.hint}
        </Text>
        <FormPasswordField
          control={form.control}
          name="password"
          label={messages.password}
          description={newPasswordMessages.hint}
          size="lg"
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" size="lg" isBlock busy={isPending} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
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
