import { subscriptionsOf, type Subscriptions } from '@portal/service-kit';
import type { PersonRepository } from './people/person.repository';

/** Every event of other services that records handles. */
export function recordsSubscriptions(people: PersonRepository['copy']): Subscriptions {
  return subscriptionsOf(people, 'keepAccount');
}
