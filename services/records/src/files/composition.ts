import type { ServiceContext } from '@portal/service-kit';
import { bucketOf, type RecordsConfig } from '../config';
import { createDiskStorage } from './disk-storage.repository';
import type { FileStorage } from './file-storage.ports';
import { createPictureDecoding, type PictureDecoding } from './picture-decoding.service';
import { createS3Storage } from './s3-storage.client';

/** Where files are stored, and who opens the pictures among them. */
export interface FilesModule {
  storage: FileStorage;
  pictures: PictureDecoding;
}

export function createFilesModule({ config }: Pick<ServiceContext<RecordsConfig>, 'config'>): FilesModule {
  const bucket = bucketOf(config);
  const storage = bucket ? createS3Storage(bucket) : createDiskStorage(config.PHOTO_DIR);
  return { storage, pictures: createPictureDecoding() };
}
