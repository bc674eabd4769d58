import { calls } from '@portal/contracts';
import { Alert, Button, Stack, Text, TextLink } from '@portal/ui';
import { ApiError, signIn, useWrite } from '@portal/web-kit';
import {
  FormError,
  FormPasswordField,
  FormTextField,
  useFormSubmit,
  useSchemaForm,
  useWatch,
} from '@portal/web-kit/forms';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { signInMessages as messages } from '../../../messages';
import { paths, typedEmailOf } from '../../../paths';

const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, messages.emailMissing)),
  password: z.string().check(z.minLength(1, messages.passwordMissing)),
});

/** What to do when wrong credentials are not the reason. */
function adviceOf(error: Error | null): string | undefined {
  if (!(error instanceof ApiError) || error.status === 401 || error.status === 400) return undefined;
  return error.serverMessage ?? messages.unreachable;
}

/** `notice` is shown until a sign-in fails. */
export function SignInForm({ notice }: { readonly notice?: string | undefined }) {
  const { mutateAsync, error, isPending } = useWrite(calls.login, { onSuccess: ({ user }) => signIn(user) });
  const state = useLocation().state as object | null;
  const form = useSchemaForm({ schema, defaultValues: { email: typedEmailOf(state), password: '' } });
  const { control } = form;
  const email = useWatch({ control, name: 'email' });
  const submit = useFormSubmit(form, async (values) => void (await mutateAsync({ body: values })), {
    fallback: messages.failed,
    describe: () => messages.failed,
    alwaysShowMessage: true,
  });
  const advice = adviceOf(error);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormError control={control} />
        {error === null && notice !== undefined ? (
          <Alert>
            <p>{notice}</p>
          </Alert>
        ) : null}
        {advice === undefined ? null : <Text as="p">{advice}</Text>}
        <Stack gap={5}>
          <FormTextField
            control={control}
            name="email"
            label={messages.email}
            type="email"
            size="lg"
            autoComplete="username"
          />
          <FormPasswordField
            control={control}
            name="password"
            label={messages.password}
            labelTrailing={
              <TextLink isSolo href={paths.forgotPassword} state={{ ...state, email }}>
                {messages.forgot}
              </TextLink>
            }
            size="lg"
            autoComplete="current-password"
          />
        </Stack>
        <Button type="submit" variant="primary" size="lg" isBlock busy={isPending} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
