import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCK_FILE, lockDirectory } from './directory-lock';
import { CHUNK_BYTES, copyBytes, FILE_HEADER, readAll, readJournal, syncDirectory, writeAt } from './journal-format';

/**
 * A backup begins with its own mark instead of that of a journal, has the same records, and ends with their number and
 * checksum: what lacks its end or has another end is not whole. A backup of an earlier version is a bare journal.
 */
const BACKUP_HEADER = Buffer.from('portal backup  1');
const TRAILER_BYTES = 128;

/** What a backup has. */
export interface BackupSummary {
  bytes: number;
  /** How many commits it has; undefined when the backup was made by an earlier version, which did not count them. */
  records: number | undefined;
}

/** Copies the state of a data directory into a file that only its owner can read, also while a store writes to it. */
export function backUp(dataDir: string, target: string): BackupSummary {
  const journal = join(dataDir, 'journal');
  if (!fs.existsSync(journal)) throw new Error(`There is no data in ${dataDir}.`);
  if (fs.existsSync(target)) throw new Error(`${target} is there already and is not overwritten.`);
  return copyInto(target, journal, (source, file) => {
    // A journal is only appended to, and so its complete records are the state at one moment.
    const { end, records } = measure(source);
    if (end < FILE_HEADER.length) throw new Error('it has no data');
    copyBytes(source, 0, file, 0, end);
    if (measure(file).end !== end) throw new Error('the copy differs from it');
    writeAt(file, trailerOf(file, end, records), end);
    writeAt(file, BACKUP_HEADER, 0);
    return { bytes: end + TRAILER_BYTES, records };
  });
}

/** Creates a data directory from a backup. Throws for a backup that is not whole and for a directory that is not empty. */
export function restore(backup: string, dataDir: string): BackupSummary {
  const unlock = lockDirectory(dataDir);
  try {
    const others = fs.readdirSync(dataDir).filter((name) => name !== LOCK_FILE);
    if (others.length > 0) throw new Error(`${dataDir} is not empty; nothing was restored.`);
    return copyInto(join(dataDir, 'journal'), backup, restoreRecords);
  } finally {
    unlock();
  }
}

function restoreRecords(source: number, file: number): BackupSummary {
  const { size } = fs.fstatSync(source);
  const isCounted = readAll(source, 0, Math.min(size, BACKUP_HEADER.length)).equals(BACKUP_HEADER);
  const end = isCounted ? size - TRAILER_BYTES : size;
  if (end < FILE_HEADER.length) throw new Error('it is empty or cut off');
  copyBytes(source, 0, file, 0, end);
  if (isCounted) writeAt(file, FILE_HEADER, 0);
  const { end: readEnd, records } = isCounted ? measureCounted(source, file, end) : measure(file);
  if (readEnd !== end) throw new Error('it ends inside a record');
  return { bytes: size, records: isCounted ? records : undefined };
}

/** Throws unless the end of a backup has the number and the checksum of the records before it. */
function measureCounted(source: number, file: number, end: number): { end: number; records: number } {
  const trailer = readAll(source, end, TRAILER_BYTES);
  if (!trailer.toString().startsWith('{"records":')) throw new Error('its end is missing, so it is not whole');
  const measured = measure(file);
  if (!trailer.equals(trailerOf(file, end, measured.records)))
    throw new Error('its records are damaged or not complete: their number or checksum differs from that at its end');
  return measured;
}

function measure(file: number): { end: number; records: number } {
  let records = 0;
  const end = readJournal(file, () => (records += 1));
  return { end, records };
}

function trailerOf(file: number, end: number, records: number): Buffer {
  const hash = createHash('sha256');
  for (let at = FILE_HEADER.length; at < end; at += CHUNK_BYTES) {
    hash.update(readAll(file, at, Math.min(CHUNK_BYTES, end - at)));
  }
  return Buffer.from(JSON.stringify({ records, sha256: hash.digest('hex') }).padEnd(TRAILER_BYTES));
}

/** Makes a file from another one: it has its name only when it is complete and on the disk. */
function copyInto(target: string, from: string, copy: (source: number, file: number) => BackupSummary): BackupSummary {
  const temporary = `${target}.part`;
  const open: number[] = [];
  try {
    fs.rmSync(temporary, { force: true });
    const source = fs.openSync(from, 'r');
    open.push(source);
    const file = fs.openSync(temporary, 'wx+', 0o600);
    open.push(file);
    const summary = copy(source, file);
    fs.fsyncSync(file);
    fs.renameSync(temporary, target);
    syncDirectory(dirname(target));
    return summary;
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw new Error(`${from} cannot be copied: ${error instanceof Error ? error.message : ''}`, { cause: error });
  } finally {
    for (const file of open) fs.closeSync(file);
  }
}
