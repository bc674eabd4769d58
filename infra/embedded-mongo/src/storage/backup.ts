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

/** Copies the state of a data directory into a file, also while a store writes to it, and verifies the copy. Gives its bytes. */
export function backUp(dataDir: string, target: string): number {
  const journal = join(dataDir, 'journal');
  if (!existsSync(journal)) throw new Error(`There is no data in ${dataDir}.`);
  if (existsSync(target)) throw new Error(`${target} is there already and is not overwritten.`);
  return copyJournal(journal, target, `${target}.part`, () => true);
}

/** Makes a data directory from a backup. One that is damaged is refused, and so is a directory that is not empty. */
export function restore(backup: string, dataDir: string): number {
  mkdirSync(dataDir, { recursive: true });
  if (readdirSync(dataDir).length > 0) throw new Error(`${dataDir} is not empty; nothing was restored.`);
  const isWhole = (end: number, size: number) => end === size;
  return copyJournal(backup, join(dataDir, 'journal'), join(dataDir, 'journal.new'), isWhole);
}

/** A journal only grows at its end, so its whole records are the state at a moment. */
function copyJournal(
  source: string,
  target: string,
  made: string,
  isFit: (end: number, size: number) => boolean,
): number {
  const [from, to] = [openSync(source, 'r'), openSync(made, 'w+')];
  try {
    const end = readJournal(from, () => undefined);
    if (!isFit(end, fstatSync(from).size)) throw new Error('it ends inside a record');
    copyBytes(from, 0, to, 0, end);
    fsyncSync(to);
    if (readJournal(to, () => undefined) !== end) throw new Error('its copy is not the same');
    renameSync(made, target);
    syncDirectory(dirname(target));
    return end;
  } catch (error) {
    rmSync(made, { force: true });
    throw new Error(`${source} cannot be copied: ${error instanceof Error ? error.message : ''}`, { cause: error });
  } finally {
    closeSync(from);
    closeSync(to);
  }
}
