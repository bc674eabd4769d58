import type { Profile } from '@portal/contracts';
import { fieldErrorsOf, useDraft, useFormats, useInstituteSettings } from '@portal/web-kit';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import {
  changedFields,
  checksFor,
  fieldAt,
  formOf,
  sentPaths,
  type ProfileField,
  type ProfileForm,
} from './profile-form';

type Kept = Partial<ProfileForm>;

/** What a former visit left unsaved. */
export const useProfileDraft = () => useDraft<Kept>('profile');

/** The form over what was saved when it opened, with what a former visit changed in it. */
export function useProfileForm(profile: Profile) {
  const settings = useInstituteSettings();
  const thisYear = Number(useFormats().calendarDay(Date.now()).slice(0, 4));
  // What another window saves meanwhile must not look like a change made here.
  const [saved] = useState(() => formOf(profile));
  const { stored, store, clear } = useProfileDraft();
  const checks = checksFor(settings, thisYear);
  const form = useForm<ProfileForm>({
    defaultValues: { ...saved, ...stored },
    resolver: (typed) => {
      // What is saved already is the institute's to mind.
      const wrong = changedFields(typed, saved).flatMap((field) => {
        const answer = checks[field]?.(typed[field]) ?? true;
        return answer === true ? [] : [[field, { type: 'validate', message: answer }] as const];
      });
      const errors: FieldErrors<ProfileForm> = Object.fromEntries(wrong);
      return wrong.length > 0 ? { values: {}, errors } : { values: typed, errors: {} };
    },
  });
  const { control, setError, subscribe } = form;
  const typed = useWatch({ control }) as ProfileForm;
  const changed = changedFields(typed, saved);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const fields = changedFields(values, saved);
          if (fields.length === 0) clear();
          else store(Object.fromEntries(fields.map((field) => [field, values[field]])));
        },
      }),
    [subscribe, saved, store, clear],
  );

  /** Puts what the service found wrong at its fields, the first of them in focus; says whether there was any. */
  const showRefusal = (error: unknown): boolean => {
    const found = fieldErrorsOf(error, sentPaths).flatMap(({ name, message }) => {
      const field: ProfileField | undefined = fieldAt(name);
      return field ? [{ field, message }] : [];
    });
    found.forEach(({ field, message }, index) => setError(field, { message }, { shouldFocus: index === 0 }));
    return found.length > 0;
  };
  return { form, saved, changed, clear, showRefusal };
}
