import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { readJournal, syncDirectory } from './journal-format';

/** Copies the state of a data directory into a file, also while a store writes to it, and verifies the copy. Returns its size in bytes. */
export function backUp(dataDir: string, target: string): number {
  const journal = join(dataDir, 'journal');
  if (!fs.existsSync(journal)) throw new Error(`There is no data in ${dataDir}.`);
  if (fs.existsSync(target)) throw new Error(`${target} is there already and is not overwritten.`);
  return copyJournal(journal, target, `${target}.part`, true);
}

/** Creates a data directory from a backup and returns its size in bytes. Throws for a damaged backup and for a directory that is not empty. */
export function restore(backup: string, dataDir: string): number {
  fs.mkdirSync(dataDir, { recursive: true });
  if (fs.readdirSync(dataDir).length > 0) throw new Error(`${dataDir} is not empty; nothing was restored.`);
  return copyJournal(backup, join(dataDir, 'journal'), join(dataDir, 'journal.new'), false);
}

/** A journal is only appended to, and so the complete records of a copy are the state at one moment. */
function copyJournal(source: string, target: string, temporary: string, mayGrow: boolean): number {
  let file: number | undefined;
  try {
    fs.copyFileSync(source, temporary, fs.constants.COPYFILE_FICLONE);
    // A copy of a read-only backup is read-only as well.
    fs.chmodSync(temporary, fs.statSync(temporary).mode | 0o600);
    file = fs.openSync(temporary, 'r+');
    const end = readJournal(file, () => undefined);
    if (!mayGrow && end !== fs.fstatSync(file).size) throw new Error('it ends inside a record');
    fs.ftruncateSync(file, end);
    fs.fsyncSync(file);
    fs.renameSync(temporary, target);
    syncDirectory(dirname(target));
    return end;
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw new Error(`${source} cannot be copied: ${error instanceof Error ? error.message : ''}`, { cause: error });
  } finally {
    if (file !== undefined) fs.closeSync(file);
  }
}
