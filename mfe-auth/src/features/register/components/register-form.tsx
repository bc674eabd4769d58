import { calls } from '@portal/contracts';
import { Alert, Button, Stack, TextLink, toast } from '@portal/ui';
import { hasCode, signIn, useInstituteSettings, useWrite } from '@portal/web-kit';
import { FormError, FormPasswordField, FormTextField, useFormSubmit, useSchemaForm } from '@portal/web-kit/forms';
import { newPasswordMessages, registerMessages as messages } from '../../../messages';
import { paths } from '../../../paths';
import { registrationSchema } from '../registration-schema';

export function RegisterForm() {
  const { emailDomain } = useInstituteSettings();
  const { mutateAsync, isPending, error } = useWrite(calls.register, {
    onSuccess: ({ user }) => {
      // Where the address has to be confirmed first, a banner says so on every page.
      if (user.emailConfirmed !== false) toast.success(messages.confirmationSent(user.username));
      signIn(user);
    },
  });
  const form = useSchemaForm({
    schema: registrationSchema(emailDomain),
    defaultValues: { name: '', ID: '', email: '', password: '' },
  });
  const { control } = form;
  const submit = useFormSubmit(form, async (values) => void (await mutateAsync({ body: values })), {
    fallback: messages.failed,
    fieldOfCode: { 'AUTH.EMAIL_TAKEN': 'email', 'AUTH.WRONG_DOMAIN': 'email', 'AUTH.STUDENT_ID_TAKEN': 'ID' },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormError control={control} />
        <FormTextField control={control} name="name" label={messages.name} size="lg" autoComplete="name" />
        <FormTextField
          control={control}
          name="ID"
          label={messages.id}
          size="lg"
          inputMode="numeric"
          isTabular
          autoComplete="off"
        />
        <FormTextField
          control={control}
          name="email"
          label={messages.email}
          type="email"
          size="lg"
          autoComplete="username"
        />
        {hasCode(error, 'AUTH.EMAIL_TAKEN') ? (
          <Alert tone="info" role="note">
            <p>
              {messages.taken} <TextLink href={paths.forgotPassword}>{messages.reset}</TextLink>.
            </p>
          </Alert>
        ) : null}
        <FormPasswordField
          control={control}
          name="password"
          label={messages.password}
          description={newPasswordMessages.hint}
          size="lg"
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" size="lg" isBlock busy={isPending} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
