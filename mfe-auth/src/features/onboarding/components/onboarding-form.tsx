import { calls, type Profile, type SessionUser } from '@portal/contracts';
import { Button, LoadingState, Stack, TextField } from '@portal/ui';
import { hasCode, loadSession, signIn, useInstituteSettings, useRead, useWrite } from '@portal/web-kit';
import { FormError, useFormDraft, useFormSubmit, useSchemaForm } from '@portal/web-kit/forms';
import { useNavigate } from 'react-router-dom';
import { onboardingMessages as messages } from '../../../messages';
import { otherPages } from '../../../paths';
import { onboardingBody, onboardingSchema, valuesOf } from '../onboarding-schema';
import { OnboardingFields } from './onboarding-fields';

const unchanging = () => undefined;

/** Waits for what the account knows of the person, and fills it in. When it cannot be loaded, the form begins empty. */
export function OnboardingForm({ user }: { readonly user: SessionUser }) {
  const input = { params: { userId: user._id } };
  // Right after registration the service may not have got the event that creates the profile.
  const { data, isPending } = useRead(calls.readProfile, input, { staleTime: Infinity, retry: 2, retryDelay: 400 });
  if (isPending) return <LoadingState label={messages.loading} shape="form" count={7} />;
  return <Form user={user} profile={data} />;
}

function Form({ user, profile }: { readonly user: SessionUser; readonly profile: Profile | undefined }) {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useWrite(calls.completeOnboarding, {
    meta: { failure: messages.log },
    onSuccess: ({ user: completed }) => signIn(completed),
  });
  const form = useSchemaForm({
    schema: onboardingSchema(useInstituteSettings(), new Date().getFullYear()),
    defaultValues: valuesOf(profile),
  });
  const { control } = form;
  const draft = useFormDraft(form, 'onboarding', (typed, known) => ({
    ...known,
    ...typed,
    ...(profile?.user_id && { ID_No: profile.user_id }),
  }));
  const submit = useFormSubmit(
    form,
    async (values) => {
      await mutateAsync({ body: onboardingBody(values, user) });
      draft.clear();
      void navigate(otherPages.start, { replace: true });
    },
    {
      fallback: messages.failed,
      fieldOfCode: { 'PROFILE.STUDENT_ID_TAKEN': 'ID_No' },
      onFailure: (error) => {
        if (hasCode(error, 'PROFILE.ALREADY_COMPLETE')) void loadSession();
      },
    },
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormError control={control} />
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
        <Button type="submit" variant="primary" size="lg" isBlock busy={isPending} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
