import type { InstituteSettings } from '@portal/contracts';
import { seedDemoInstitute, type SeedOptions } from '@portal/demo-data';
import type { ServiceGroup } from './service-group';

type Services = ServiceGroup['services'];

/** Running services, of which only the use cases are called. */
interface SeededGroup {
  services: { [Name in Exclude<keyof Services, 'activity'>]: Pick<Services[Name], 'useCases'> };
  settle(): Promise<void>;
}

/** Makes the demo institute through the use cases of services that run in this process. */
export async function seedServiceGroup(
  { services, settle }: SeededGroup,
  { settings, clock }: { settings: InstituteSettings; clock: { set(moment: Date): void } },
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
