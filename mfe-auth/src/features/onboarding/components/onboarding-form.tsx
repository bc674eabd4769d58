import type { Profile, SessionUser } from '@portal/contracts';
import { Alert, Button, LoadingState, Stack, TextField } from '@portal/ui';
import { fieldErrorsOf, hasCode, loadSession, messageOf, useDraft } from '@portal/web-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { neighbours } from '../../../paths';
import { onboardingMessages as messages } from '../../../messages';
import { useCompleteOnboarding } from '../api/complete-onboarding';
import { useOwnProfile } from '../api/read-own-profile';
import { fields, onboardingBody, startingValues, type Onboarding } from '../onboarding';
import { OnboardingFields } from './onboarding-fields';

const unchanging = () => undefined;

/** The form, once it is known what of it is known. */
export function OnboardingForm({ user }: { readonly user: SessionUser }) {
  const { data, isPending } = useOwnProfile(user._id);
  if (isPending) return <LoadingState label={messages.loading} shape="form" count={7} />;
  return <Form user={user} profile={data} />;
}

function Form({ user, profile }: { readonly user: SessionUser; readonly profile: Profile | undefined }) {
  const navigate = useNavigate();
  const complete = useCompleteOnboarding();
  const { stored, store, clear } = useDraft<Onboarding>('onboarding');
  const { control, handleSubmit, setError, subscribe } = useForm<Onboarding>({
    defaultValues: startingValues(profile, stored),
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
    [subscribe, store],
  );
  const submit = handleSubmit(async (typed) => {
    try {
      await complete.send(onboardingBody(typed, user), () => {
        clear();
        void navigate(neighbours.start, { replace: true });
      });
    } catch (error) {
      if (hasCode(error, 'PROFILE.ALREADY_COMPLETE')) void loadSession();
      fieldErrorsOf(error, fields).forEach(({ name, message }, index) =>
        setError(name, { message }, { shouldFocus: index === 0 }),
      );
      if (hasCode(error, 'PROFILE.STUDENT_ID_TAKEN')) {
        setError('ID_No', { message: messageOf(error, messages.failed) }, { shouldFocus: true });
      }
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {complete.error ? (
          <Alert>
            <p>{messageOf(complete.error, messages.failed)}</p>
          </Alert>
        ) : null}
        <TextField
          label={messages.name}
          value={user.personal_info.name}
          onChange={unchanging}
          isReadOnly
          size="lg"
          autoComplete="name"
        />
        <TextField
          label={messages.email}
          description={messages.fromAccount}
          value={user.username}
          onChange={unchanging}
          isReadOnly
          size="lg"
          autoComplete="email"
        />
        <OnboardingFields control={control} hasId={Boolean(profile?.user_id)} />
        <Button type="submit" variant="primary" size="lg" isBlock busy={complete.isPending} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
