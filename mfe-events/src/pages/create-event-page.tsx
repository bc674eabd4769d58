import { Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { CreateEventForm } from '../features/event-form/components/create-event-form';
import { texts } from '../texts';

export function CreateEventPage() {
  useTitle(texts.create.title);
  return (
    <Page title={texts.create.title} width="narrow">
      <CreateEventForm />
    </Page>
  );
}
