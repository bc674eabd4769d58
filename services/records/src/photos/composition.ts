import { HOUR_MS, MINUTE_MS, PICTURE_SIZES } from '@portal/contracts';
import type { ServiceContext } from '@portal/service-kit';
import type { FilesModule } from '../files/composition';
import { createFileCleanUp } from '../files/file-clean-up.service';
import type { ProfilesModule } from '../profiles/composition';
import { createPhotoResizeService } from './photo-resize.service';
import { fileName } from './photo.domain';
import { photoRoutes } from './photo.routes';
import { createPhotoService } from './photo.service';

interface Dependencies {
  files: FilesModule;
  profiles: ProfilesModule;
}

const CLEANUP_INTERVAL_MS = 10 * MINUTE_MS;
/** No upload takes so long: older files will never belong to a profile. */
const MAX_UPLOAD_MS = HOUR_MS;

export function createPhotosModule(
  { transaction, clock, logger }: ServiceContext<unknown>,
  { files, profiles }: Dependencies,
) {
  const { storage, pictures } = files;
  const orphanedFiles = files.orphanedFiles.photos;
  const namesOf = (key: string) => PICTURE_SIZES.map((size) => fileName(key, size));
  const cleanUp = createFileCleanUp({ storage, orphanedFiles, namesOf, maxAgeMs: MAX_UPLOAD_MS, clock, logger });
  const photos = createPhotoService({
    repository: profiles.repository,
    profiles: profiles.profiles,
    decoding: createPhotoResizeService(pictures),
    storage,
    orphanedFiles,
    cleanUp,
    transaction,
    clock,
    logger,
  });
  const sweepPhotos = {
    name: 'sweep photos',
    intervalMs: CLEANUP_INTERVAL_MS,
    run: async () => void (await cleanUp.deleteOrphanedFiles()),
  };
  return { photos, cleanUp, endpoints: photoRoutes(photos), jobs: [sweepPhotos] };
}
