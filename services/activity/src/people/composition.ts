import type { ServiceContext } from '@portal/service-kit';
import { createPersonRepository } from './person.repository';
import { createPersonService } from './person.service';

export type PeopleModule = ReturnType<typeof createPeopleModule>;

export function createPeopleModule({ store }: ServiceContext<unknown>) {
  const repository = createPersonRepository(store);
  return { people: createPersonService({ repository }), copy: repository.copy };
}
