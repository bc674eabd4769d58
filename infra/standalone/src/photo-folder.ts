import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { StandaloneConfig } from './config';

type Place = Pick<StandaloneConfig, 'PORTAL_DATA_DIR'>;

/** Where photos lie unless PHOTO_DIR or a bucket is named. */
export function photoFolder({ PORTAL_DATA_DIR }: Place): string {
  return join(resolve(PORTAL_DATA_DIR), 'photos');
}

/** Throws the photos away with the data they belong to; those in a folder or bucket of somebody's own stay. */
export async function dropPhotos(place: Place): Promise<void> {
  await rm(photoFolder(place), { recursive: true, force: true });
}

/** Beside a backup of the store, the photos of that time. */
export const photoBackupFolder = (backup: string) => `${backup}.photos`;

/** Adds the whole files of one folder to another; files never change, so what is there already is right. */
export async function copyPhotos(from: string, to: string): Promise<number> {
  const names = (await readdir(from).catch(ignoreMissing)) ?? [];
  const whole = names.filter((name) => name.endsWith('.webp'));
  if (whole.length > 0) await mkdir(to, { recursive: true });
  // One that is removed in between belongs to nobody any more.
  for (const name of whole) await copyFile(join(from, name), join(to, name)).catch(ignoreMissing);
  return whole.length;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
