import type { Subscriptions } from '@portal/service-kit';
import { applyAccount } from './people/person.handlers';
import type { PersonService } from './people/person.service';

/** Every event of other services that records handles. */
export function recordsSubscriptions(people: PersonService): Subscriptions {
  const apply = { name: 'keepAccount', handle: applyAccount(people) };
  return {
    'auth.account.registered.v1': [apply],
    'auth.account.changed.v1': [apply],
    'auth.account.role-changed.v1': [apply],
  };
}
