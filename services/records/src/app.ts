import type { ServiceContext, ServiceParts } from '@portal/service-kit';
import { createServiceApp } from '@portal/service-kit';
import { createServices, createUseCases, type RecordsUseCases } from './composition';
import type { RecordsConfig } from './config';
import { onboardingRoutes } from './onboarding/routes';
import { photoRoutes } from './photos/routes';
import { profileRoutes } from './profiles/routes';
import { recordsSubscriptions } from './subscriptions';

const TEN_MINUTES_MS = 600_000;

export function buildApp(context: ServiceContext<RecordsConfig>): ServiceParts<RecordsUseCases> {
  const services = createServices(context);
  const { people, profiles, onboarding, photos } = services;
  return {
    http: createServiceApp({
      ...context,
      endpoints: [...onboardingRoutes(onboarding), ...profileRoutes(profiles), ...photoRoutes(photos)],
    }),
    subscriptions: recordsSubscriptions(people),
    useCases: createUseCases(services),
    jobs: [{ name: 'sweep photos', intervalMs: TEN_MINUTES_MS, run: async () => void (await photos.sweep()) }],
  };
}
