import { calls } from '@portal/contracts';
import { briefToast } from '@portal/ui';
import { messageOf, useWrite } from '@portal/web-kit';
import { useFormDraft, useFormSubmit, useSchemaForm, useWatch, type PickedOption } from '@portal/web-kit/forms';
import { useEffect, useRef, useState } from 'react';
import { addMessages as messages } from './messages';
import { addSkillSchema, claimBody, emptySkill, newSkillBody, serverErrors, type AddSkillForm } from './skill-schema';

/** The form that adds a skill, its draft, and what failed. */
export function useAddSkill(userId: string, onDone: () => void) {
  const form = useSchemaForm<AddSkillForm>({ schema: addSkillSchema, defaultValues: emptySkill });
  // A picker starts empty, so half-typed text of a draft would not be seen.
  const { clear } = useFormDraft(form, 'add-skill', (draft, empty) => ({ ...empty, ...draft, typed: '' }));
  const { isNew, choose, describe } = useWays(form);
  const claim = useWrite(calls.claimSkill);
  const create = useWrite(calls.createSkill);
  /** Why it failed, when no field says it. */
  const [reason, setReason] = useState<string>();
  const leave = () => {
    clear();
    onDone();
  };
  const submit = useFormSubmit<AddSkillForm>(
    form,
    async (values) => {
      if (values.isNew) await create.mutateAsync({ body: newSkillBody(values) });
      else await claim.mutateAsync({ body: claimBody(values, userId) });
      briefToast.success(messages.done);
      leave();
    },
    {
      fallback: messages.failed,
      ...serverErrors,
      onFailure: (error, isShownAtField) => setReason(isShownAtField ? undefined : messageOf(error, '')),
    },
  );
  return {
    form,
    isNew,
    choose,
    describe,
    submit,
    leave,
    reason,
    hasFailed: claim.isError || create.isError,
    isBusy: claim.isPending || create.isPending,
  };
}

type Form = ReturnType<typeof useSchemaForm<AddSkillForm>>;

/** The two ways to add a skill, from the catalogue or as a new one; what is typed for one stays in the other. */
function useWays({ control, setValue, getValues, clearErrors, setFocus }: Form) {
  const isNew = useWatch({ control, name: 'isNew' });
  const shown = useRef(isNew);
  useEffect(() => {
    if (shown.current === isNew) return;
    shown.current = isNew;
    // What had the focus may be gone with the fields of the other way.
    setFocus(isNew ? 'name' : 'skill');
  }, [isNew, setFocus]);
  const change = (toNew: boolean) => {
    clearErrors();
    setValue('isNew', toNew, { shouldDirty: true });
  };
  return {
    isNew,
    /** From the catalogue; `skill` when it is known already which one. */
    choose(skill?: PickedOption) {
      change(false);
      // The picker is an empty one again.
      setValue('typed', '');
      if (skill) setValue('skill', skill, { shouldDirty: true });
    },
    /** As a new one; `name` is what was looked for in vain. */
    describe(name?: string) {
      change(true);
      const { name: before, typed, skill } = getValues();
      const known = name ?? (before === '' && skill === null ? typed : before);
      setValue('name', known.trim(), { shouldDirty: true });
    },
  };
}
