import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { open, type RootDatabase } from 'lmdb';
import { checkFile } from './file-check';

/** Bytes to be stored, or how to make them when they are needed; undefined removes the entry. */
export type Stored = Buffer | (() => Buffer) | undefined;

interface Group {
  entries: Map<string, Stored>;
  done: Promise<void>;
  finish: () => void;
}

function newGroup(): Group {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { entries: new Map(), done, finish };
}

/** The durable side of the store: entries by key, written in groups that are on disk together or not at all. */
export class Log {
  /** The group that entries join now, and the one that is on its way. */
  private gathering: Group | undefined;
  private writing: Group | undefined;
  private failure: Error | undefined;

  private constructor(
    private readonly database: RootDatabase<Buffer, Buffer>,
    private readonly isSynced: boolean,
  ) {}

  /** Opens the file in a directory, or makes it; throws for one that is not whole. */
  static open(dataDir: string, isSynced: boolean): Log {
    const path = join(dataDir, 'store.mdb');
    const isNew = !existsSync(path);
    if (!isNew) checkFile(path, readAll);
    const log = new Log(openDatabase(path), isSynced);
    log.checkFormat(isNew);
    return log;
  }

  /** All entries whose key begins with a byte, in the order of their keys. */
  *entries(kind: number): Generator<{ key: Buffer; value: Buffer }> {
    for (const { key, value } of this.database.getRange({ start: Buffer.from([kind]), end: Buffer.from([kind + 1]) })) {
      yield { key: Buffer.from(key), value: unsealed(key, value) };
    }
  }

  /** Adds entries to the next group. What is added in one call is in one group. */
  add(entries: Iterable<readonly [key: string, value: Stored]>): void {
    const group = (this.gathering ??= newGroup());
    for (const [key, value] of entries) group.entries.set(key, value);
    if (!this.writing) void this.write();
  }

  /** Resolves when everything added so far is durable. */
  async settled(): Promise<void> {
    await (this.gathering ?? this.writing)?.done;
    if (this.failure) throw this.failure;
  }

  async close(): Promise<void> {
    await (this.gathering ?? this.writing)?.done;
    await this.database.flushed;
    await this.database.close();
  }

  /** Writes the groups, one after the other; while one is on its way the next gathers. */
  private async write(): Promise<void> {
    for (let group = this.gathering; group; group = this.gathering) {
      this.writing = group;
      await Promise.resolve();
      this.gathering = undefined;
      await this.writeGroup(group);
      group.finish();
    }
    this.writing = undefined;
  }

  private async writeGroup({ entries }: Group): Promise<void> {
    if (this.failure) return;
    try {
      await this.database.batch(() => {
        for (const [key, value] of entries) void this.writeEntry(Buffer.from(key, 'latin1'), value);
      });
      if (this.isSynced) await this.database.flushed;
    } catch (error) {
      this.failure = new Error(`The data file cannot be written: ${String(error)}`, { cause: error });
    }
  }

  private writeEntry(key: Buffer, value: Stored): Promise<boolean> {
    if (value === undefined) return this.database.remove(key);
    return this.database.put(key, sealed(typeof value === 'function' ? value() : value));
  }

  private checkFormat(isNew: boolean): void {
    const key = Buffer.from([0]);
    const found = this.database.get(key);
    if (found) {
      const format = unsealed(key, found).toString();
      if (format !== formatName) throw new Error(`it has the format "${format}", and "${formatName}" is needed`);
    } else if (isNew) this.database.putSync(key, sealed(Buffer.from(formatName)));
    else throw new Error('it has no format entry');
  }
}

function openDatabase(path: string): RootDatabase<Buffer, Buffer> {
  return open<Buffer, Buffer>({ path, noSubdir: true, encoding: 'binary', keyEncoding: 'binary', maxReaders: 8 });
}

function readAll(path: string): void {
  const database = openDatabase(path);
  for (const { key, value } of database.getRange({})) unsealed(key, value);
  void database.close();
}

const formatName = 'portal documents 1';

/** An entry begins with a checksum of the rest. */
function sealed(value: Buffer): Buffer {
  const bytes = Buffer.allocUnsafe(value.length + 4);
  bytes.writeUInt32LE(crc32(value), 0);
  value.copy(bytes, 4);
  return bytes;
}

function unsealed(key: Buffer, bytes: Buffer): Buffer {
  const value = Buffer.from(bytes.subarray(4));
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== crc32(value))
    throw new Error(`the entry ${key.toString('hex')} is damaged`);
  return value;
}
