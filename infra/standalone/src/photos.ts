import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The photos and certificates beside a backup of the store. */
export const photoBackupFolder = (backup: string) => `${backup}.photos`;

/** Files that are still being written have another ending. */
const WRITTEN = /\.(webp|pdf)$/;

/** Copies what is written completely and answers how many files; they never change, so copying again is safe. */
export async function copyPhotos(from: string, to: string): Promise<number> {
  const names = (await readdir(from).catch(ignoreMissing)) ?? [];
  const photos = names.filter((name) => WRITTEN.test(name));
  if (photos.length > 0) await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of photos) await copyPhoto(join(from, name), join(to, name));
  return photos.length;
}

/** A photo that was removed since the listing is not needed any more. */
async function copyPhoto(from: string, to: string): Promise<void> {
  await copyFile(from, to).catch(ignoreMissing);
  await chmod(to, 0o600).catch(ignoreMissing);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
