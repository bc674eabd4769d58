import * as fs from 'node:fs';
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
  private readonly path: string;
  private file: number;
  private size: number;
  private limit = leastBytes;
  private written = 0;
  private synced = 0;
  private syncing: Promise<void> | undefined;
  private rewriting: Promise<void> | undefined;
  private failure: MongoError | undefined;

  /** Opens the journal of a directory, or makes it, and replays it. A journal that is damaged is left as it is. */
  constructor(
    private readonly directory: string,
    private readonly owner: Journaled,
    private readonly sync: Sync | undefined,
  ) {
    this.path = join(directory, 'journal');
    if (!fs.existsSync(this.path) && fs.existsSync(join(directory, 'store.mdb')))
      throw new Error('it was made by an earlier version (store.mdb), which this one cannot read');
    fs.rmSync(`${this.path}.new`, { force: true });
    this.file = fs.openSync(this.path, fs.constants.O_RDWR | fs.constants.O_CREAT);
    try {
      this.size = readJournal(this.file, (payload) => {
        for (const entry of entriesOf(payload)) owner.replay(entry);
      });
      fs.ftruncateSync(this.file, this.size);
      if (this.size < magic.length) this.size = writeAt(this.file, magic, 0);
      syncDirectory(directory);
    } catch (error) {
      fs.closeSync(this.file);
      throw error;
    }
  }

  /** Writes the entries of one commit. When that fails nothing of them is in the file. */
  append(entries: readonly Entry[]): void {
    if (this.failure) throw this.failure;
    if (entries.length === 0) return;
    try {
      this.size += writeAt(this.file, recordOf(entries), this.size);
      this.written++;
    } catch (error) {
      this.failure = new MongoError(14031, `The journal cannot be written: ${String(error)}`);
      const { failure } = this;
      fs.ftruncateSync(this.file, this.size);
      this.failure = undefined;
      throw failure;
    }
    if (this.size > this.limit && !this.rewriting) this.considerRewriting();
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

  private considerRewriting(): void {
    this.limit = Math.max(leastBytes, 2 * this.owner.liveBytes());
    if (this.size <= this.limit) return;
    this.rewriting = this.rewrite()
      .catch(() => undefined)
      .finally(() => {
        this.limit = Math.max(leastBytes, 2 * this.size);
        this.rewriting = undefined;
      });
  }

  /** Puts a journal of what lives, and of what was appended meanwhile, in the place of this one. */
  private async rewrite(): Promise<void> {
    // The commit that led here is in the file and becomes visible only after this call.
    await pause();
    const made = fs.openSync(`${this.path}.new`, 'w+');
    let [from, size] = [this.size, 0];
    const copyUpTo = (end: number) => {
      copyBytes(this.file, from, made, size, end - from);
      [from, size] = [end, size + end - from];
    };
    try {
      size = writeAt(made, magic, 0);
      for (const slice of slices(this.owner.liveEntries())) {
        size += writeAt(made, recordOf(slice), size);
        await pause();
      }
      do {
        for (; this.size - from > chunkBytes; await pause()) copyUpTo(from + chunkBytes);
        await promisify(fs.fdatasync)(made);
      } while (this.size - from > chunkBytes);
      copyUpTo(this.size);
      if (this.sync) fs.fsyncSync(made);
      fs.renameSync(`${this.path}.new`, this.path);
    } catch (error) {
      fs.closeSync(made);
      throw error;
    }
    const [old, syncing] = [this.file, this.syncing];
    [this.file, this.size, this.synced] = [made, size, this.written];
    if (this.sync) syncDirectory(this.directory);
    await syncing;
    await promisify(fs.close)(old);
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
