import { calls, type PositionAnswer } from '@portal/contracts';
import { Alert, Button, Columns, FormBar, TextLink, Stack, TextButton } from '@portal/ui';
import { messageOf, UnsavedChangesWarning, useSession, useWrite } from '@portal/web-kit';
import { useFormDraft, useFormSubmit, useSchemaForm } from '@portal/web-kit/forms';
import { useState } from 'react';
import { positionHref } from '../../../paths';
import { formMessages as messages } from '../messages';
import { emptyPosition, newPositionBody, positionSchema, serverErrors } from '../position-schema';
import { PositionFields } from './position-fields';
import { PositionPreview } from './position-preview';

/** A new position; what was typed stays until it is added or discarded. */
export function AddPositionForm() {
  const { user, role } = useSession();
  const isCoordinator = role === 'CLUB_COORDINATOR';
  const own = isCoordinator ? user?.unit : undefined;
  const unit = own ? { id: own.id, label: own.name } : null;
  const form = useSchemaForm({ schema: positionSchema, defaultValues: emptyPosition(unit) });
  const { control, formState } = form;
  // A draft may be older than the coordinator's present unit.
  const { startOver } = useFormDraft(form, 'add-position', (draft, empty) => ({
    ...empty,
    ...draft,
    ...(unit && { unit }),
  }));
  const add = useWrite(calls.addPosition);
  const [added, setAdded] = useState<PositionAnswer>();
  /** Why it failed, when no field says it. */
  const [reason, setReason] = useState<string>();
  // A new key empties the picker too, which holds a half typed term itself.
  const [round, setRound] = useState(0);

  const restart = () => {
    startOver();
    setRound((before) => before + 1);
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      setAdded(undefined);
      setAdded(await add.mutateAsync({ body: newPositionBody(values) }));
      restart();
    },
    {
      fallback: messages.failed,
      ...serverErrors,
      onFailure: (error, isShownAtField) => setReason(isShownAtField ? undefined : messageOf(error, '')),
    },
  );
  const isChanged = formState.isDirty;
  return (
    <Columns>
      <form noValidate aria-label={messages.title} onSubmit={submit}>
        <UnsavedChangesWarning when={isChanged} />
        <div key={round}>
          <PositionFields
            isSplit
            control={control}
            fixedUnit={isCoordinator ? (unit ? messages.ownUnit : messages.noUnit) : undefined}
          />
        </div>
        <FormBar
          message={<Outcome added={added} hasFailed={add.isError} reason={reason} />}
          note={
            isChanged ? (
              <>
                {messages.draftSaved} <TextButton onPress={restart}>{messages.discard}</TextButton>
              </>
            ) : null
          }
        >
          <Button type="submit" variant="primary" busy={add.isPending} busyLabel={messages.busy}>
            {messages.submit}
          </Button>
        </FormBar>
      </form>
      <PositionPreview control={control} />
    </Columns>
  );
}

interface OutcomeProps {
  readonly added: PositionAnswer | undefined;
  readonly hasFailed: boolean;
  readonly reason: string | undefined;
}

/** Whether it was added, in the specification's sentences, with a link to the position. */
function Outcome({ added, hasFailed, reason }: OutcomeProps) {
  if (hasFailed) {
    return (
      <Stack gap={2}>
        <Alert>
          <p>{messages.failed}</p>
        </Alert>
        {reason ? <p>{reason}</p> : null}
      </Stack>
    );
  }
  if (!added) return null;
  return (
    <Stack gap={2}>
      <Alert tone="success">
        <p>{messages.done}</p>
      </Alert>
      <p>
        <TextLink href={positionHref(added.title)}>{messages.see}</TextLink>
      </p>
    </Stack>
  );
}
