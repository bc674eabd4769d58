import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { authorKeyFile, type DataFolder } from './data-folder';

/** The key beside a backup of the store; without it nobody finds their own anonymous feedback after a restore. */
export const authorKeyBackupFile = (backup: string) => `${backup}.author-key`;

/** The key of this data folder, made at its first start. */
export async function ensureAuthorKey(config: DataFolder): Promise<string> {
  const file = authorKeyFile(config);
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Copies nothing where there is no key: a portal may get its key from the environment. */
export async function copyAuthorKey(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
