import { chmodSync, closeSync, constants, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** In every data directory; it is never removed, because a lock on a removed file excludes nobody. */
export const LOCK_FILE = 'store.lock';

/** The locked byte lies behind the text, which others can then read on Windows too. */
const LOCKED_BYTE = 2 ** 40;
const { O_CREAT, O_RDWR } = constants;

/**
 * Makes a directory that only its owner can read, and locks it for this process until the returned function is called.
 * The lock belongs to the open file, so the system takes it away in one step and frees it when the process ends in
 * whatever way. What the file says is only for the message.
 */
export function lockDirectory(dataDir: string): () => void {
  const directory = resolve(dataDir);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  const path = join(directory, LOCK_FILE);
  const file = openSync(path, O_RDWR | O_CREAT, 0o600);
  try {
    if (!tryLock(file, LOCKED_BYTE, 1)) throw new Error(inUse(directory, readFileSync(path, 'utf8')));
    chmodSync(path, 0o600);
    ftruncateSync(file);
    writeSync(file, JSON.stringify({ pid: process.pid }), 0);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  return () => closeSync(file);
}

function inUse(directory: string, text: string): string {
  const pid = /"pid":(\d+)/.exec(text)?.[1];
  const holder = pid ? `process ${pid}` : 'another process';
  return `The data directory ${directory} is in use by ${holder}. Stop that process first, or choose another directory.`;
}
