import { calls } from '@portal/contracts';
import { Alert, Button, Stack, toast } from '@portal/ui';
import { hasCode, messageOf, useWrite } from '@portal/web-kit';
import { FormTextField, useFormSubmit, useSchemaForm } from '@portal/web-kit/forms';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { forgotPasswordMessages as messages } from '../../../messages';
import { typedEmailOf } from '../../../paths';

const schema = z.object({
  email: z
    .string()
    .check(z.trim(), z.minLength(1, messages.emailMissing), z.regex(/^[^\s@]+@[^\s@]+$/, messages.emailInvalid)),
});

export function ForgotPasswordForm() {
  const { mutateAsync, isPending } = useWrite(calls.forgotPassword);
  const [sentTo, setSentTo] = useState('');
  const { state } = useLocation();
  const form = useSchemaForm({ schema, defaultValues: { email: typedEmailOf(state) } });
  const submit = useFormSubmit(
    form,
    async ({ email }) => {
      const { message } = await mutateAsync({ body: { email } });
      setSentTo(email);
      toast.success(message || messages.done);
    },
    {
      fallback: messages.failed,
      onFailure: (error, isShownAtField) => {
        setSentTo('');
        if (isShownAtField) return;
        toast.error(hasCode(error, 'AUTH.GOOGLE_ACCOUNT') ? messages.google : messageOf(error, messages.failed));
      },
    },
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormTextField
          control={form.control}
          name="email"
          label={messages.email}
          type="email"
          size="lg"
          autoComplete="username"
        />
        <Button type="submit" variant="primary" size="lg" isBlock busy={isPending} busyLabel={messages.busy}>
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
