import type { PositionAnswer } from '@portal/contracts';
import { Alert, Button, Columns, FormBar, TextLink, Stack, TextButton } from '@portal/ui';
import { messageOf, UnsavedChangesWarning, useSingleFlight, useSession } from '@portal/web-kit';
import { focusFirstError } from '@portal/web-kit/forms';
import { useMemo, useState } from 'react';
import { positionHref } from '../../../paths';
import { useAddPosition } from '../api/add-position';
import { newPositionBody, type PositionForm } from '../position-form';
import { showServerErrors } from '../server-errors';
import { formMessages } from '../messages';
import { usePositionForm } from '../use-position-form';
import { PositionFields } from './position-fields';
import { PositionPreview } from './position-preview';

/** A new position; what was typed stays until it is added or thrown away. */
export function AddPositionForm() {
  const { user, role } = useSession();
  const isCoordinator = role === 'CLUB_COORDINATOR';
  const own = isCoordinator ? user?.unit : undefined;
  const unit = useMemo(() => (own ? { id: own.id, label: own.name } : null), [own]);
  const { form, startOver } = usePositionForm(unit);
  const { control, handleSubmit, setError, formState } = form;
  const add = useAddPosition();
  const [added, setAdded] = useState<PositionAnswer>();
  // A new form begins with an empty picker too, which keeps what is half typed to itself.
  const [round, setRound] = useState(0);

  const begin = () => {
    startOver();
    setRound((before) => before + 1);
  };
  const submit = useSingleFlight(async (typed: PositionForm) => {
    setAdded(undefined);
    try {
      setAdded(await add.mutateAsync(newPositionBody(typed)));
      begin();
    } catch (error) {
      showServerErrors(error, setError);
    }
  });
  const isChanged = formState.isDirty;
  return (
    <Columns>
      <form
        noValidate
        aria-label={formMessages.title}
        onSubmit={(sent) => void handleSubmit(submit, (errors) => focusFirstError(form, errors))(sent)}
      >
        <UnsavedChangesWarning when={isChanged} />
        <div key={round}>
          <PositionFields
            isSplit
            control={control}
            fixedUnit={isCoordinator ? (unit ? formMessages.ownUnit : formMessages.noUnit) : undefined}
          />
        </div>
        <FormBar
          message={<Outcome added={added} error={add.error} />}
          note={
            isChanged ? (
              <>
                {formMessages.draftKept} <TextButton onPress={begin}>{formMessages.discard}</TextButton>
              </>
            ) : null
          }
        >
          <Button type="submit" variant="primary" busy={add.isPending} busyLabel={formMessages.busy}>
            {formMessages.submit}
          </Button>
        </FormBar>
      </form>
      <PositionPreview control={control} />
    </Columns>
  );
}

/** What became of it: the specification's sentences, and the way to the position. */
function Outcome({ added, error }: { readonly added: PositionAnswer | undefined; readonly error: Error | null }) {
  if (error) {
    const reason = messageOf(error, formMessages.failed);
    return (
      <Stack gap={2}>
        <Alert>
          <p>{formMessages.failed}</p>
        </Alert>
        {reason === formMessages.failed ? null : <p>{reason}</p>}
      </Stack>
    );
  }
  if (!added) return null;
  return (
    <Stack gap={2}>
      <Alert tone="success">
        <p>{formMessages.done}</p>
      </Alert>
      <p>
        <TextLink href={positionHref(added.title)}>{formMessages.see}</TextLink>
      </p>
    </Stack>
  );
}
