import type { EventHandler } from '@portal/service-kit';
import type { PersonService } from './service';

type Accounts = 'auth.account.registered.v1' | 'auth.account.changed.v1' | 'auth.account.role-changed.v1';

/** Each of the three carries the whole account, so one reaction serves them. */
export function keepAccount(people: Pick<PersonService, 'keep'>): EventHandler<Accounts> {
  return (event, session) => people.keep(event.data, session);
}
