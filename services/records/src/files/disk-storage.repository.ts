import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage } from './file-storage.ports';

/** Files of a folder. One appears whole or not at all. */
export function createDiskStorage(folder: string): FileStorage {
  const pathOf = (name: string) => path.join(folder, path.basename(name));
  const partialPathOf = (name: string) => `${pathOf(name)}.part`;

  async function put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(partialPathOf(name), 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partialPathOf(name), pathOf(name));
  }

  async function read(name: string): Promise<Buffer | null> {
    return readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  async function remove(name: string): Promise<void> {
    await Promise.all([rm(pathOf(name), { force: true }), rm(partialPathOf(name), { force: true })]);
  }

  return { put, read, remove };
}
