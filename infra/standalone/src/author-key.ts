import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { StandaloneConfig } from './config';

type Place = Pick<StandaloneConfig, 'PORTAL_DATA_DIR'>;

/** Beside the store and not in it: a copy of the store alone does not lead to the authors of anonymous feedback. */
export function authorKeyFile({ PORTAL_DATA_DIR }: Place): string {
  return join(resolve(PORTAL_DATA_DIR), 'feedback-author.key');
}

/** Beside a backup of the store, the key without which nobody finds the own anonymous feedback in it. */
export const authorKeyBackupFile = (backup: string) => `${backup}.author-key`;

/** The key of this data folder, made at its first start. */
export async function ensureAuthorKey(place: Place): Promise<string> {
  const file = authorKeyFile(place);
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Portals that get their key from the environment have none to copy. */
export async function copyAuthorKey(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
