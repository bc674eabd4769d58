import type { EventData } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import { personOf, supersedes } from './domain';
import type { PersonRepository } from './repository';

export type PersonService = ReturnType<typeof createPersonService>;

export function createPersonService(people: PersonRepository) {
  return {
    find: people.find,
    findByStudentId: people.findByStudentId,

    async keep(account: EventData<'auth.account.registered.v1'>, session: Session): Promise<void> {
      const arrived = personOf(account);
      if (supersedes(arrived, await people.find(arrived.id, session))) await people.put(arrived, session);
    },
  };
}
