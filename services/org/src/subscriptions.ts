import type { Subscriptions } from '@portal/service-kit';
import { keepCampusEvent } from './campus-events/handlers';
import type { CampusEventService } from './campus-events/service';

/** Everything this service reacts to. */
export function orgSubscriptions(campusEvents: CampusEventService): Subscriptions {
  const keep = { name: 'keepCampusEvent', handle: keepCampusEvent(campusEvents) };
  return {
    'events.event.created.v1': [keep],
    'events.event.status-changed.v1': [keep],
  };
}
