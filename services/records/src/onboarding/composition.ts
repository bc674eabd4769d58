import { SECOND_MS } from '@portal/contracts';
import { authAddress, createServiceClient, type ServiceContext } from '@portal/service-kit';
import type { RecordsConfig } from '../config';
import type { PersonRepository } from '../people/person.repository';
import type { ProfileRepository } from '../profiles/profile.repository';
import type { ProfileService } from '../profiles/profile.service';
import { onboardingRoutes } from './onboarding.routes';
import { createOnboardingService } from './onboarding.service';

interface Dependencies {
  people: PersonRepository;
  repository: ProfileRepository;
  profiles: ProfileService;
}

/** Short, because a person waits for the call; when it fails, the event does the same later. */
const AUTH_TIMEOUT_MS = 2 * SECOND_MS;

export function createOnboardingModule(context: ServiceContext<RecordsConfig>, dependencies: Dependencies) {
  const { config, transaction, clock, logger } = context;
  const auth = createServiceClient(authAddress(config), { timeoutMs: AUTH_TIMEOUT_MS });
  const onboarding = createOnboardingService({ ...dependencies, auth, transaction, clock, logger });
  return { onboarding, endpoints: onboardingRoutes(onboarding) };
}
