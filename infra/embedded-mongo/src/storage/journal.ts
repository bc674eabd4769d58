import {
  closeSync,
  constants,
  existsSync,
  fdatasync,
  fsyncSync,
  ftruncateSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MongoError } from '../errors';
import {
  chunkBytes,
  copyBytes,
  entriesOf,
  magic,
  readJournal,
  recordOf,
  syncDirectory,
  writeAt,
  type Entry,
} from './journal-file';

/** What a journal keeps: it takes the entries at opening, and gives those that live when the journal is rewritten. */
export interface Journaled {
  replay(entry: Entry): void;
  liveBytes(): number;
  liveEntries(): Iterable<Entry>;
}

/** Brings what was written to a file onto the disk. */
export type Sync = (file: number) => Promise<void>;

const leastBytes = 16 * 1024 * 1024;
const sliceBytes = 256 * 1024;

/** The file behind the store: each commit is one record at its end, there whole or not at all. */
export class Journal {
  private readonly file: { path: string; number: number; size: number };
  private limit = leastBytes;
  private written = 0;
  private synced = 0;
  private syncing: Promise<void> | undefined;
  private rewriting: Promise<void> | undefined;
  private failure: Error | undefined;

  /** Opens the journal of a directory, or makes it, and replays it. A journal that is damaged is left as it is. */
  constructor(
    private readonly directory: string,
    private readonly owner: Journaled,
    private readonly sync: Sync | undefined,
  ) {
    const path = join(directory, 'journal');
    if (!existsSync(path) && existsSync(join(directory, 'store.mdb')))
      throw new Error('it was made by an earlier version (store.mdb), which this one cannot read');
    rmSync(`${path}.new`, { force: true });
    const number = openSync(path, constants.O_RDWR | constants.O_CREAT);
    try {
      const size = readJournal(number, (payload) => {
        for (const entry of entriesOf(payload)) owner.replay(entry);
      });
      ftruncateSync(number, size);
      this.file = { path, number, size: size > magic.length ? size : writeAt(number, magic, 0) };
      syncDirectory(directory);
    } catch (error) {
      closeSync(number);
      throw error;
    }
  }

  /** Writes the entries of one commit. When that fails nothing of them is in the file. */
  append(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    if (this.failure) throw this.failure;
    try {
      this.file.size += writeAt(this.file.number, recordOf(entries), this.file.size);
    } catch (error) {
      throw this.undo(new MongoError(14031, `The journal cannot be written: ${String(error)}`));
    }
    this.written++;
    if (this.file.size > this.limit && !this.rewriting) this.considerRewriting();
  }

  /** Resolves when what was appended so far is as durable as was asked for: syncs are shared, one at a time. */
  async settled(): Promise<void> {
    for (const wanted = this.written; this.sync && this.synced < wanted;) {
      if (this.failure) throw this.failure;
      await (this.syncing ??= this.syncNow(this.sync));
    }
  }

  async close(): Promise<void> {
    await this.rewriting;
    await this.settled().catch(() => undefined);
    this.failure ??= new MongoError(91, 'The store is closed');
    closeSync(this.file.number);
  }

  private undo(failure: Error): Error {
    try {
      ftruncateSync(this.file.number, this.file.size);
    } catch {
      this.failure = failure;
    }
    return failure;
  }

  private async syncNow(sync: Sync): Promise<void> {
    const { written } = this;
    try {
      await sync(this.file.number);
      this.synced = Math.max(this.synced, written);
    } catch (error) {
      this.failure = new MongoError(14031, `The journal cannot be synced: ${String(error)}`);
    }
    this.syncing = undefined;
  }

  private considerRewriting(): void {
    this.limit = Math.max(leastBytes, 2 * this.owner.liveBytes());
    if (this.file.size <= this.limit) return;
    this.rewriting = this.rewrite()
      .catch(() => rmSync(`${this.file.path}.new`, { force: true }))
      .finally(() => {
        this.limit = Math.max(leastBytes, 2 * this.file.size);
        this.rewriting = undefined;
      });
  }

  /** Puts a journal of what lives, and of what was appended meanwhile, in the place of this one. */
  private async rewrite(): Promise<void> {
    const { path } = this.file;
    const made = { path, number: openSync(`${path}.new`, 'w+'), size: 0 };
    try {
      let from = this.file.size;
      const copy = (most: number) => {
        const length = Math.min(most, this.file.size - from);
        copyBytes(this.file.number, from, made.number, made.size, length);
        [from, made.size] = [from + length, made.size + length];
      };
      made.size = writeAt(made.number, magic, 0);
      for (const slice of slices(this.owner.liveEntries())) {
        made.size += writeAt(made.number, recordOf(slice), made.size);
        await pause();
      }
      for (; this.file.size - from > chunkBytes; await pause()) copy(chunkBytes);
      await promisify(fdatasync)(made.number);
      copy(Infinity);
      fsyncSync(made.number);
      renameSync(`${path}.new`, path);
    } catch (error) {
      closeSync(made.number);
      throw error;
    }
    const [old, syncing] = [this.file.number, this.syncing];
    Object.assign(this.file, made);
    this.synced = this.written;
    syncDirectory(this.directory);
    await syncing;
    closeSync(old);
  }
}

function* slices(entries: Iterable<Entry>): Generator<Entry[]> {
  let [slice, size]: [Entry[], number] = [[], 0];
  for (const entry of entries) {
    slice.push(entry);
    size += entry[2]?.length ?? 0;
    if (size < sliceBytes) continue;
    yield slice;
    [slice, size] = [[], 0];
  }
  yield slice;
}
