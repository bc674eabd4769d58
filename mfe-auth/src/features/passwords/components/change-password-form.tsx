import { calls } from '@portal/contracts';
import { Button, Stack, Text, toast } from '@portal/ui';
import { hasCode, readKey, useWrite } from '@portal/web-kit';
import {
  FormError,
  FormPasswordField,
  FormSwitch,
  newPassword,
  useFormSubmit,
  useSchemaForm,
} from '@portal/web-kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { changePasswordMessages as messages, newPasswordMessages } from '../../../messages';
import styles from './change-password-form.module.css';

const schema = z.object({
  current: z.string().check(z.minLength(1, messages.currentMissing)),
  password: newPassword(newPasswordMessages),
  endCalendarAddress: z.boolean(),
});

interface ChangePasswordFormProps {
  readonly username: string;
  /** Whether there is a calendar link that may end with the password. */
  readonly hasCalendarLink: boolean;
}

/** Sets another password, which signs every other device out. */
export function ChangePasswordForm({ username, hasCalendarLink }: ChangePasswordFormProps) {
  const client = useQueryClient();
  const { mutateAsync, error, isPending } = useWrite(calls.changePassword);
  const form = useSchemaForm({ schema, defaultValues: { current: '', password: '', endCalendarAddress: false } });
  const { control, reset } = form;
  const submit = useFormSubmit(
    form,
    async ({ endCalendarAddress, ...passwords }) => {
      const { message } = await mutateAsync({
        body: { ...passwords, ...(endCalendarAddress && { endCalendarAddress }) },
      });
      // The events service hears of it a moment later, so that the link would still be there when asked for now.
      if (endCalendarAddress) client.setQueryData(readKey(calls.readCalendarAddress, 'answer', {}), { active: false });
      reset();
      toast.success(message || messages.done);
    },
    { fallback: messages.failed, fieldOfCode: { 'AUTH.WRONG_PASSWORD': 'current' } },
  );
  if (hasCode(error, 'AUTH.GOOGLE_ACCOUNT')) return <Text as="p">{messages.google}</Text>;
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Stack gap={4}>
        <FormError control={control} />
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={username} />
        <FormPasswordField control={control} name="current" label={messages.current} autoComplete="current-password" />
        <FormPasswordField
          control={control}
          name="password"
          label={messages.next}
          description={newPasswordMessages.hint}
          autoComplete="new-password"
        />
        {hasCalendarLink ? (
          <FormSwitch
            control={control}
            name="endCalendarAddress"
            label={messages.endCalendarLink}
            description={messages.endCalendarLinkHint}
          />
        ) : null}
        <div>
          <Button type="submit" variant="primary" busy={isPending} busyLabel={messages.busy}>
            {messages.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
