import { Alert, TextButton } from '@portal/ui';
import { UnsavedChangesWarning } from '@portal/web-kit';
import { FormDialog } from '@portal/web-kit/form-dialog';
import { FormProvider } from '@portal/web-kit/forms';
import { addMessages as messages } from '../messages';
import type { OwnPosition } from '../positions';
import { useAddSkill } from '../use-add-skill';
import { ClaimFields } from './claim-fields';
import { NewSkillFields } from './new-skill-fields';
import { SkillField } from './skill-field';

interface AddSkillDialogProps {
  readonly userId: string;
  readonly positions: readonly OwnPosition[];
  /** Ids of the skills that the person has added already. */
  readonly added: ReadonlySet<string>;
  readonly onClose: () => void;
}

/** Adds a skill, from the catalogue or a new one; what was typed stays until it is added or cancelled. */
export function AddSkillDialog({ userId, positions, added, onClose }: AddSkillDialogProps) {
  const { form, isNew, choose, describe, submit, leave, reason, hasFailed, isBusy } = useAddSkill(userId, onClose);
  const { control, formState } = form;
  return (
    <FormProvider {...form}>
      <FormDialog
        title={isNew ? messages.newTitle : messages.title}
        texts={messages}
        isBusy={isBusy}
        onClose={onClose}
        onCancel={leave}
        onSubmit={submit}
      >
        <UnsavedChangesWarning when={formState.isDirty} />
        <Failure hasFailed={hasFailed} reason={reason} isIncomplete={isNew && isIncomplete(formState.errors)} />
        {isNew ? <NewSkillFields onUse={choose} /> : <SkillField added={added} onNew={describe} />}
        <p>
          {isNew ? null : `${messages.notListed} `}
          <TextButton onPress={() => (isNew ? choose() : describe())}>
            {isNew ? messages.toList : messages.toNew}
          </TextButton>
        </p>
        <ClaimFields control={control} positions={positions} />
      </FormDialog>
    </FormProvider>
  );
}

type Errors = Readonly<Partial<Record<string, { readonly type?: unknown } | undefined>>>;

/** Whether something that a new skill needs is missing, which the form itself found. */
function isIncomplete(errors: Errors): boolean {
  return ['name', 'category', 'type'].some((field) => errors[field] && errors[field].type !== 'server');
}

interface FailureProps {
  readonly hasFailed: boolean;
  readonly reason: string | undefined;
  readonly isIncomplete: boolean;
}

/** What is wrong, in the specification's sentences. */
function Failure({ hasFailed, reason, isIncomplete: isMissing }: FailureProps) {
  if (!hasFailed && !isMissing) return null;
  return (
    <>
      <Alert>
        <p>{isMissing ? messages.incomplete : messages.failed}</p>
      </Alert>
      {reason && !isMissing ? <p>{reason}</p> : null}
    </>
  );
}
