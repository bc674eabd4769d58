import { calls, type EventAnswer } from '@portal/contracts';
import { Alert, Button, Columns, FormBar, TextLink, LinkButton, Stack, TextButton } from '@portal/ui';
import { messageOf, UnsavedChangesWarning, useInstituteSettings, useSession, useWrite } from '@portal/web-kit';
import { FormError, useFormDraft, useFormSubmit, useSchemaForm, FormProvider } from '@portal/web-kit/forms';
import { useState, type ReactNode } from 'react';
import { eventHref, paths } from '../../../paths';
import { eventBody } from '../event-body';
import { eventSchema, serverErrorFields } from '../event-schema';
import { emptyForm } from '../form-values';
import { messages } from '../messages';
import { EventFields } from './event-fields';
import { FormOverview } from './form-overview';

/** The form of a new event; `children` shows its preview (`useEventPreview`). */
export function CreateEventForm({ children }: { readonly children: ReactNode }) {
  const { timeZone } = useInstituteSettings();
  const { user, role } = useSession();
  const create = useWrite(calls.createEvent);
  const [created, setCreated] = useState<EventAnswer>();
  /** Why it failed, when no field says it. */
  const [reason, setReason] = useState<string>();
  // The next form gets new pickers, because a picker holds half-typed text itself.
  const [round, setRound] = useState(0);
  const form = useSchemaForm({ schema: eventSchema, defaultValues: emptyForm({ user, role }) });
  const draft = useFormDraft(form, 'create-event');
  const { control, formState } = form;
  const { isDirty, errors } = formState;

  const startOver = () => {
    draft.startOver();
    setRound((before) => before + 1);
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      setCreated(undefined);
      const { event } = await create.mutateAsync({ body: eventBody(values, timeZone) });
      setCreated(event);
      startOver();
    },
    {
      fallback: messages.failed,
      describe: () => messages.failed,
      alwaysShowMessage: true,
      ...serverErrorFields,
      onFailure: (error, isShownAtField) => setReason(isShownAtField ? undefined : messageOf(error, '')),
    },
  );
  return (
    <FormProvider {...form}>
      <Columns>
        <form noValidate onSubmit={submit}>
          <UnsavedChangesWarning when={isDirty} />
          <div key={round}>
            <EventFields control={control} />
          </div>
          <FormBar
            message={
              errors.root ? (
                <Stack gap={2}>
                  <FormError control={control} />
                  {reason ? <p>{reason}</p> : null}
                </Stack>
              ) : created ? (
                <Created event={created} />
              ) : null
            }
            note={
              isDirty ? (
                <>
                  {messages.draftSaved} <TextButton onPress={startOver}>{messages.discard}</TextButton>
                </>
              ) : null
            }
          >
            <LinkButton href={paths.events}>{messages.cancel}</LinkButton>
            <Button type="submit" variant="primary" busy={create.isPending} busyLabel={messages.busy}>
              {messages.submit}
            </Button>
          </FormBar>
        </form>
        <FormOverview control={control}>{children}</FormOverview>
      </Columns>
    </FormProvider>
  );
}

function Created({ event }: { readonly event: EventAnswer }) {
  return (
    <Stack gap={2}>
      <Alert tone="success">
        <p>{messages.done}</p>
      </Alert>
      <p>
        <TextLink href={eventHref(event._id)}>{messages.open}</TextLink>
      </p>
    </Stack>
  );
}
