import type { Profile } from '@portal/contracts';
import { useDraft, useFormats, useInstituteSettings } from '@portal/web-kit';
import { useSchemaForm, useWatch } from '@portal/web-kit/forms';
import { useEffect, useState } from 'react';
import { changedFields, formOf, profileSchema, type ProfileForm } from './profile-form';

/** What a former visit left unsaved. */
export const useProfileDraft = () => useDraft<Partial<ProfileForm>>('profile');

/** The form over what was saved when it opened. Its draft has the changed fields alone, so that it hides no newer ones. */
export function useProfileForm(profile: Profile) {
  const settings = useInstituteSettings();
  const thisYear = Number(useFormats().calendarDay(Date.now()).slice(0, 4));
  // What another window saves later must not look like a change made here.
  const [saved] = useState(() => formOf(profile));
  const { stored, store, clear } = useProfileDraft();
  const form = useSchemaForm({
    schema: profileSchema(saved, settings, thisYear),
    defaultValues: { ...saved, ...stored },
  });
  const { control, subscribe } = form;
  const values = useWatch({ control }) as ProfileForm;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => {
          const fields = changedFields(typed, saved);
          if (fields.length === 0) clear();
          else store(Object.fromEntries(fields.map((field) => [field, typed[field]])));
        },
      }),
    [subscribe, saved, store, clear],
  );
  return { form, saved, changed: changedFields(values, saved), clear };
}
