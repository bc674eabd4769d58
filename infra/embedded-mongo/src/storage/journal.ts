import * as fs from 'node:fs';
import { join } from 'node:path';
import { MongoError } from '../errors';
import { entriesOf, magic, readJournal, recordOf, syncDirectory, writeAt, type Entry } from './journal-file';

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
  private failure: MongoError | undefined;

  /** Opens the journal of a directory, or makes it, and replays it. A journal that is damaged is left as it is. */
  constructor(
    private readonly directory: string,
    private readonly owner: Journaled,
    private readonly sync: Sync | undefined,
  ) {
    this.path = join(directory, 'journal');
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
    // What is appended now lives only after it is written, so what is dead goes before.
    if (this.size > this.limit) this.dropDead();
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
  }

  /** Resolves when what was appended so far is as durable as was asked for: syncs are shared, one at a time. */
  async settled(): Promise<void> {
    for (const wanted = this.written; this.sync && this.synced < wanted;) {
      if (this.failure) throw this.failure;
      await (this.syncing ??= this.syncNow(this.sync));
    }
  }

  async close(): Promise<void> {
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

  /** Puts a journal of what lives in the place of this one, when less than half of it does. It is on the disk before it counts. */
  private dropDead(): void {
    this.limit = Math.max(leastBytes, 2 * this.owner.liveBytes());
    if (this.size <= this.limit) return;
    const made = fs.openSync(`${this.path}.new`, 'w+');
    let size = 0;
    try {
      size += writeAt(made, magic, 0);
      for (const slice of slices(this.owner.liveEntries())) size += writeAt(made, recordOf(slice), size);
      fs.fdatasyncSync(made);
      fs.renameSync(`${this.path}.new`, this.path);
    } catch {
      // No room for two: the old one goes on.
      this.limit = 2 * this.size;
      fs.closeSync(made);
      fs.rmSync(`${this.path}.new`, { force: true });
      return;
    }
    const old = this.file;
    [this.file, this.size, this.synced] = [made, size, this.written];
    void Promise.resolve(this.syncing).then(() => fs.closeSync(old));
    if (this.sync) syncDirectory(this.directory);
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
