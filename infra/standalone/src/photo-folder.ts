import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { StandaloneConfig } from './config';

/** Where photos lie unless PHOTO_DIR or a bucket is named. */
export function photoFolder({ PORTAL_DATA_DIR }: Pick<StandaloneConfig, 'PORTAL_DATA_DIR'>): string {
  return join(resolve(PORTAL_DATA_DIR), 'photos');
}

/** Throws the photos away with the data they belong to; those in a folder or bucket of somebody's own stay. */
export async function dropPhotos(config: Pick<StandaloneConfig, 'PORTAL_DATA_DIR'>): Promise<void> {
  await rm(photoFolder(config), { recursive: true, force: true });
}
