import { Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { CreateEventForm } from '../features/event-form/components/create-event-form';
import { messages } from '../features/event-form/messages';
import { useEventPreview } from '../features/event-form/use-event-preview';
import { EventCard } from '../features/event-list/components/event-card';
import { EventStatusBadge } from '../features/event-status/components/event-status-badge';
import { CapacityLine } from '../features/registration/components/capacity-line';

export function CreateEventPage() {
  useTitle(messages.title);
  return (
    <Page title={messages.title}>
      <CreateEventForm>
        <Preview />
      </CreateEventForm>
    </Page>
  );
}

function Preview() {
  const event = useEventPreview();
  return (
    <EventCard
      event={event}
      badge={<EventStatusBadge status={event.status} />}
      capacity={<CapacityLine registration={event.registration} />}
    />
  );
}
