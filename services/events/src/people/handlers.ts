import type { EventHandler } from '@portal/service-kit';
import type { PersonService } from './service';

/** Keeps the copy of people from what the auth service tells: both events carry the whole account. */
export function personHandlers(people: Pick<PersonService, 'keep'>) {
  const keepAccount: EventHandler<'auth.account.registered.v1' | 'auth.account.role-changed.v1'> = (event, session) =>
    people.keep(event.data, session);
  return { keepAccount };
}
