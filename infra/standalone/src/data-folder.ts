import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { StandaloneConfig } from './config';

export type DataFolder = Pick<StandaloneConfig, 'PORTAL_DATA_DIR'>;

const inDataFolder = ({ PORTAL_DATA_DIR }: DataFolder, name: string) => join(resolve(PORTAL_DATA_DIR), name);

/** The files of the embedded store; a portal on a real MongoDB has none. */
export const storeFolder = (config: DataFolder) => inDataFolder(config, 'store');

/** The photos, unless PHOTO_DIR or a bucket is named. */
export const photoFolder = (config: DataFolder) => inDataFolder(config, 'photos');

/** Beside the store and not in it: a copy of the store alone does not lead to the authors of anonymous feedback. */
export const authorKeyFile = (config: DataFolder) => inDataFolder(config, 'feedback-author.key');

/** Encrypts the keys of access tokens in the store. */
export const signingPassphraseFile = (config: DataFolder) => inDataFolder(config, 'signing-key.passphrase');

/** Encrypts the keys that sign records in the store. */
export const recordPassphraseFile = (config: DataFolder) => inDataFolder(config, 'record-key.passphrase');

/** Where commands find the store of a running portal. */
export const storeRecordFile = (config: DataFolder) => inDataFolder(config, 'portal.json');

/** There from a restore on: what was restored is never taken for a fresh folder, which a start fills. */
export const restoredMark = (config: DataFolder) => inDataFolder(config, 'restored.json');

/** There while a restore has not succeeded: what is meant to hold the data of a backup gets no others. */
const unfinishedRestoreMark = (config: DataFolder) => inDataFolder(config, 'restore-unfinished.json');

/** Marks a folder without data before a restore fills it. */
export async function beginRestore(config: DataFolder, backup: string): Promise<void> {
  await writeFile(unfinishedRestoreMark(config), JSON.stringify({ backup, at: new Date() }));
}

export async function finishRestore(config: DataFolder, backup: string): Promise<void> {
  await writeFile(restoredMark(config), JSON.stringify({ backup, at: new Date() }));
  await rm(unfinishedRestoreMark(config));
}

/** Throws where a restore was refused or interrupted: a start would fill the folder with the demo institute. */
export function requireFinishedRestore(config: DataFolder): void {
  if (!existsSync(unfinishedRestoreMark(config))) return;
  const folder = resolve(config.PORTAL_DATA_DIR);
  throw new Error(
    `A restore into ${folder} has not finished. Remove the folder and restore again, or start with --reset to begin anew.`,
  );
}

/** What earlier restores left is forgotten. */
export async function forgetRestores(config: DataFolder): Promise<void> {
  for (const mark of [restoredMark(config), unfinishedRestoreMark(config)]) await rm(mark, { force: true });
}

/** From now on only their owner can read what this process creates: the data of the portal are personal and secret. */
export function createForOwnerOnly(): void {
  process.umask(0o077);
}

/** Makes the data folder for its owner only, also one that an earlier version made readable for others. */
export async function openDataFolder({ PORTAL_DATA_DIR }: DataFolder): Promise<void> {
  createForOwnerOnly();
  const folder = resolve(PORTAL_DATA_DIR);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), 0o700);
    else if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), 0o600);
  }
}
