import type { InstituteSettings, ServiceName } from '@portal/contracts';
import { activityService } from '@portal/activity-service';
import { authService } from '@portal/auth-service';
import { eventsService } from '@portal/events-service';
import { feedbackService } from '@portal/feedback-service';
import { orgService } from '@portal/org-service';
import { recordsService } from '@portal/records-service';
import { runService, type Bus, type Clock, type RunningService, type ServiceOverrides } from '@portal/service-kit';
import { createSettling } from './settling';

interface ServiceGroupOptions {
  env: NodeJS.ProcessEnv;
  clock: Clock;
  settings: InstituteSettings;
  /** Null when AMQP_URL names a broker: each service then opens its own connection. */
  bus: Bus | null;
}

export type ServiceGroup = Awaited<ReturnType<typeof startServiceGroup>>;

const HOST = '127.0.0.1';

/** Starts the six services in this process, each on a port of its own that only this machine reaches. */
export async function startServiceGroup({ env, clock, settings, bus }: ServiceGroupOptions) {
  const shared: ServiceOverrides = { clock, settings, host: HOST, port: 0, ...(bus && { bus }) };
  // Auth verifies tokens with its own keys and never asks this address.
  const auth = await runService(authService, { ...shared, env: { ...env, AUTH_KEYSET_URL: `http://${HOST}` } });
  const authUrls = { AUTH_URL: auth.url, AUTH_KEYSET_URL: `${auth.url}/auth/.well-known/jwks.json` };
  const overrides = { ...shared, env: { ...env, ...authUrls } };
  const [events, feedback, org, records, activity] = await Promise.all([
    runService(eventsService, overrides),
    runService(feedbackService, overrides),
    runService(orgService, overrides),
    runService(recordsService, overrides),
    runService(activityService, overrides),
  ]);
  const services = { auth, events, feedback, org, records, activity } satisfies Record<ServiceName, RunningService>;
  // Data of an earlier build lacks the copies that this one brings.
  for (const service of Object.values(services)) await service.fillEmptyCopies((source) => services[source]);
  const urls = Object.entries(services).map(([name, { url }]) => [name, url] as const);
  return {
    services,
    urls: Object.fromEntries(urls) as Record<ServiceName, string>,
    /** Resolves when every event so far, and all that these caused, has been handled. */
    settle: createSettling(Object.values(services)),
    async stop(): Promise<void> {
      await Promise.all(Object.values(services).map((service) => service.stop()));
    },
  };
}
