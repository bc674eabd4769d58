import type { Profile } from '@portal/contracts';
import { Alert, Button, FormBar, briefToast } from '@portal/ui';
import { messageOf, UnsavedChangesWarning } from '@portal/web-kit';
import { profileMessages as messages } from '../../../messages';
import { useChangeProfile } from '../api/change-profile';
import { changesOf, type ProfileForm } from '../profile-form';
import { useProfileForm } from '../use-profile-form';
import { AcademicFields, ContactFields, PersonalFields } from './profile-fields';

interface EditProfileProps {
  readonly profile: Profile;
  /** Opened by its button just now: the keyboard goes on in the first field. */
  readonly isOpened: boolean;
  readonly onDone: () => void;
}

/** The form of one's own profile; what was typed stays until it is saved or thrown away. */
export function EditProfile({ profile, isOpened, onDone }: EditProfileProps) {
  const { form, saved, changed, clear, showRefusal } = useProfileForm(profile);
  const { control, handleSubmit, formState } = form;
  const change = useChangeProfile(profile._id);

  const close = () => {
    clear();
    onDone();
  };
  const save = async (typed: ProfileForm) => {
    if (changed.length === 0) return close();
    try {
      await change.send(changesOf(typed, saved), () => {
        briefToast.success(messages.saved);
        close();
      });
    } catch (error) {
      showRefusal(error);
    }
  };
  const isInvalid = formState.isSubmitted && Object.keys(formState.errors).length > 0;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <UnsavedChangesWarning when={changed.length > 0} />
      <PersonalFields control={control} profile={profile} isOpened={isOpened} />
      <AcademicFields control={control} profile={profile} />
      <ContactFields control={control} />
      <FormBar
        note={changed.length === 0 ? null : messages.unsaved(changed.map((field) => messages.labels[field]))}
        message={<Outcome isInvalid={isInvalid} error={change.error} />}
      >
        <Button isDisabled={change.isPending} onPress={close}>
          {messages.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={change.isPending} busyLabel={messages.saving}>
          {messages.save}
        </Button>
      </FormBar>
    </form>
  );
}

/** What stands in the way of saving, in the specification's words, and the service's reason. */
function Outcome({ isInvalid, error }: { readonly isInvalid: boolean; readonly error: Error | null }) {
  if (isInvalid) {
    return (
      <Alert>
        <p>{messages.invalid}</p>
      </Alert>
    );
  }
  if (!error) return null;
  const reason = messageOf(error, messages.notSaved);
  return (
    <>
      <Alert>
        <p>{messages.notSaved}</p>
      </Alert>
      {reason === messages.notSaved ? null : <p>{reason}</p>}
    </>
  );
}
