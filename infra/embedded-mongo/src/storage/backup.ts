import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { copyBytes, readJournal, syncDirectory } from './journal-file';

/** What a backup holds. */
export interface BackupSize {
  commits: number;
  bytes: number;
}

/** Copies a consistent state of a data directory into a file, also while a store is writing to it, and verifies the copy. */
export function backUp(dataDir: string, target: string): BackupSize {
  if (!existsSync(join(dataDir, 'journal'))) throw new Error(`There is no data in ${dataDir}.`);
  if (existsSync(target)) throw new Error(`${target} is there already and is not overwritten.`);
  return copyJournal(join(dataDir, 'journal'), target, `${target}.part`, false);
}

/** Makes a data directory from a backup. One that is damaged is refused, and so is a directory that is not empty. */
export function restore(backup: string, dataDir: string): BackupSize {
  mkdirSync(dataDir, { recursive: true });
  if (readdirSync(dataDir).length > 0) throw new Error(`${dataDir} is not empty; nothing was restored.`);
  return copyJournal(backup, join(dataDir, 'journal'), join(dataDir, 'journal.new'), true);
}

/** A journal only grows at its end, so its whole records up to some moment are the state at that moment. */
function copyJournal(source: string, target: string, unfinished: string, isBackup: boolean): BackupSize {
  const from = openSync(source, 'r');
  const to = openSync(unfinished, 'w+');
  try {
    const { commits, bytes } = measure(from, source);
    if (isBackup && bytes !== fstatSync(from).size) throw new Error(`${source} is not whole; nothing was restored.`);
    copyBytes(from, 0, to, 0, bytes);
    fsyncSync(to);
    if (measure(to, unfinished).commits !== commits) throw new Error(`The copy of ${source} is not what was written.`);
    renameSync(unfinished, target);
    syncDirectory(dirname(target));
    return { commits, bytes };
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    closeSync(from);
    closeSync(to);
  }
}

function measure(file: number, name: string): BackupSize {
  let commits = 0;
  try {
    const bytes = readJournal(file, () => commits++);
    return { commits, bytes };
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
