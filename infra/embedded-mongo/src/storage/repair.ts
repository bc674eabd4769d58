import * as fs from 'node:fs';
import { join } from 'node:path';
import { lockDirectory } from './directory-lock';
import { copyBytes, JournalDamage, readJournal, syncDirectory } from './journal-format';

/** What a repair did. */
export interface Repair {
  /** Complete commits before the damage, which are there again. */
  keptRecords: number;
  /** Bytes behind the last of them, which are not. */
  lostBytes: number;
  /** The journal as it was. */
  damagedFile: string;
}

/** Whether a directory has the data of a store. */
export function hasData(dataDir: string): boolean {
  return fs.existsSync(join(dataDir, 'journal'));
}

/**
 * Lets a store with a damaged journal open again with all commits before the damage, and keeps the damaged file beside
 * the new one. Answers null, and changes nothing, when the journal is not damaged.
 */
export function repair(dataDir: string, now = new Date()): Repair | null {
  if (!hasData(dataDir)) throw new Error(`There is no data in ${dataDir}.`);
  const unlock = lockDirectory(dataDir);
  const journal = join(dataDir, 'journal');
  const damagedFile = join(dataDir, `journal.damaged-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  const source = fs.openSync(journal, 'r');
  try {
    const { end, records, isDamaged } = readUntilDamage(source);
    if (!isDamaged) return null;
    if (end === 0) throw new Error(`${journal} is no journal of this version; restore a backup.`);
    const file = fs.openSync(`${journal}.new`, 'w', 0o600);
    copyBytes(source, 0, file, 0, end);
    fs.fsyncSync(file);
    fs.closeSync(file);
    // In this order a kill leaves the damaged journal in its place or beside the repaired one.
    fs.copyFileSync(journal, damagedFile, fs.constants.COPYFILE_EXCL | fs.constants.COPYFILE_FICLONE);
    fs.chmodSync(damagedFile, 0o600);
    fs.renameSync(`${journal}.new`, journal);
    syncDirectory(dataDir);
    return { keptRecords: records, lostBytes: fs.fstatSync(source).size - end, damagedFile };
  } finally {
    fs.closeSync(source);
    unlock();
  }
}

function readUntilDamage(file: number): { end: number; records: number; isDamaged: boolean } {
  let records = 0;
  try {
    return { end: readJournal(file, () => (records += 1)), records, isDamaged: false };
  } catch (error) {
    if (!(error instanceof JournalDamage)) throw error;
    return { end: error.at, records, isDamaged: true };
  }
}
