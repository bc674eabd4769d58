import type { Subscriptions } from '@portal/service-kit';
import { personHandlers } from './people/handlers';
import type { PersonService } from './people/service';
import { unitHandlers } from './units/handlers';
import type { UnitService } from './units/service';

/** Everything this service reacts to. */
export function eventsSubscriptions(copies: { people: PersonService; units: UnitService }): Subscriptions {
  const { keepAccount } = personHandlers(copies.people);
  const { keepUnit } = unitHandlers(copies.units);
  return {
    'auth.account.registered.v1': [{ name: 'keepAccount', handle: keepAccount }],
    'auth.account.role-changed.v1': [{ name: 'keepAccount', handle: keepAccount }],
    'auth.account.changed.v1': [{ name: 'keepAccount', handle: keepAccount }],
    'org.unit.created.v1': [{ name: 'keepUnit', handle: keepUnit }],
  };
}
