import type { ErrorCode } from '@portal/contracts';
import { Alert, Stack, briefToast } from '@portal/ui';
import { hasCode, messageOf, UnsavedChangesWarning } from '@portal/web-kit';
import {
  useEditForm,
  useFormSubmit,
  type ConcurrentChange,
  type Control,
  type EditFormOptions,
  type FieldValues,
  type ServerErrorOptions,
} from '@portal/web-kit/forms';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { messages } from './messages';
import { useQuestion, type EditQuestion } from './use-question';

/** What is edited, how it is saved, and what is said when that fails. */
export interface EditDialogProps<
  Item extends { readonly version: number },
  Values extends FieldValues,
> extends EditFormOptions<Item, Values> {
  readonly title: string;
  /** Saves what was typed over this version, and answers the sentence that says so; what it throws is shown. */
  readonly save: (values: Values, version: number) => Promise<string>;
  /** Where the form shows what the server refused, and what it says when the server said nothing. */
  readonly errors: ServerErrorOptions<Values>;
  /** The error code by which the server refuses an old version. */
  readonly conflict: ErrorCode;
  /** The item as it is now; undefined when it is gone. */
  readonly readCurrent: () => Promise<Item | undefined>;
  readonly labelOf: (field: keyof Values) => string;
  /** What is asked before these values are saved; without it, and where it answers undefined, they are saved at once. */
  readonly questionOf?: (values: Values) => EditQuestion | undefined;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: (control: Control<Values>) => ReactNode;
}

/**
 * A saved item in the form it was made with. What was typed stays until it is saved or cancelled, and is merged with what
 * others saved meanwhile.
 */
export function EditDialog<Item extends { readonly version: number }, Values extends FieldValues>({
  title,
  save,
  errors,
  conflict,
  readCurrent,
  labelOf,
  questionOf,
  onClose,
  children,
  ...edited
}: EditDialogProps<Item, Values>) {
  const { form, base, concurrentChanges, rebase, clear } = useEditForm<Item, Values>(edited);
  /** Why it was not saved, when no field says it. */
  const [failure, setFailure] = useState<unknown>();
  const question = useQuestion(questionOf);
  const leave = () => {
    clear();
    onClose();
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      if (!question.isSettled(values)) return;
      setFailure(undefined);
      briefToast.success(await save(values, base.version));
      leave();
    },
    {
      ...errors,
      async onFailure(error, isShownAtField) {
        if (!isShownAtField) setFailure(error);
        if (!hasCode(error, conflict)) return;
        // If this fails too, the next save is refused again and loads it then.
        const current = await readCurrent().catch(() => undefined);
        if (current) rebase(current);
      },
    },
  );
  return (
    <FormDialog
      variant="wide"
      title={title}
      texts={messages}
      isBusy={form.formState.isSubmitting}
      onClose={onClose}
      onCancel={leave}
      onSubmit={submit}
    >
      <UnsavedChangesWarning when={form.formState.isDirty} />
      {failure === undefined ? null : (
        <SaveError
          message={messageOf(failure, errors.fallback)}
          changed={hasCode(failure, conflict) ? namesOf(concurrentChanges, labelOf) : []}
        />
      )}
      {children(form.control)}
      {question.dialog(submit)}
    </FormDialog>
  );
}

function namesOf<Values>(
  changes: readonly ConcurrentChange<Values>[] | undefined,
  labelOf: (field: keyof Values) => string,
): string[] {
  return (changes ?? []).map(({ name }) => labelOf(name));
}

/** Why it was not saved, and what to do then. */
function SaveError({ message, changed }: { readonly message: string; readonly changed: readonly string[] }) {
  if (changed.length === 0) {
    return (
      <Alert>
        <p>{message}</p>
      </Alert>
    );
  }
  return (
    <Alert tone="warning">
      <Stack gap={1}>
        <strong>{message}</strong>
        <p>{messages.concurrentChanges(changed.join(', '))}</p>
        <p>{messages.nextStep}</p>
      </Stack>
    </Alert>
  );
}
