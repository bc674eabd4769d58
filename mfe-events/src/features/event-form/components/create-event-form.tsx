import { calls } from '@portal/contracts';
import { Columns, LinkButton } from '@portal/ui';
import { useInstituteSettings, useSession } from '@portal/web-kit';
import { CreateForm } from '@portal/web-kit/create-form';
import { FormProvider, useSchemaForm } from '@portal/web-kit/forms';
import type { ReactNode } from 'react';
import { eventHref, justCreated, paths } from '../../../paths';
import { eventBody } from '../event-body';
import { eventSchema, serverErrorFields } from '../event-schema';
import { emptyForm } from '../form-values';
import { messages } from '../messages';
import { EventFields } from './event-fields';
import { FormOverview } from './form-overview';

const errors = { fallback: messages.failed, ...serverErrorFields };

/** The form of a new event; `children` shows its preview (`useEventPreview`). */
export function CreateEventForm({ children }: { readonly children: ReactNode }) {
  const { timeZone } = useInstituteSettings();
  const { user, role } = useSession();
  const form = useSchemaForm({ schema: eventSchema, defaultValues: emptyForm({ user, role }) });
  return (
    <FormProvider {...form}>
      <Columns>
        <CreateForm
          form={form}
          draftName="create-event"
          call={calls.createEvent}
          inputOf={(values) => ({ body: eventBody(values, timeZone) })}
          errors={errors}
          hrefOf={({ event }) => eventHref(event._id)}
          pageState={justCreated}
          texts={messages}
          cancel={<LinkButton href={paths.events}>{messages.cancel}</LinkButton>}
        >
          <EventFields control={form.control} />
        </CreateForm>
        <FormOverview control={form.control}>{children}</FormOverview>
      </Columns>
    </FormProvider>
  );
}
