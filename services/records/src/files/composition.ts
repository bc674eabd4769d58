import type { ServiceContext } from '@portal/service-kit';
import { bucketOf, type RecordsConfig } from '../config';
import { createDiskStorage } from './disk-storage.repository';
import type { FileStorage } from './file-storage.ports';
import { createOrphanedFileRepository } from './orphaned-file.repository';
import { createPictureDecoding } from './picture-decoding.service';
import { createS3Storage } from './s3-storage.client';

export type FilesModule = ReturnType<typeof createFilesModule>;

/** Where files are stored, which of them belong to nothing, and who opens the pictures among them. */
export function createFilesModule({ store, config }: ServiceContext<RecordsConfig>) {
  const bucket = bucketOf(config);
  const storage: FileStorage = bucket ? createS3Storage(bucket) : createDiskStorage(config.PHOTO_DIR);
  const orphanedFiles = {
    photos: createOrphanedFileRepository(store, 'photo_leftovers'),
    certificates: createOrphanedFileRepository(store, 'certificate_leftovers'),
  };
  return { storage, orphanedFiles, pictures: createPictureDecoding() };
}
