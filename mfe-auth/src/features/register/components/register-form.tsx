import { Alert, Button, Stack } from '@portal/ui';
import { messageOf, useInstituteSettings } from '@portal/web-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { registerMessages as messages } from '../../../messages';
import { useRegister } from '../api/register';
import { isInstituteAddress, type Registration } from '../registration';
import { showServerErrors } from '../server-errors';
import { RegisterFields } from './register-fields';

export function RegisterForm() {
  const { emailDomain } = useInstituteSettings();
  const register = useRegister();
  const [isForeign, setForeign] = useState(false);
  const { control, handleSubmit, setError, getValues } = useForm<Registration>({
    defaultValues: { name: '', ID: '', email: '', password: '' },
  });

  /** Said together with what else is wrong, or it would come as a second refusal. */
  const lookAtDomain = (): boolean => {
    const email = getValues('email');
    const isForeignNow = email.trim() !== '' && !isInstituteAddress(email, emailDomain);
    setForeign(isForeignNow);
    return isForeignNow;
  };
  const submit = async (typed: Registration) => {
    if (lookAtDomain()) return;
    await register.send(typed).catch((error: unknown) => showServerErrors(error, setError));
  };
  const failure = isForeign
    ? messages.wrongDomain(emailDomain)
    : register.error && messageOf(register.error, messages.failed);

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit, lookAtDomain)(event)}>
      <Stack gap={5}>
        {failure ? (
          <Alert>
            <p>{failure}</p>
          </Alert>
        ) : null}
        <Stack gap={5}>
          <RegisterFields control={control} />
        </Stack>
        <Button type="submit" variant="primary" size="lg" isBlock busy={register.isPending} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
