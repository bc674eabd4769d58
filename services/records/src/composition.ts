import { createServiceClient, type ServiceContext } from '@portal/service-kit';
import { authAddress, bucketOf, type RecordsConfig } from './config';
import { createOnboardingService } from './onboarding/service';
import { createPersonRepository } from './people/repository';
import { createPersonService } from './people/service';
import { createDecodingService } from './photos/decoding.service';
import { createDiskStorage } from './photos/disk.repository';
import { createLeftoverRepository } from './photos/repository';
import { createS3Storage } from './photos/s3.repository';
import { createPhotoService } from './photos/service';
import { createProfileRepository } from './profiles/repository';
import { createProfileService } from './profiles/service';

/** A person waits for this one, so it is short; the event comes after it. */
const AUTH_TIMEOUT_MS = 2_000;

/** Every service of records with its dependencies. */
export function createServices(context: ServiceContext<RecordsConfig>) {
  const { store, config, outbox, transaction, settings, clock, logger } = context;
  const shared = { outbox, transaction, settings, clock, logger };
  const people = createPersonService(createPersonRepository(store));
  const profiles = createProfileService({ ...shared, repository: createProfileRepository(store), people });
  const auth = createServiceClient(authAddress(config), { timeoutMs: AUTH_TIMEOUT_MS });
  const onboarding = createOnboardingService({ ...shared, people, profiles, auth });
  const bucket = bucketOf(config);
  const photos = createPhotoService({
    ...shared,
    profiles,
    decoding: createDecodingService(),
    storage: bucket ? createS3Storage(bucket) : createDiskStorage(config.PHOTO_DIR),
    leftovers: createLeftoverRepository(store),
  });
  return { people, profiles, onboarding, photos };
}

export type RecordsUseCases = ReturnType<typeof createUseCases>;

/** What others in the same process may do without HTTP. */
export function createUseCases({ onboarding, profiles, photos }: ReturnType<typeof createServices>) {
  return {
    completeOnboarding: onboarding.complete,
    changeProfile: profiles.change,
    changePhoto: photos.change,
    sweepPhotos: photos.sweep,
  };
}
