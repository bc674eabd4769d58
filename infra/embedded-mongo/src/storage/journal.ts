import * as fs from 'node:fs';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MongoError } from '../errors';
import {
  CHUNK_BYTES,
  copyBytes,
  decodeEntries,
  FILE_HEADER,
  readJournal,
  encodeRecord,
  syncDirectory,
  writeAt,
  type JournalEntry,
} from './journal-format';

/** The state that a journal makes durable: it takes the entries when the journal is opened and provides the live ones for compaction. */
export interface JournalSource {
  replay(entry: JournalEntry): void;
  liveBytes(): number;
  liveEntries(): Iterable<JournalEntry>;
}

/** Flushes a file to the disk. */
export type Sync = (file: number) => Promise<void>;

const OWNER_ONLY = 0o600;
const MIN_COMPACTION_BYTES = 16 * 1024 * 1024;
/** Compaction writes the live entries in slices of this size and lets commands run in between. */
const SLICE_BYTES = 256 * 1024;

/** The write-ahead log of the store: each commit is appended as one record, which is either complete or ignored. */
export class Journal {
  private readonly path: string;
  private file: number;
  private size: number;
  /** The size at which compaction is considered. */
  private limit = MIN_COMPACTION_BYTES;
  private written = 0;
  private synced = 0;
  private syncing: Promise<void> | undefined;
  private compacting: Promise<void> | undefined;
  /** Of a sync, or set when the store is closed: nothing is written any more. */
  private failure: MongoError | undefined;
  /** A write that failed may have left a part of its record behind the end, which is removed before the next one. */
  private hasRemains = false;

  /** Opens or creates the journal of a directory and replays it. Throws when it is damaged, and then leaves it unchanged. */
  constructor(
    private readonly directory: string,
    private readonly source: JournalSource,
    private readonly sync: Sync | undefined,
  ) {
    this.path = join(directory, 'journal');
    if (!fs.existsSync(this.path) && fs.existsSync(join(directory, 'store.mdb')))
      throw new Error('it was made by an earlier version (store.mdb), which this one cannot read');
    fs.rmSync(`${this.path}.new`, { force: true });
    this.file = fs.openSync(this.path, fs.constants.O_RDWR | fs.constants.O_CREAT, OWNER_ONLY);
    try {
      // An earlier version made it readable for everybody.
      fs.fchmodSync(this.file, OWNER_ONLY);
      this.size = readJournal(this.file, (payload) => {
        for (const entry of decodeEntries(payload)) source.replay(entry);
      });
      fs.ftruncateSync(this.file, this.size);
      if (this.size < FILE_HEADER.length) this.size = writeAt(this.file, FILE_HEADER, 0);
      syncDirectory(directory);
    } catch (error) {
      fs.closeSync(this.file);
      throw error;
    }
  }

  /**
   * Appends the entries of a commit. When that fails, whether the disk is full, read-only or broken, the store goes on:
   * an incomplete record counts as none, and later commits are tried again.
   */
  append(entries: readonly JournalEntry[]): void {
    if (this.failure) throw this.failure;
    if (entries.length === 0) return;
    try {
      this.removeRemains();
      this.hasRemains = true;
      this.size += writeAt(this.file, encodeRecord(entries), this.size);
      this.hasRemains = false;
      this.written++;
    } catch (error) {
      throw new MongoError(14031, `The journal cannot be written: ${String(error)}`);
    }
    if (this.size > this.limit && !this.compacting) this.compactIfWorthwhile();
  }

  /** The size of its disk, and how much of that nobody but root can use any more. */
  diskSpace(): { fsTotalSize: number; fsUsedSize: number } {
    const { bsize, blocks, bavail } = fs.statfsSync(this.directory);
    return { fsTotalSize: blocks * bsize, fsUsedSize: (blocks - bavail) * bsize };
  }

  private removeRemains(): void {
    if (!this.hasRemains) return;
    fs.ftruncateSync(this.file, this.size);
    this.hasRemains = false;
  }

  /** Resolves when everything appended so far is durable. Concurrent commits share one sync. */
  async flushed(): Promise<void> {
    for (const target = this.written; this.sync && this.synced < target;) {
      if (this.failure) throw this.failure;
      await (this.syncing ??= this.syncNow(this.sync));
    }
  }

  async close(): Promise<void> {
    await this.compacting;
    await this.flushed().catch(() => undefined);
    this.failure = new MongoError(91, 'The store is closed');
    fs.closeSync(this.file);
  }

  private async syncNow(sync: Sync): Promise<void> {
    const { written } = this;
    try {
      await sync(this.file);
      this.synced = Math.max(this.synced, written);
    } catch (error) {
      this.failure = new MongoError(14031, `The journal cannot be synced: ${String(error)}`);
    }
    this.syncing = undefined;
  }

  private compactIfWorthwhile(): void {
    this.limit = Math.max(MIN_COMPACTION_BYTES, 2 * this.source.liveBytes());
    if (this.size <= this.limit) return;
    this.compacting = this.compact()
      // On a full disk the incomplete file would take the place that the next writes need.
      .catch(() => fs.promises.rm(`${this.path}.new`, { force: true }))
      .catch(() => undefined)
      .finally(() => {
        this.limit = Math.max(MIN_COMPACTION_BYTES, 2 * this.size);
        this.compacting = undefined;
      });
  }

  /** Replaces the file by one with the live entries and those that are appended during the compaction. */
  private async compact(): Promise<void> {
    // The commit that called this is in the file, but is applied to the source only when the call returns.
    await pause();
    const newFile = fs.openSync(`${this.path}.new`, 'w+', OWNER_ONLY);
    let [from, size] = [this.size, 0];
    const copyUpTo = (end: number) => {
      copyBytes(this.file, from, newFile, size, end - from);
      [from, size] = [end, size + end - from];
    };
    try {
      size = writeAt(newFile, FILE_HEADER, 0);
      for (const slice of slices(this.source.liveEntries())) {
        size += writeAt(newFile, encodeRecord(slice), size);
        await pause();
      }
      do {
        for (; this.size - from > CHUNK_BYTES; await pause()) copyUpTo(from + CHUNK_BYTES);
        await promisify(fs.fdatasync)(newFile);
      } while (this.size - from > CHUNK_BYTES);
      copyUpTo(this.size);
      if (this.sync) fs.fsyncSync(newFile);
      fs.renameSync(`${this.path}.new`, this.path);
    } catch (error) {
      fs.closeSync(newFile);
      throw error;
    }
    const { file: oldFile, syncing } = this;
    [this.file, this.size, this.synced] = [newFile, size, this.written];
    if (this.sync) syncDirectory(this.directory);
    // A sync of the old file may still be running.
    await syncing;
    await promisify(fs.close)(oldFile);
  }
}

function* slices(entries: Iterable<JournalEntry>): Generator<JournalEntry[]> {
  let [slice, size]: [JournalEntry[], number] = [[], 0];
  for (const entry of entries) {
    slice.push(entry);
    size += entry[2]?.length ?? 0;
    if (size < SLICE_BYTES) continue;
    yield slice;
    [slice, size] = [[], 0];
  }
  yield slice;
}
