import type { EventData } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import { personOf } from './person.domain';
import type { PersonRepository } from './person.repository';

interface Dependencies {
  people: Pick<PersonRepository, 'upsertIfNewer'>;
}

export type PersonService = ReturnType<typeof createPersonService>;

export function createPersonService({ people }: Dependencies) {
  /** Updates the copy of an account; deliveries repeat and overtake each other. */
  async function apply(account: EventData<'auth.account.registered.v1'>, session: Session): Promise<void> {
    await people.upsertIfNewer(personOf(account), session);
  }

  return { apply };
}
