import type { EventAnswer } from '@portal/contracts';
import { Alert, Button, FormBar, Stack, TextButton, toast } from '@portal/ui';
import { hasCode, messageOf, UnsavedChangesWarning, useSingleFlight } from '@portal/web-kit';
import { useState, type ReactNode } from 'react';
import { readEventNow, useChangeEvent } from '../api/change-event';
import { changeBody } from '../change-body';
import type { EventForm } from '../event-form';
import type { ForeignChange } from '../meanwhile';
import { showServerErrors } from '../server-errors';
import { fieldLabels, shownValue } from '../shown-value';
import { eventFormTexts } from '../texts';
import { useEditForm } from '../use-edit-form';
import { EventFields } from './event-fields';

const words = eventFormTexts.edit;

interface EditEventFormProps {
  readonly event: EventAnswer;
  readonly onClose: () => void;
  readonly onSaved: (event: EventAnswer) => void;
}

/** An event in place of its page; what was typed stays until it is saved or thrown away. */
export function EditEventForm({ event, onClose, onSaved }: EditEventFormProps) {
  const { form, base, meanwhile, isDirty, timeZone, begin, rebase, clear } = useEditForm(event);
  const change = useChangeEvent(event._id);
  const [failure, setFailure] = useState<Error>();
  // Pickers keep what is half typed to themselves; a discarded one begins empty.
  const [round, setRound] = useState(0);
  const { control, handleSubmit, setError } = form;

  const submit = useSingleFlight(async (typed: EventForm) => {
    setFailure(undefined);
    const body = changeBody(base.form, typed, { version: base.version, timeZone });
    if (Object.keys(body).length === 1) return close();
    try {
      const saved = await change.mutateAsync(body);
      clear();
      toast.success(words.done);
      onSaved(saved);
    } catch (error) {
      setFailure(error instanceof Error ? error : undefined);
      if (!hasCode(error, 'EVENT.CHANGED_MEANWHILE')) return showServerErrors(error, setError);
      // Without an answer the next save is told the same, and looks again.
      await readEventNow(event._id).then(rebase, () => undefined);
    }
  });
  const close = () => {
    if (!isDirty) clear();
    onClose();
  };
  const discard = () => {
    begin(event);
    setFailure(undefined);
    setRound((before) => before + 1);
  };
  return (
    <form noValidate aria-label={words.title} onSubmit={(sent) => void handleSubmit(submit)(sent)}>
      <UnsavedChangesWarning when={isDirty} />
      <div key={round}>
        <EventFields control={control} eventId={event._id} />
      </div>
      <FormBar
        message={failure ? <Failure error={failure} changes={meanwhile} now={base.form} /> : null}
        note={
          isDirty ? (
            <>
              {words.draftKept} <TextButton onPress={discard}>{words.discard}</TextButton>
            </>
          ) : null
        }
      >
        <Button onPress={close}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={change.isPending} busyLabel={words.busy}>
          {words.save}
        </Button>
      </FormBar>
    </form>
  );
}

interface FailureProps {
  readonly error: Error;
  readonly changes: readonly ForeignChange[] | undefined;
  readonly now: EventForm;
}

/** Why it was not saved, and what to do then. */
function Failure({ error, changes, now }: FailureProps): ReactNode {
  const message = messageOf(error, words.failed);
  if (!hasCode(error, 'EVENT.CHANGED_MEANWHILE') || !changes) {
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
        {changes.length > 0 ? (
          <ul>
            {changes.map(({ name, isTypedToo }) => (
              <li key={name}>
                {words.theirs(fieldLabels[name], shownValue(now, name))} {isTypedToo ? words.yoursStays : ''}
              </li>
            ))}
          </ul>
        ) : null}
        <p>{words.whatNow}</p>
      </Stack>
    </Alert>
  );
}
