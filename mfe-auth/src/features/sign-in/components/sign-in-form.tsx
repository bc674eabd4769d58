import { Alert, Button, TextLink, PasswordField, Stack, Text, TextField } from '@portal/ui';
import { ApiError } from '@portal/web-kit';
import { Controller, useForm } from 'react-hook-form';
import { paths } from '../../../paths';
import { signInMessages as messages } from '../../../messages';
import { useLogin } from '../api/login';

/** What to do next, where wrong credentials are not the reason. */
function adviceOf(error: Error | null): string | undefined {
  if (!(error instanceof ApiError) || error.status === 401 || error.status === 400) return undefined;
  return error.serverMessage ?? messages.unreachable;
}

/** `notice` says why the person is here again, until something newer is to be said. */
export function SignInForm({ notice }: { readonly notice?: string | undefined }) {
  const login = useLogin();
  const { control, handleSubmit } = useForm({
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit((typed) => login.send(typed).catch(() => undefined));
  const advice = adviceOf(login.error);
  const failure = login.error ? messages.failed : notice;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {failure === undefined ? null : (
          <Alert>
            <p>{failure}</p>
          </Alert>
        )}
        {advice === undefined ? null : <Text as="p">{advice}</Text>}
        <Stack gap={5}>
          <Controller
            control={control}
            name="email"
            rules={{ validate: (typed) => typed.trim() !== '' || messages.emailMissing }}
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
          <Controller
            control={control}
            name="password"
            rules={{ required: messages.passwordMissing }}
            render={({ field, fieldState }) => (
              <PasswordField
                {...field}
                label={messages.password}
                labelTrailing={
                  <TextLink isSolo href={paths.forgotPassword}>
                    {messages.forgot}
                  </TextLink>
                }
                size="lg"
                autoComplete="current-password"
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        </Stack>
        <Button type="submit" variant="primary" size="lg" isBlock busy={login.isPending} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
