import { Alert, Button, LinkButton, PasswordField, Stack, Text, toast } from '@portal/ui';
import { fieldErrorsOf, messageOf } from '@portal/web-kit';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { resetPasswordMessages as messages } from '../../../messages';
import { useResetPassword } from '../api/reset-password';
import type { ResetLink } from '../api/verify-reset-link';
import { checkNewPassword } from '../new-password';

/** Specification, section 9. */
const MS_TO_LOGIN = 2000;

export function ResetPasswordForm({ link }: { readonly link: ResetLink }) {
  const reset = useResetPassword(link);
  const { control, handleSubmit, setError } = useForm({ defaultValues: { password: '' } });
  const submit = handleSubmit(async ({ password }) => {
    try {
      await reset.send(password);
    } catch (error) {
      toast.error(messageOf(error, messages.failed));
      const [atField] = fieldErrorsOf(error, ['password']);
      if (atField) setError('password', { message: atField.message }, { shouldFocus: true });
    }
  });
  if (reset.data) return <Done message={reset.data.message} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Text as="p" tone="secondary">
          {messages.hint}
        </Text>
        <Controller
          control={control}
          name="password"
          rules={{ validate: checkNewPassword }}
          render={({ field, fieldState }) => (
            <PasswordField
              {...field}
              label={messages.password}
              description={messages.passwordHint}
              size="lg"
              autoComplete="new-password"
              errorMessage={fieldState.error?.message}
            />
          )}
        />
        <Button type="submit" variant="primary" size="lg" isBlock busy={reset.isPending} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}

/** Tells, and leads to the sign-in page; the link, now used, does not stay in the history. */
function Done({ message }: { readonly message: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    toast.success(message || messages.done);
    const timer = setTimeout(() => void navigate(paths.login, { replace: true }), MS_TO_LOGIN);
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
