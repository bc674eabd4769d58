import { setTimeout as sleep } from 'node:timers/promises';
import type { InstituteSettings } from '@portal/contracts';
import { activityService } from '@portal/activity-service';
import { authService } from '@portal/auth-service';
import { eventsService } from '@portal/events-service';
import { feedbackService } from '@portal/feedback-service';
import { orgService } from '@portal/org-service';
import { recordsService } from '@portal/records-service';
import { runService, type Bus, type Clock, type RunningService, type ServiceOverrides } from '@portal/service-kit';

interface GroupOptions {
  env: NodeJS.ProcessEnv;
  clock: Clock;
  settings: InstituteSettings;
  /** Absent when AMQP_URL names a broker: each service then opens its own connection. */
  bus: Bus | null;
}

const HOST = '127.0.0.1';

/** Starts the six services in this process, each on a port of its own that only this machine reaches. */
export async function startServices({ env, clock, settings, bus }: GroupOptions) {
  const base: ServiceOverrides = { clock, settings, host: HOST, port: 0, ...(bus && { bus }) };
  // Nobody asks for the key set before auth listens, so its own address is filled in afterwards.
  const auth = await runService(authService, { ...base, env: { ...env, AUTH_KEYSET_URL: `http://${HOST}` } });
  const ofAuth = { AUTH_URL: auth.url, AUTH_KEYSET_URL: `${auth.url}/auth/.well-known/jwks.json` };
  const others = { ...base, env: { ...env, ...ofAuth } };
  const [events, feedback, org, records, activity] = await Promise.all([
    runService(eventsService, others),
    runService(feedbackService, others),
    runService(orgService, others),
    runService(recordsService, others),
    runService(activityService, others),
  ]);
  const all = { auth, events, feedback, org, records, activity };
  return {
    ...all,
    urls: {
      auth: auth.url,
      events: events.url,
      feedback: feedback.url,
      org: org.url,
      records: records.url,
      activity: activity.url,
    },
    /** What one service tells may make another tell more, so a round is repeated until it finds nothing new. */
    async settle() {
      for (let round = 0; round < 2; round += 1) for (const service of Object.values(all)) await service.flush();
      // A broker accepts before the consumer acts, so what the next steps build on is looked at.
      await Promise.all([
        untilCopied({ from: org, collection: 'units', to: events, copy: 'units' }),
        untilCopied({ from: org, collection: 'units', to: auth, copy: 'units' }),
        untilCopied({ from: auth, collection: 'accounts', to: events, copy: 'people' }),
        untilCopied({ from: auth, collection: 'accounts', to: records, copy: 'people' }),
        ...feedbackTargets({ auth, events, org, feedback }),
        untilCopied({
          from: records,
          collection: 'profiles',
          to: auth,
          copy: 'accounts',
          copied: { profileVersion: { $gt: 0 } },
        }),
      ]);
    },
    async stop() {
      await Promise.all(Object.values(all).map((service) => service.stop()));
    },
  };
}
interface ReadCopy {
  from: Pick<RunningService, 'store'>;
  collection: string;
  to: Pick<RunningService, 'store'>;
  copy: string;
  /** Which of the copies count, where the collection holds others too. */
  copied?: Record<string, unknown>;
}

/** What feedback can be about is copied from everywhere. */
function feedbackTargets({
  auth,
  events,
  org,
  feedback,
}: Record<'auth' | 'events' | 'org' | 'feedback', ReadCopy['from']>) {
  const copy = (from: ReadCopy['from'], collection: string, type: string) =>
    untilCopied({ from, collection, to: feedback, copy: 'targets', copied: { type } });
  return [copy(auth, 'accounts', 'User'), copy(org, 'units', 'Organization Unit'), copy(events, 'events', 'Event')];
}

const LONGEST_WAIT_MS = 60_000;

/** Resolves when a read copy holds as much as what it is a copy of. */
async function untilCopied({ from, collection, to, copy, copied = {} }: ReadCopy): Promise<void> {
  const wanted = await from.store.connection.collection(collection).countDocuments();
  for (const end = Date.now() + LONGEST_WAIT_MS; Date.now() < end; await sleep(50)) {
    if ((await to.store.connection.collection(copy).countDocuments(copied)) >= wanted) return;
  }
  throw new Error(`The copy of ${collection} is not whole after a minute.`);
}

export type ServiceGroup = Awaited<ReturnType<typeof startServices>>;
