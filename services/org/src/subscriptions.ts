import type { Subscriptions } from '@portal/service-kit';
import { subscriptionsOf } from '@portal/service-kit';
import type { CampusEventRepository } from './campus-events/campus-event.repository';

/** Everything this service reacts to. */
export function orgSubscriptions(campusEvents: CampusEventRepository['copy']): Subscriptions {
  return subscriptionsOf(campusEvents, 'keepCampusEvent');
}
