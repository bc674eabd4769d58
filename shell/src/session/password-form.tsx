import { calls } from '@portal/contracts';
import { Alert, Button, PasswordField, Stack } from '@portal/ui';
import { hasCode, messageOf, signIn, useWrite } from '@portal/web-kit';
import { useRef, useState, type SyntheticEvent } from 'react';
import { formMessages } from './form-messages';

/** One field, without the form library, which the first page does not load. */
export function PasswordForm({ username }: { readonly username: string }) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const login = useWrite(calls.login, {
    onSuccess: ({ user }) => signIn(user),
    onError: () => field.current?.focus(),
    // Without a connection it says so instead of waiting for one.
    networkMode: 'always',
  });
  const isWrong = hasCode(login.error, 'AUTH.INVALID_CREDENTIALS');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') field.current?.focus();
    else if (!login.isPending) login.mutate({ body: { email: username, password } });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {login.error && !isWrong ? (
          <Alert>
            <p>{messageOf(login.error, formMessages.unreachable)}</p>
          </Alert>
        ) : null}
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={username} />
        <PasswordField
          inputRef={field}
          label={formMessages.password}
          value={password}
          onChange={setPassword}
          errorMessage={isMissing ? formMessages.missing : isWrong ? formMessages.wrong : undefined}
          autoComplete="current-password"
        />
        <Button type="submit" variant="primary" isBlock busy={login.isPending} busyLabel={formMessages.busy}>
          {formMessages.submit}
        </Button>
      </Stack>
    </form>
  );
}
