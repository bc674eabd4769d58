import { Button, Stack, Text } from '@portal/ui';
import { FormError, FormPasswordField, newPassword, useFormSubmit, useSchemaForm } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { confirmEmailMessages as messages, newPasswordMessages } from '../../../messages';

const schema = z.object({ password: newPassword(newPasswordMessages) });

export function SetPasswordForm({ onSubmit }: { readonly onSubmit: (password: string) => Promise<unknown> }) {
  const form = useSchemaForm({ schema, defaultValues: { password: '' } });
  const submit = useFormSubmit(form, async ({ password }) => void (await onSubmit(password)), {
    fallback: messages.failed,
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormError control={form.control} />
        <Text as="p" tone="secondary">
          {messages.setPasswordText}
        </Text>
        <FormPasswordField
          control={form.control}
          name="password"
          label={messages.password}
          description={newPasswordMessages.hint}
          size="lg"
          autoComplete="new-password"
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          busy={form.formState.isSubmitting}
          busyLabel={messages.confirming}
        >
          {messages.setPassword}
        </Button>
      </Stack>
    </form>
  );
}
