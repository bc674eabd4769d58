import { Button, Stack, Text } from '@portal/ui';
import { FormError, FormPasswordField, newPassword, useFormSubmit, useSchemaForm } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { newPasswordMessages } from '../../../messages';

const schema = z.object({ password: newPassword(newPasswordMessages) });

interface NewPasswordFormProps {
  readonly texts: Readonly<Record<'hint' | 'password' | 'submit' | 'busy' | 'failed', string>>;
  readonly onSubmit: (password: string) => Promise<unknown>;
}

/** Asks for a new password only, as the link in an e-mail does. */
export function NewPasswordForm({ texts, onSubmit }: NewPasswordFormProps) {
  const form = useSchemaForm({ schema, defaultValues: { password: '' } });
  const submit = useFormSubmit(form, async ({ password }) => void (await onSubmit(password)), {
    fallback: texts.failed,
  });
  const { isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormError control={form.control} />
        <Text as="p" tone="secondary">
          {texts.hint}
        </Text>
        <FormPasswordField
          control={form.control}
          name="password"
          label={texts.password}
          description={newPasswordMessages.hint}
          size="lg"
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" size="lg" isBlock busy={isSubmitting} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
