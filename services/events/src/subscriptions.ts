import type { Subscriptions } from '@portal/service-kit';
import { personHandlers } from './people/handlers';
import type { PersonRepository } from './people/repository';
import { unitHandlers } from './units/handlers';
import type { UnitRepository } from './units/repository';

/** Everything this service reacts to. */
export function eventsSubscriptions(copies: { people: PersonRepository; units: UnitRepository }): Subscriptions {
  const { keepAccount } = personHandlers(copies.people);
  const { keepUnit } = unitHandlers(copies.units);
  return {
    'auth.account.registered.v1': [{ name: 'keepAccount', handle: keepAccount }],
    'auth.account.role-changed.v1': [{ name: 'keepAccount', handle: keepAccount }],
    'org.unit.created.v1': [{ name: 'keepUnit', handle: keepUnit }],
  };
}
