import { randomBytes } from 'node:crypto';
import { activityService } from '@portal/activity-service';
import { authService } from '@portal/auth-service';
import { eventsService } from '@portal/events-service';
import { feedbackService } from '@portal/feedback-service';
import { orgService } from '@portal/org-service';
import { recordsService } from '@portal/records-service';
import { createAmqpBus, createLogger, runService, type ServiceOverrides } from '@portal/service-kit';
import type { Benchmark } from '../benchmark';
import type { BenchmarkStore } from '../benchmark-store';

interface Addresses {
  store: BenchmarkStore;
  brokerUrl: string;
  keySetUrl: string;
  /** Called for each command to the store. */
  onCommand(): void;
}

const START = {
  activity: (overrides: ServiceOverrides) => runService(activityService, overrides),
  auth: (overrides: ServiceOverrides) => runService(authService, overrides),
  events: (overrides: ServiceOverrides) => runService(eventsService, overrides),
  feedback: (overrides: ServiceOverrides) => runService(feedbackService, overrides),
  org: (overrides: ServiceOverrides) => runService(orgService, overrides),
  records: (overrides: ServiceOverrides) => runService(recordsService, overrides),
};

/** All services on one broker, in this process, so that their commands can be counted; gives their URLs. */
export async function startServices(
  { defer }: Pick<Benchmark, 'defer'>,
  { store, brokerUrl, keySetUrl, onCommand }: Addresses,
): Promise<{ events: string; org: string }> {
  const env = {
    MONGO_URL: store.url,
    AUTH_KEYSET_URL: keySetUrl,
    FEEDBACK_AUTHOR_KEY: randomBytes(32).toString('base64url'),
    PORT: '0',
  };
  const urls = new Map<string, string>();
  for (const [name, start] of Object.entries(START)) {
    const logger = createLogger({ name, level: 'error' });
    const bus = createAmqpBus({ url: brokerUrl, logger, name });
    const running = await start({ env, bus, logger, database: store.prefix + name, onCommand });
    defer(async () => {
      await running.stop();
      await bus.close();
    });
    urls.set(name, running.url);
  }
  return { events: urls.get('events') ?? '', org: urls.get('org') ?? '' };
}
