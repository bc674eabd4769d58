import { SECOND_MS } from '@portal/contracts';
import { authAddress, createServiceClient, type ServiceContext } from '@portal/service-kit';
import type { RecordsConfig } from '../config';
import type { PeopleModule } from '../people/composition';
import type { ProfilesModule } from '../profiles/composition';
import { onboardingRoutes } from './onboarding.routes';
import { createOnboardingService } from './onboarding.service';

interface Dependencies {
  people: PeopleModule;
  profiles: ProfilesModule;
}

/** Short, because a person waits for the call; when it fails, the event does the same later. */
const AUTH_TIMEOUT_MS = 2 * SECOND_MS;

export function createOnboardingModule(
  { config, transaction, clock, logger }: ServiceContext<RecordsConfig>,
  { people, profiles }: Dependencies,
) {
  const auth = createServiceClient(authAddress(config), { timeoutMs: AUTH_TIMEOUT_MS });
  const onboarding = createOnboardingService({
    people: people.repository,
    repository: profiles.repository,
    profiles: profiles.profiles,
    auth,
    transaction,
    clock,
    logger,
  });
  return { onboarding, endpoints: onboardingRoutes(onboarding) };
}
