import type { Subscriptions } from '@portal/service-kit';
import { applyAccount } from './people/handlers';
import type { PersonService } from './people/service';

/** Every event of other services that records handles. */
export function recordsSubscriptions(people: PersonService): Subscriptions {
  const apply = { name: 'keepAccount', handle: applyAccount(people) };
  return {
    'auth.account.registered.v1': [apply],
    'auth.account.changed.v1': [apply],
    'auth.account.role-changed.v1': [apply],
  };
}
