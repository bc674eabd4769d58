import type { Profile } from '@portal/contracts';
import { Alert, Button, FormBar, briefToast } from '@portal/ui';
import { messageOf, UnsavedChangesWarning } from '@portal/web-kit';
import { useFormSubmit } from '@portal/web-kit/forms';
import { profileMessages as messages } from '../../../messages';
import { useChangeProfile } from '../api/change-profile';
import { changedFields, changesOf, fieldOfPath } from '../profile-form';
import { useProfileForm } from '../use-profile-form';
import { AcademicFields, ContactFields, PersonalFields } from './profile-fields';

interface EditProfileProps {
  readonly profile: Profile;
  /** Opened with the button just now, which moves the focus to the first field. */
  readonly isOpened: boolean;
  readonly onDone: () => void;
}

export function EditProfile({ profile, isOpened, onDone }: EditProfileProps) {
  const { form, saved, changed, clear } = useProfileForm(profile);
  const { mutateAsync, error, isPending } = useChangeProfile(profile._id);
  const { control, formState } = form;

  const close = () => {
    clear();
    onDone();
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      if (changedFields(values, saved).length > 0) {
        await mutateAsync({ body: { userId: profile._id, updatedDetails: changesOf(values, saved) } });
        briefToast.success(messages.saved);
      }
      close();
    },
    { fallback: messages.notSaved, fieldOfPath },
  );
  const { root: _, ...fieldErrors } = formState.errors;
  const isInvalid = formState.isSubmitted && Object.keys(fieldErrors).length > 0;
  return (
    <form noValidate onSubmit={submit}>
      <UnsavedChangesWarning when={changed.length > 0} />
      <PersonalFields control={control} profile={profile} isOpened={isOpened} />
      <AcademicFields control={control} profile={profile} />
      <ContactFields control={control} />
      <FormBar
        note={changed.length === 0 ? null : messages.unsaved(changed.map((field) => messages.labels[field]))}
        message={<Failure isInvalid={isInvalid} error={error} />}
      >
        <Button isDisabled={isPending} onPress={close}>
          {messages.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={isPending} busyLabel={messages.saving}>
          {messages.save}
        </Button>
      </FormBar>
    </form>
  );
}

/** The message of the specification, and below it the reason that the service gave. */
function Failure({ isInvalid, error }: { readonly isInvalid: boolean; readonly error: Error | null }) {
  if (!isInvalid && !error) return null;
  const reason = isInvalid ? '' : messageOf(error, '');
  return (
    <>
      <Alert>
        <p>{isInvalid ? messages.invalid : messages.notSaved}</p>
      </Alert>
      {reason ? <p>{reason}</p> : null}
    </>
  );
}
