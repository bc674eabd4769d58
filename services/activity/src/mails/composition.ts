import type { ServiceContext } from '@portal/service-kit';
import type { PendingModule } from '../pending/composition';
import type { ActivityConfig } from '../config';
import type { NotificationsModule } from '../notifications/composition';
import type { PeopleModule } from '../people/composition';
import { createDigestRepository } from './digest.repository';
import { createDigestService } from './digest.service';
import { createPreferencesRepository } from './mail-preferences.repository';
import { preferencesRoutes } from './mail-preferences.routes';
import { createMailPreferencesService } from './mail-preferences.service';
import { createMailService } from './mail.service';
import { createWaitingDigestRepository } from './waiting-digest.repository';
import { createWaitingDigestService } from './waiting-digest.service';

interface Dependencies {
  notifications: NotificationsModule;
  people: PeopleModule;
  pending: PendingModule;
}

export type MailsModule = ReturnType<typeof createMailsModule>;

export function createMailsModule(context: ServiceContext<ActivityConfig>, dependencies: Dependencies) {
  const { store, settings, config, logger, transaction, mails: queue } = context;
  const { people } = dependencies.people;
  const { digests, waitingDigests } = createDigests(context, dependencies);
  const preferences = createMailPreferencesService({
    repository: createPreferencesRepository(store),
    digests,
    transaction,
  });
  const mails = createMailService({
    people,
    preferences,
    digests,
    waitingDigests,
    mails: queue,
    settings,
    publicOrigin: new URL(config.PUBLIC_ORIGIN).origin,
    logger,
  });
  const enqueueDigests = {
    name: 'digests',
    intervalMs: config.DIGESTS_EVERY_MS,
    singleton: true,
    async run() {
      await digests.enqueueDue();
      await waitingDigests.enqueueDue();
    },
  };
  return { mails, digests, waitingDigests, endpoints: preferencesRoutes(preferences), jobs: [enqueueDigests] };
}

function createDigests(
  { store, mails, transaction, clock, settings, config }: ServiceContext<ActivityConfig>,
  { notifications: { notifications }, people: { people }, pending }: Dependencies,
) {
  const publicOrigin = new URL(config.PUBLIC_ORIGIN).origin;
  return {
    digests: createDigestService({
      repository: createDigestRepository(store),
      notifications,
      people,
      mails,
      transaction,
      clock,
      settings,
      publicOrigin,
    }),
    waitingDigests: createWaitingDigestService({
      repository: createWaitingDigestRepository(store),
      pending: pending.repository,
      people,
      mails,
      transaction,
      clock,
      settings,
      publicOrigin,
    }),
  };
}
