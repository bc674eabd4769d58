import type { InstituteSettings } from '@portal/contracts';
import { seedDemoInstitute, type SeedOptions } from '@portal/demo-data';
import type { AdjustableClock } from './clock';
import type { ServiceGroup } from './service-group';

/** Makes the demo institute through the use cases of services that run in this process. */
export async function seedServiceGroup(
  { services, settle }: ServiceGroup,
  { settings, clock }: { settings: InstituteSettings; clock: AdjustableClock },
  options: SeedOptions,
): Promise<void> {
  const { auth, events, feedback, org, records } = services;
  const useCases = {
    auth: auth.useCases,
    events: events.useCases,
    feedback: feedback.useCases,
    org: org.useCases,
    records: records.useCases,
  };
  await seedDemoInstitute({ ...useCases, settings, settle, setClock: clock.set }, options);
}
