import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The photos beside a backup of the store. */
export const photoBackupFolder = (backup: string) => `${backup}.photos`;

/** Copies the photos that are written completely and answers how many; photos never change, so copying again is safe. */
export async function copyPhotos(from: string, to: string): Promise<number> {
  const names = (await readdir(from).catch(ignoreMissing)) ?? [];
  const photos = names.filter((name) => name.endsWith('.webp'));
  if (photos.length > 0) await mkdir(to, { recursive: true });
  // A photo that was removed since the listing is not needed any more.
  for (const name of photos) await copyFile(join(from, name), join(to, name)).catch(ignoreMissing);
  return photos.length;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
