import type { EventHandler } from '@portal/service-kit';
import type { PersonService } from './service';

type AboutAccounts = 'auth.account.registered.v1' | 'auth.account.role-changed.v1' | 'auth.account.changed.v1';

/** Keeps the copy of people from what the auth service emits: each event carries the whole account. */
export function personHandlers(people: Pick<PersonService, 'keep'>) {
  const keepAccount: EventHandler<AboutAccounts> = (event, session) => people.keep(event.data, session);
  return { keepAccount };
}
