import type { NamedHandler, Subscriptions } from '@portal/service-kit';
import type { CampusEventService } from './campus-events/campus-event.service';

/** Everything this service reacts to. Both events carry the whole event. */
export function orgSubscriptions(campusEvents: Pick<CampusEventService, 'applySnapshot'>): Subscriptions {
  const applySnapshot: NamedHandler<'events.event.created.v1' | 'events.event.status-changed.v1'> = {
    name: 'keepCampusEvent',
    handle: (event, session) => campusEvents.applySnapshot(event.data, session),
  };
  return {
    'events.event.created.v1': [applySnapshot],
    'events.event.status-changed.v1': [applySnapshot],
  };
}
