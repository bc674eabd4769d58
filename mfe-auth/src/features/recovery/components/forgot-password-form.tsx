import { Alert, Button, Stack, TextField, toast } from '@portal/ui';
import { ApiError, fieldErrorsOf, messageOf } from '@portal/web-kit';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { forgotPasswordMessages as messages } from '../../../messages';
import { useRequestResetLink } from '../api/request-reset-link';

function checkEmail(typed: string): string | true {
  const address = typed.trim();
  if (address === '') return messages.emailMissing;
  return /^[^\s@]+@[^\s@]+$/.test(address) || messages.emailInvalid;
}

/** What the error catalogue of the specification says of a refusal. */
function failureText(error: unknown): string {
  const isGoogle = error instanceof ApiError && error.status === 400 && /google login/i.test(error.message);
  return isGoogle ? messages.google : messageOf(error, messages.failed);
}

export function ForgotPasswordForm() {
  const link = useRequestResetLink();
  const [sentTo, setSentTo] = useState('');
  const { control, handleSubmit, setError } = useForm({ defaultValues: { email: '' } });
  const submit = handleSubmit(async ({ email }) => {
    const address = email.trim();
    try {
      await link.send(address, (message) => {
        setSentTo(address);
        toast.success(message || messages.done);
      });
    } catch (error) {
      setSentTo('');
      toast.error(failureText(error));
      for (const { name, message } of fieldErrorsOf(error, ['email']))
        setError(name, { message }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Controller
          control={control}
          name="email"
          rules={{ validate: checkEmail }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={messages.email}
              type="email"
              size="lg"
              autoComplete="username"
              errorMessage={fieldState.error?.message}
            />
          )}
        />
        <Button type="submit" variant="primary" size="lg" isBlock busy={link.isPending} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
        {sentTo === '' ? null : (
          <Alert tone="success" role="note">
            <p>{messages.next(sentTo)}</p>
          </Alert>
        )}
      </Stack>
    </form>
  );
}
