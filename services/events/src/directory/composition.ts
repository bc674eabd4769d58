import type { ServiceContext } from '@portal/service-kit';
import { directoryRoutes } from './directory.routes';
import { createDirectoryService } from './directory.service';
import { createPersonRepository } from './person.repository';
import { createSkillRepository } from './skill.repository';
import { createUnitRepository } from './unit.repository';

type Followers = Pick<Parameters<typeof createDirectoryService>[0], 'registrations' | 'events' | 'requests'>;

/** Copies of people, units and skills, with what follows when they change. */
export function createDirectoryModule({ store }: Pick<ServiceContext<unknown>, 'store'>, followers: Followers) {
  const people = createPersonRepository(store);
  const skills = createSkillRepository(store);
  const directory = createDirectoryService({ people, units: createUnitRepository(store), skills, ...followers });
  return {
    people,
    directory,
    skills: skills.copy,
    readCopies: [...directory.copies, skills.copy],
    endpoints: directoryRoutes(directory),
  };
}
