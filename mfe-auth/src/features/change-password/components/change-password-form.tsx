import { Alert, Button, PasswordField, Stack, Text, toast } from '@portal/ui';
import { hasCode, messageOf } from '@portal/web-kit';
import { Controller, useForm } from 'react-hook-form';
import { changePasswordMessages as messages } from '../../../messages';
import { useChangePassword } from '../api/change-password';
import { checks, refusedFields, type PasswordChange } from '../change-password';
import styles from './change-password-form.module.css';

const empty: PasswordChange = { current: '', password: '' };

export function ChangePasswordForm({ username }: { readonly username: string }) {
  const change = useChangePassword();
  const { control, handleSubmit, setError, reset } = useForm<PasswordChange>({ defaultValues: empty });
  const submit = handleSubmit(async (typed) => {
    try {
      await change.send(typed, (message) => {
        reset(empty);
        toast.success(message || messages.done);
      });
    } catch (error) {
      refusedFields(error).forEach(({ name, message }, index) =>
        setError(name, { message }, { shouldFocus: index === 0 }),
      );
    }
  });
  if (hasCode(change.error, 'AUTH.GOOGLE_ACCOUNT')) return <Text as="p">{messages.google}</Text>;
  const isAtField = refusedFields(change.error).length > 0;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        {change.error && !isAtField ? (
          <Alert>
            <p>{messageOf(change.error, messages.failed)}</p>
          </Alert>
        ) : null}
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={username} />
        <Controller
          control={control}
          name="current"
          rules={{ validate: checks.current }}
          render={({ field, fieldState: { error } }) => (
            <PasswordField
              {...field}
              label={messages.current}
              autoComplete="current-password"
              errorMessage={error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="password"
          rules={{ validate: checks.password }}
          render={({ field, fieldState: { error } }) => (
            <PasswordField
              {...field}
              label={messages.next}
              description={messages.hint}
              autoComplete="new-password"
              errorMessage={error?.message}
            />
          )}
        />
        <div>
          <Button type="submit" variant="primary" busy={change.isPending} busyLabel={messages.busy}>
            {messages.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
