import type { EventHandler } from '@portal/service-kit';
import type { PersonService } from './person.service';

type AccountEvent = 'auth.account.registered.v1' | 'auth.account.changed.v1' | 'auth.account.role-changed.v1';

/** Each of the three carries the whole account. */
export function applyAccount(people: PersonService): EventHandler<AccountEvent> {
  return (event, session) => people.apply(event.data, session);
}
