import type { ServiceContext } from '@portal/service-kit';
import type { PeopleModule } from '../people/composition';
import { createProfileRepository } from './profile.repository';
import { profileRoutes } from './profile.routes';
import { createProfileService } from './profile.service';

interface Dependencies {
  people: PeopleModule;
}

export type ProfilesModule = ReturnType<typeof createProfilesModule>;

export function createProfilesModule(
  { store, outbox, transaction, settings, clock }: ServiceContext<unknown>,
  { people: { repository: people } }: Dependencies,
) {
  const repository = createProfileRepository(store);
  const profiles = createProfileService({ repository, people, outbox, transaction, settings, clock });
  return { repository, profiles, endpoints: profileRoutes(profiles) };
}
