import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoStorage } from './domain';

/** Photos as files of a folder. A file appears whole or not at all. */
export function createDiskStorage(folder: string): PhotoStorage {
  const placeOf = (name: string) => path.join(folder, path.basename(name));
  return {
    async put(name, bytes) {
      const place = placeOf(name);
      const beside = `${place}.part`;
      await mkdir(folder, { recursive: true });
      const file = await open(beside, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, place);
    },
    async read(name) {
      return readFile(placeOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    async remove(name) {
      const place = placeOf(name);
      await Promise.all([rm(place, { force: true }), rm(`${place}.part`, { force: true })]);
    },
  };
}
