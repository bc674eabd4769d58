import {
  zodResolver,
  FormError,
  FormProvider,
  useEditForm,
  useFormSubmit,
  type ConcurrentChange,
} from '@portal/web-kit/forms';
import { calls, type EventAnswer } from '@portal/contracts';
import { Alert, Button, FormBar, Stack, TextButton, toast } from '@portal/ui';
import { callApi, hasCode, messageOf, UnsavedChangesWarning, useInstituteSettings, useWrite } from '@portal/web-kit';
import { useState } from 'react';
import { changeBody } from '../change-body';
import { eventSchema, serverErrorFields, type EventForm } from '../event-schema';
import { formOfEvent } from '../form-values';
import { messages } from '../messages';
import { fieldLabels, shownValue } from '../shown-value';
import { EventFields } from './event-fields';
import { RoomsLeftBehind } from './rooms-left-behind';

const resolver = zodResolver(eventSchema);

interface EditEventFormProps {
  readonly event: EventAnswer;
  readonly onClose: () => void;
  readonly onSaved: (event: EventAnswer) => void;
}

/** The form of a saved event. */
export function EditEventForm({ event, onClose, onSaved }: EditEventFormProps) {
  const { timeZone } = useInstituteSettings();
  const { form, base, concurrentChanges, rebase, startOver, clear } = useEditForm({
    item: event,
    toValues: (saved) => formOfEvent(saved, timeZone),
    resolver,
    draftName: `edit-event.${event._id}`,
  });
  const input = { params: { id: event._id } };
  const change = useWrite(calls.changeEvent, { invalidates: false });
  // Discarding gives new pickers, because a picker holds half-typed text itself.
  const [round, setRound] = useState(0);
  const { control, formState } = form;
  const { isDirty } = formState;

  const close = () => {
    if (!isDirty) clear();
    onClose();
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      const body = changeBody(base.form, values, { version: base.version, timeZone });
      const hasChanges = Object.keys(body).length > 1;
      if (!hasChanges) return close();
      const saved = await change.mutateAsync({ ...input, body });
      clear();
      toast.success(messages.edit.done(saved.title));
      onSaved(saved);
    },
    {
      fallback: messages.edit.failed,
      ...serverErrorFields,
      onFailure: async (error) => {
        if (!hasCode(error, 'EVENT.CHANGED_MEANWHILE')) return;
        // When this read fails, the next save is refused again and reads again.
        await callApi(calls.readEvent, input).then(rebase, () => undefined);
      },
    },
  );
  const discard = () => {
    startOver(event);
    setRound((before) => before + 1);
  };
  return (
    <form noValidate aria-label={messages.edit.title} onSubmit={submit}>
      <UnsavedChangesWarning when={isDirty} />
      <FormProvider {...form} key={round}>
        <EventFields
          control={control}
          eventId={event._id}
          scheduleNote={<RoomsLeftBehind control={control} event={event} />}
        />
      </FormProvider>
      <FormBar
        message={
          concurrentChanges && hasCode(change.error, 'EVENT.CHANGED_MEANWHILE') ? (
            <ChangedMeanwhile error={change.error} changes={concurrentChanges} current={base.form} />
          ) : (
            <FormError control={control} />
          )
        }
        note={
          isDirty ? (
            <>
              {messages.edit.draftSaved} <TextButton onPress={discard}>{messages.edit.discard}</TextButton>
            </>
          ) : null
        }
      >
        <Button onPress={close}>{messages.edit.cancel}</Button>
        <Button type="submit" variant="primary" busy={change.isPending} busyLabel={messages.edit.busy}>
          {messages.edit.save}
        </Button>
      </FormBar>
    </form>
  );
}

interface ChangedMeanwhileProps {
  readonly error: unknown;
  readonly changes: readonly ConcurrentChange<EventForm>[];
  readonly current: EventForm;
}

/** What another person changed in the fields, and that saving again is possible. */
function ChangedMeanwhile({ error, changes, current }: ChangedMeanwhileProps) {
  return (
    <Alert tone="warning">
      <Stack gap={1}>
        <strong>{messageOf(error, messages.edit.failed)}</strong>
        {changes.length > 0 ? (
          <ul>
            {changes.map(({ name, isEditedHere }) => (
              <li key={name}>
                {messages.edit.theirs(fieldLabels[name], shownValue(current, name))}{' '}
                {isEditedHere ? messages.edit.yoursStays : ''}
              </li>
            ))}
          </ul>
        ) : null}
        <p>{messages.edit.whatNow}</p>
      </Stack>
    </Alert>
  );
}
