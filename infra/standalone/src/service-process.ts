/** One service as a process of its own without a broker, for benchmarks: `service-process.ts events`. */
import { randomBytes } from 'node:crypto';
import { activityService } from '@portal/activity-service';
import { authService } from '@portal/auth-service';
import { eventsService } from '@portal/events-service';
import { feedbackService } from '@portal/feedback-service';
import { orgService } from '@portal/org-service';
import { recordsService } from '@portal/records-service';
import { createInProcessBus, processEnvironment, runService, type ServiceOverrides } from '@portal/service-kit';

const starters = new Map<string, (overrides: ServiceOverrides) => Promise<{ url: string }>>([
  ['activity', (overrides) => runService(activityService, overrides)],
  ['auth', (overrides) => runService(authService, overrides)],
  ['events', (overrides) => runService(eventsService, overrides)],
  ['feedback', (overrides) => runService(feedbackService, overrides)],
  ['org', (overrides) => runService(orgService, overrides)],
  ['records', (overrides) => runService(recordsService, overrides)],
]);

const [name = ''] = process.argv.slice(2);
const start = starters.get(name);
if (!start) throw new Error(`There is no service ${name}.`);
// The data of a benchmark is thrown away, so its key is not needed again.
const env = { FEEDBACK_AUTHOR_KEY: randomBytes(32).toString('base64url'), ...processEnvironment() };
const { url } = await start({ env, bus: createInProcessBus(), ownProcess: true });
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: url });
