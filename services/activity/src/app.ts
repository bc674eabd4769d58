import { createServiceApp, type ReadCopy, type ServiceContext } from '@portal/service-kit';
import { createModules } from './composition';
import type { ActivityConfig } from './config';
import { activityMigrations } from './migrations';
import { activitySubscriptions } from './subscriptions';

export function buildApp(context: ServiceContext<ActivityConfig>) {
  const modules = createModules(context);
  const { people, audit, serviceBoard, search, feed, notifications, stream, pending, mails, reactions } = modules;
  const serving = [feed, pending, stream, notifications, mails, audit, search, serviceBoard];
  const readCopies: ReadCopy[] = [people.copy, search.copy, pending.repository.copy, ...serviceBoard.copies];
  return {
    http: createServiceApp({ ...context, endpoints: serving.flatMap(({ endpoints }) => endpoints) }),
    subscriptions: activitySubscriptions(readCopies, reactions),
    composeMail: mails.mails.composeMail,
    jobs: mails.jobs,
    useCases: { enqueueDigests: mails.digests.enqueueDue, enqueueWaitingDigests: mails.waitingDigests.enqueueDue },
    readCopies,
    migrations: activityMigrations({ pending: pending.repository, listed: [search.repository] }),
    stop: stream.stop,
  };
}
