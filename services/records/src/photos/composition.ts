import { HOUR_MS, MINUTE_MS, PICTURE_SIZES } from '@portal/contracts';
import type { ServiceContext } from '@portal/service-kit';
import type { RecordsConfig } from '../config';
import type { FilesModule } from '../files/composition';
import { createFileCleanUp } from '../files/file-clean-up.service';
import { createOrphanedFileRepository } from '../files/orphaned-file.repository';
import type { ProfileRepository } from '../profiles/profile.repository';
import type { ProfileService } from '../profiles/profile.service';
import { createPhotoResizeService } from './photo-resize.service';
import { fileName } from './photo.domain';
import { photoRoutes } from './photo.routes';
import { createPhotoService } from './photo.service';

interface Dependencies {
  files: FilesModule;
  repository: ProfileRepository;
  profiles: ProfileService;
}

const CLEANUP_INTERVAL_MS = 10 * MINUTE_MS;
/** No upload takes so long: older files will never belong to a profile. */
const MAX_UPLOAD_MS = HOUR_MS;

export function createPhotosModule(
  context: ServiceContext<RecordsConfig>,
  { files, repository, profiles }: Dependencies,
) {
  const { store, transaction, clock, logger } = context;
  const { storage, pictures } = files;
  const orphanedFiles = createOrphanedFileRepository(store, 'photo_leftovers');
  const namesOf = (key: string) => PICTURE_SIZES.map((size) => fileName(key, size));
  const cleanUp = createFileCleanUp({ storage, orphanedFiles, namesOf, maxAgeMs: MAX_UPLOAD_MS, clock, logger });
  const decoding = createPhotoResizeService(pictures);
  const shared = { repository, profiles, storage, orphanedFiles, transaction, clock, logger };
  const photos = createPhotoService({ ...shared, decoding, cleanUp });
  const sweepPhotos = {
    name: 'sweep photos',
    intervalMs: CLEANUP_INTERVAL_MS,
    run: async () => void (await cleanUp.deleteOrphanedFiles()),
  };
  return { photos, cleanUp, endpoints: photoRoutes(photos), jobs: [sweepPhotos] };
}
