import type { EventHandler } from '@portal/service-kit';
import type { CampusEventService } from './service';

type Snapshots = 'events.event.created.v1' | 'events.event.status-changed.v1';

/** Both events carry the whole event, so one reaction serves them. */
export function keepCampusEvent(campusEvents: CampusEventService): EventHandler<Snapshots> {
  return (event, session) => campusEvents.keep(event.data, session);
}
