import type { UnitRef } from '@portal/contracts';
import type { ReadCopy, ServiceContext, Session } from '@portal/service-kit';
import { directoryRoutes } from './directory.routes';
import { createDirectoryService } from './directory.service';
import { createPersonRepository, type Person } from './person.repository';
import { createSkillRepository } from './skill.repository';
import { createUnitRepository, type UnitRow } from './unit.repository';

interface Dependencies {
  /** Registrations hold the details of their person, and their lists find and sort by them. */
  registrations: { syncPersonDetails(person: Person, session: Session): Promise<void> };
  /** Events hold the name and category of their unit, and the names of units that organize them. */
  events: { syncUnitDetails(unit: UnitRef, session: Session): Promise<void> };
  requestDetails: { syncUnitDetails(unit: UnitRef, session: Session): Promise<void> };
}

/** Copies of people, units and skills, with what follows when they change. */
export function createDirectoryModule(
  { store }: ServiceContext<unknown>,
  { registrations, events, requestDetails }: Dependencies,
) {
  const people = createPersonRepository(store, registrations.syncPersonDetails);
  const units = createUnitRepository(store, syncUnitDetails({ events, requestDetails }));
  const skills = createSkillRepository(store);
  const directory = createDirectoryService({ people, units, skills });
  const readCopies: ReadCopy[] = [people.copy, units.copy, skills.copy];
  return { people, units, directory, readCopies, endpoints: directoryRoutes(directory) };
}

export function syncUnitDetails({ events, requestDetails }: Pick<Dependencies, 'events' | 'requestDetails'>) {
  return async ({ _id: id, name, category }: Pick<UnitRow, '_id' | 'name' | 'category'>, session: Session) => {
    await events.syncUnitDetails({ id, name, category }, session);
    await requestDetails.syncUnitDetails({ id, name, category }, session);
  };
}
