import type { Subscriptions } from '@portal/service-kit';
import { keepAccount } from './people/handlers';
import type { PersonService } from './people/service';

/** Everything this service reacts to. */
export function recordsSubscriptions(people: Pick<PersonService, 'keep'>): Subscriptions {
  const keep = { name: 'keepAccount', handle: keepAccount(people) };
  return {
    'auth.account.registered.v1': [keep],
    'auth.account.changed.v1': [keep],
    'auth.account.role-changed.v1': [keep],
  };
}
