import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { readJournal, syncDirectory } from './journal-file';

/** Copies the state of a data directory into a file, also while a store writes to it, and verifies the copy. Gives its bytes. */
export function backUp(dataDir: string, target: string): number {
  const journal = join(dataDir, 'journal');
  if (!fs.existsSync(journal)) throw new Error(`There is no data in ${dataDir}.`);
  if (fs.existsSync(target)) throw new Error(`${target} is there already and is not overwritten.`);
  return copyJournal(journal, target, `${target}.part`, true);
}

/** Makes a data directory from a backup. One that is damaged is refused, and so is a directory that is not empty. */
export function restore(backup: string, dataDir: string): number {
  fs.mkdirSync(dataDir, { recursive: true });
  if (fs.readdirSync(dataDir).length > 0) throw new Error(`${dataDir} is not empty; nothing was restored.`);
  return copyJournal(backup, join(dataDir, 'journal'), join(dataDir, 'journal.new'), false);
}

/** A journal only grows at its end, so the whole records of a copy are the state at a moment. */
function copyJournal(source: string, target: string, made: string, mayGrow: boolean): number {
  let file: number | undefined;
  try {
    fs.copyFileSync(source, made, fs.constants.COPYFILE_FICLONE);
    // A backup may be kept from being written to, which is copied too.
    fs.chmodSync(made, fs.statSync(made).mode | 0o600);
    file = fs.openSync(made, 'r+');
    const end = readJournal(file, () => undefined);
    if (!mayGrow && end !== fs.fstatSync(file).size) throw new Error('it ends inside a record');
    fs.ftruncateSync(file, end);
    fs.fsyncSync(file);
    fs.renameSync(made, target);
    syncDirectory(dirname(target));
    return end;
  } catch (error) {
    fs.rmSync(made, { force: true });
    throw new Error(`${source} cannot be copied: ${error instanceof Error ? error.message : ''}`, { cause: error });
  } finally {
    if (file !== undefined) fs.closeSync(file);
  }
}
