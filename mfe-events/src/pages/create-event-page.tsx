import { Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { CreateEventForm } from '../features/event-form/components/create-event-form';
import { EventCard } from '../features/event-list/components/event-card';
import { EventStatusBadge } from '../features/event-status/components/event-status-badge';
import { PlacesLine } from '../features/registration/components/places-line';
import { texts } from '../texts';

const nothing = () => null;

export function CreateEventPage() {
  useTitle(texts.create.title);
  return (
    <Page title={texts.create.title}>
      <CreateEventForm
        preview={(event) => (
          <EventCard
            event={event}
            slots={{
              badge: ({ status }) => <EventStatusBadge status={status} />,
              places: ({ registration }) => <PlacesLine registration={registration} />,
              requests: nothing,
              actions: nothing,
            }}
          />
        )}
      />
    </Page>
  );
}
