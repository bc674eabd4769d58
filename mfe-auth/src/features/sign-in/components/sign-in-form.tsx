import { Alert, Button, TextLink, PasswordField, Stack, Text, TextField } from '@portal/ui';
import { ApiError } from '@portal/web-kit';
import { Controller, useForm } from 'react-hook-form';
import { paths } from '../../../paths';
import { texts } from '../../../texts';
import { useLogin } from '../api/login';

const words = texts.signIn;

/** What to do next, where wrong credentials are not the reason. */
function adviceOf(error: Error | null): string | undefined {
  if (!(error instanceof ApiError) || error.status === 401 || error.status === 400) return undefined;
  return error.serverMessage ?? words.unreachable;
}

/** `notice` says why the person is here again, until something newer is to be said. */
export function SignInForm({ notice }: { readonly notice?: string | undefined }) {
  const login = useLogin();
  const { control, handleSubmit } = useForm({
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit((typed) => login.send(typed).catch(() => undefined));
  const advice = adviceOf(login.error);
  const failure = login.error ? words.failed : notice;
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
            rules={{ validate: (typed) => typed.trim() !== '' || words.emailMissing }}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={words.email}
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
            rules={{ required: words.passwordMissing }}
            render={({ field, fieldState }) => (
              <PasswordField
                {...field}
                label={words.password}
                labelTrailing={
                  <TextLink isSolo href={paths.forgotPassword}>
                    {words.forgot}
                  </TextLink>
                }
                size="lg"
                autoComplete="current-password"
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        </Stack>
        <Button type="submit" variant="primary" size="lg" isBlock busy={login.isPending} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  );
}
