import { MINUTE_MS, SECOND_MS } from '@portal/contracts';
import { type ServiceContext, authAddress, createServiceApp, createServiceClient } from '@portal/service-kit';
import { bucketOf, type RecordsConfig } from './config';
import { onboardingRoutes } from './onboarding/onboarding.routes';
import { createOnboardingService } from './onboarding/onboarding.service';
import { createPersonRepository } from './people/person.repository';
import { createPhotoResizeService } from './photos/photo-resize.service';
import { createDiskStorage } from './photos/disk-storage.repository';
import { createOrphanedFileRepository } from './photos/orphaned-file.repository';
import { photoRoutes } from './photos/photo.routes';
import { createS3Storage } from './photos/s3-storage.client';
import { createPhotoService } from './photos/photo.service';
import { createProfileRepository } from './profiles/profile.repository';
import { profileRoutes } from './profiles/profile.routes';
import { createProfileService } from './profiles/profile.service';
import { recordsSubscriptions } from './subscriptions';

/** Short, because a person waits for the call; when it fails, the event does the same later. */
const AUTH_TIMEOUT_MS = 2 * SECOND_MS;
const CLEANUP_INTERVAL_MS = 10 * MINUTE_MS;

export function buildApp(context: ServiceContext<RecordsConfig>) {
  const { store, config, outbox, transaction, settings, clock, logger } = context;
  const people = createPersonRepository(store);
  const repository = createProfileRepository(store);
  const profiles = createProfileService({ repository, people, outbox, transaction, settings, clock });
  const auth = createServiceClient(authAddress(config), { timeoutMs: AUTH_TIMEOUT_MS });
  const onboarding = createOnboardingService({ people, repository, profiles, auth, transaction, clock, logger });
  const bucket = bucketOf(config);
  const photos = createPhotoService({
    repository,
    profiles,
    decoding: createPhotoResizeService(),
    storage: bucket ? createS3Storage(bucket) : createDiskStorage(config.PHOTO_DIR),
    orphanedFiles: createOrphanedFileRepository(store),
    transaction,
    clock,
    logger,
  });
  return {
    http: createServiceApp({
      ...context,
      endpoints: [...onboardingRoutes(onboarding), ...profileRoutes(profiles), ...photoRoutes(photos)],
    }),
    subscriptions: recordsSubscriptions(people.copy),
    readCopies: [people.copy],
    useCases: {
      completeOnboarding: onboarding.complete,
      changeProfile: profiles.change,
      changePhoto: photos.change,
      deleteOrphanedFiles: photos.deleteOrphanedFiles,
    },
    jobs: [
      {
        name: 'sweep photos',
        intervalMs: CLEANUP_INTERVAL_MS,
        run: async () => void (await photos.deleteOrphanedFiles()),
      },
    ],
  };
}

/** What others in the same process may do without HTTP. */
export type RecordsUseCases = ReturnType<typeof buildApp>['useCases'];
