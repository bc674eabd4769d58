import type { Subscriptions } from '@portal/service-kit';
import { subscriptionsOf } from '@portal/service-kit';
import type { CampusEventRepository } from './campus-events/campus-event.repository';
import type { PersonRepository } from './people/person.repository';

interface Copies {
  campusEvents: CampusEventRepository['copy'];
  people: PersonRepository['copy'];
}

/** Everything this service reacts to. */
export function orgSubscriptions(copies: Copies): Subscriptions {
  return {
    ...subscriptionsOf(copies.campusEvents, 'keepCampusEvent'),
    ...subscriptionsOf(copies.people, 'keepPerson'),
  };
}
