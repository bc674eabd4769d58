import { calls, categoryOfRole } from '@portal/contracts';
import { Alert, Button, FormBar, Stack, TextButton, TextLink } from '@portal/ui';
import { messageOf, UnsavedChangesWarning, useSession, useWrite } from '@portal/web-kit';
import { FormError, useFormDraft, useFormSubmit, useSchemaForm } from '@portal/web-kit/forms';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { unitHref } from '../../../paths';
import { formMessages as messages } from '../messages';
import { emptyUnit, serverErrors, unitBody, unitSchema } from '../unit-schema';
import { UnitFields } from './unit-fields';

/** A new unit; what was typed stays until it is created or discarded. */
export function CreateUnitForm() {
  const ownCategory = categoryOfRole(useSession().role);
  const form = useSchemaForm({ schema: unitSchema, defaultValues: emptyUnit(ownCategory), clearsErrorsOnEdit: true });
  const { control, formState } = form;
  // A draft may be older than the person's present office.
  const { startOver } = useFormDraft(form, 'create-unit', (draft, empty) => ({
    ...empty,
    ...draft,
    ...(ownCategory && { category: ownCategory }),
  }));
  const create = useWrite(calls.createUnit);
  /** Why it failed, when no field says it. */
  const [reason, setReason] = useState<string>();
  // A new key empties the picker too, which holds a half typed term itself.
  const [round, setRound] = useState(0);
  const goBack = useGoBack();

  const restart = () => {
    startOver();
    setRound((before) => before + 1);
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      create.reset();
      await create.mutateAsync({ body: unitBody(values) });
      restart();
    },
    {
      fallback: messages.unknown,
      describe: (error) => messages.failed(messageOf(error, messages.unknown)),
      alwaysShowMessage: true,
      ...serverErrors,
      onFailure: (error, isShownAtField) => setReason(isShownAtField ? undefined : messageOf(error, messages.unknown)),
    },
  );
  return (
    <form noValidate aria-label={messages.title} onSubmit={submit}>
      <UnsavedChangesWarning when={formState.isDirty} />
      <div key={round}>
        <UnitFields isSplit hasActivity control={control} ownCategory={ownCategory} />
      </div>
      <FormBar
        message={
          formState.errors.root ? (
            <Stack gap={2}>
              <FormError control={control} />
              {reason ? <p>{reason}</p> : null}
            </Stack>
          ) : create.data ? (
            <Stack gap={2}>
              <Alert tone="success">
                <p>{messages.done}</p>
              </Alert>
              <p>
                <TextLink href={unitHref(create.data._id)}>{messages.see}</TextLink>
              </p>
            </Stack>
          ) : null
        }
        note={
          formState.isDirty ? (
            <>
              {messages.draftSaved} <TextButton onPress={restart}>{messages.discard}</TextButton>
            </>
          ) : null
        }
      >
        <Button onPress={goBack}>{messages.cancel}</Button>
        <Button type="submit" variant="primary" busy={create.isPending} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
      </FormBar>
    </form>
  );
}

/** One page back; to the first page where this one was opened by its address. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate('/') : navigate(-1));
}
