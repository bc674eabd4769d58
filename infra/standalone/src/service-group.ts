import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS, type InstituteSettings, type ServiceName } from '@portal/contracts';
import { activityService } from '@portal/activity-service';
import { authService } from '@portal/auth-service';
import { eventsService } from '@portal/events-service';
import { feedbackService } from '@portal/feedback-service';
import { orgService } from '@portal/org-service';
import { recordsService } from '@portal/records-service';
import { runService, type Bus, type Clock, type RunningService, type ServiceOverrides } from '@portal/service-kit';

interface ServiceGroupOptions {
  env: NodeJS.ProcessEnv;
  clock: Clock;
  settings: InstituteSettings;
  /** Null when AMQP_URL names a broker: each service then opens its own connection. */
  bus: Bus | null;
}

export type ServiceGroup = Awaited<ReturnType<typeof startServiceGroup>>;

const HOST = '127.0.0.1';
const COPY_TIMEOUT_MS = MINUTE_MS;

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
    /** Resolves when every event so far has reached the services that copy what it is about. */
    async settle(): Promise<void> {
      // A handled event may cause another one, which the second round publishes.
      for (let round = 0; round < 2; round += 1) for (const service of Object.values(services)) await service.flush();
      // A broker accepts an event before its consumers have handled it.
      await Promise.all(readCopiesOf(services).map(waitUntilCopied));
    },
    async stop(): Promise<void> {
      await Promise.all(Object.values(services).map((service) => service.stop()));
    },
  };
}

interface ReadCopy {
  from: Pick<RunningService, 'store'>;
  collection: string;
  to: Pick<RunningService, 'store'>;
  copy: string;
  /** Which documents of the copy count, where its collection holds others too. */
  filter?: Record<string, unknown>;
}

/** The read copies on which the next use case may depend. */
function readCopiesOf({ auth, events, feedback, org, records }: ServiceGroup['services']): ReadCopy[] {
  return [
    { from: org, collection: 'units', to: events, copy: 'units' },
    { from: org, collection: 'units', to: auth, copy: 'units' },
    { from: auth, collection: 'accounts', to: events, copy: 'people' },
    { from: auth, collection: 'accounts', to: records, copy: 'people' },
    { from: auth, collection: 'accounts', to: org, copy: 'people' },
    { from: auth, collection: 'accounts', to: feedback, copy: 'targets', filter: { type: 'User' } },
    { from: org, collection: 'units', to: feedback, copy: 'targets', filter: { type: 'Organization Unit' } },
    { from: events, collection: 'events', to: feedback, copy: 'targets', filter: { type: 'Event' } },
    { from: records, collection: 'profiles', to: auth, copy: 'accounts', filter: { profileVersion: { $gt: 0 } } },
  ];
}

/** Resolves when a read copy holds as much as what it is a copy of. */
async function waitUntilCopied({ from, collection, to, copy, filter = {} }: ReadCopy): Promise<void> {
  const expected = await from.store.connection.collection(collection).countDocuments();
  for (const deadline = Date.now() + COPY_TIMEOUT_MS; Date.now() < deadline; await sleep(50)) {
    if ((await to.store.connection.collection(copy).countDocuments(filter)) >= expected) return;
  }
  throw new Error(`The copy of ${collection} is not whole after a minute.`);
}
