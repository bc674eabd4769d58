import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { authorKeyFile, type DataFolder, recordPassphraseFile, signingPassphraseFile } from './data-folder';

interface Key {
  /** Added to the name of a backup. */
  suffix: string;
  fileOf(config: DataFolder): string;
  /** What a restored portal without it means for people. */
  loss: string;
}

/** The secrets that lie beside the store and not in it. */
const KEYS: readonly Key[] = [
  {
    suffix: '.author-key',
    fileOf: authorKeyFile,
    loss: 'nobody finds the anonymous feedback they gave before, which stays anonymous for ever',
  },
  {
    suffix: '.signing-key-passphrase',
    fileOf: signingPassphraseFile,
    loss: 'the portal makes a new signing key at its start, and people may have to sign in again',
  },
  {
    suffix: '.record-key-passphrase',
    fileOf: recordPassphraseFile,
    loss: 'the portal makes a new key for records at its start; those that were signed before can still be verified',
  },
];

/** The secret in a file that only its owner reads, made at the first start of its data folder. */
export async function ensureKey(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Undefined where there is none. */
export async function readKey(file: string): Promise<string | undefined> {
  return (await unlessMissing(readFile(file, 'utf8')))?.trim();
}

/** Copies the keys beside a backup; answers how many there are, since a portal may get them from the environment. */
export async function backUpKeys(config: DataFolder, backup: string): Promise<number> {
  const copied = await Promise.all(KEYS.map(({ suffix, fileOf }) => copyKey(fileOf(config), backup + suffix)));
  return copied.filter(Boolean).length;
}

/** Copies the keys that lie beside a backup; answers what it means that others are missing. */
export async function restoreKeys(config: DataFolder, backup: string): Promise<string[]> {
  const copied = await Promise.all(KEYS.map(({ suffix, fileOf }) => copyKey(backup + suffix, fileOf(config))));
  return KEYS.filter((_key, at) => !copied[at]).map(({ suffix, loss }) => `Without ${backup}${suffix} ${loss}.`);
}

async function copyKey(from: string, to: string): Promise<boolean> {
  const text = await unlessMissing(readFile(from));
  if (text === undefined) return false;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  return true;
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}
