import type { ServiceContext, Session } from '@portal/service-kit';
import type { Person } from './person.domain';
import { createPersonRepository } from './person.repository';

interface Dependencies {
  /** They store the names of people too. */
  followers: readonly { syncPersonDetails(person: Person, session: Session): Promise<void> }[];
}

export type PeopleModule = ReturnType<typeof createPeopleModule>;

export function createPeopleModule({ store }: ServiceContext<unknown>, { followers }: Dependencies) {
  const repository = createPersonRepository(store, async (person, session) => {
    for (const follower of followers) await follower.syncPersonDetails(person, session);
  });
  return { repository };
}
