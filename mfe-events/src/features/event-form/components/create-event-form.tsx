import type { EventAnswer } from '@portal/contracts';
import { Alert, Button, Columns, FormBar, TextLink, LinkButton, Stack, TextButton } from '@portal/ui';
import { messageOf, UnsavedChangesWarning, useInstituteSettings, useSingleFlight } from '@portal/web-kit';
import { useState, type ReactNode } from 'react';
import { eventHref, paths } from '../../../paths';
import { texts } from '../../../texts';
import { useCreateEvent } from '../api/create-event';
import { eventBody } from '../event-body';
import type { EventForm } from '../event-form';
import { showServerErrors } from '../server-errors';
import { useEventForm } from '../use-event-form';
import { EventFields } from './event-fields';
import { FormSide } from './form-side';

const words = texts.create;

/** A new event; what was typed stays until it is created or thrown away. */
export function CreateEventForm({ preview }: { readonly preview: (event: EventAnswer) => ReactNode }) {
  const { timeZone } = useInstituteSettings();
  const create = useCreateEvent();
  const [created, setCreated] = useState<EventAnswer>();
  // A new form begins with empty pickers too, which keep what is half typed to themselves.
  const [round, setRound] = useState(0);
  const { form, startOver } = useEventForm();
  const { control, handleSubmit, setError, formState } = form;

  const begin = () => {
    startOver();
    setRound((before) => before + 1);
  };
  const submit = useSingleFlight(async (checked: EventForm) => {
    setCreated(undefined);
    try {
      const { event } = await create.mutateAsync(eventBody(checked, timeZone));
      setCreated(event);
      begin();
    } catch (error) {
      showServerErrors(error, setError);
    }
  });
  const isChanged = formState.isDirty;
  return (
    <Columns>
      <form noValidate onSubmit={(sent) => void handleSubmit(submit)(sent)}>
        <UnsavedChangesWarning when={isChanged} />
        <div key={round}>
          <EventFields control={control} />
        </div>
        <FormBar
          message={created || create.error ? <Outcome created={created} error={create.error} /> : null}
          note={
            isChanged ? (
              <>
                {words.draftKept} <TextButton onPress={begin}>{words.discard}</TextButton>
              </>
            ) : null
          }
        >
          <LinkButton href={paths.events}>{words.cancel}</LinkButton>
          <Button type="submit" variant="primary" busy={create.isPending} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </FormBar>
      </form>
      <FormSide control={control} preview={preview} />
    </Columns>
  );
}

/** What became of it: the specification's sentences, and the way to the event. */
function Outcome({ created, error }: { readonly created: EventAnswer | undefined; readonly error: Error | null }) {
  if (error) {
    const reason = messageOf(error, words.failed);
    return (
      <Stack gap={2}>
        <Alert>
          <p>{words.failed}</p>
        </Alert>
        {reason === words.failed ? null : <p>{reason}</p>}
      </Stack>
    );
  }
  if (!created) return null;
  return (
    <Stack gap={2}>
      <Alert tone="success">
        <p>{words.done}</p>
      </Alert>
      <p>
        <TextLink href={eventHref(created._id)}>{words.open}</TextLink>
      </p>
    </Stack>
  );
}
