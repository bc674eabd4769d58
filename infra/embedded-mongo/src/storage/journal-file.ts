import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/**
 * One change: the bytes, as a text of one-byte characters, that a number of a collection has from now on, or undefined
 * when it goes. Number 0 is the collection's definition, any other a document; collection 0 is of sessions.
 */
export type Entry = readonly [collection: number, number: number, bytes: string | undefined];

/** How a journal begins; then come records: length and checksum of the payload, checksum of these two, payload. */
export const magic = Buffer.from('portal journal 1');
export const chunkBytes = 1 << 20;
const headBytes = 12;
const entryBytes = 14;
const scratch = Buffer.allocUnsafeSlow(1 << 16);

/** The bytes of a record of entries; they stay valid until the next call. */
export function recordOf(entries: readonly Entry[]): Buffer {
  const size = entries.reduce((sum, [, , bytes = '']) => sum + entryBytes + bytes.length, headBytes);
  const record = size <= scratch.length ? scratch.subarray(0, size) : Buffer.allocUnsafeSlow(size);
  let at = headBytes;
  for (const [collection, number, bytes = ''] of entries) {
    record.writeUInt32LE(collection, at);
    record.writeUIntLE(number, at + 4, 6);
    record.writeUInt32LE(bytes.length, at + 10);
    at += entryBytes + record.write(bytes, at + entryBytes, 'latin1');
  }
  record.writeUInt32LE(size - headBytes, 0);
  record.writeUInt32LE(crc32(record.subarray(headBytes)), 4);
  record.writeUInt32LE(crc32(record.subarray(0, 8)), 8);
  return record;
}

/** The entries of a record's payload. */
export function* entriesOf(payload: Buffer): Generator<Entry> {
  for (let at = 0, end = 0; at < payload.length; at = end) {
    end = at + entryBytes + payload.readUInt32LE(at + 10);
    const bytes = payload.toString('latin1', at + entryBytes, end) || undefined;
    yield [payload.readUInt32LE(at), payload.readUIntLE(at + 4, 6), bytes];
  }
}

/**
 * Reads a journal and gives the end of its last whole record: behind it lies nothing, the beginning of a record, or
 * zeros. Whatever else is there is damage, and reported.
 */
export function readJournal(file: number, found: (payload: Buffer) => void): number {
  const { size } = fstatSync(file);
  const take = reader(file, size);
  let at = Math.min(size, magic.length);
  if (!take(0, at).equals(magic.subarray(0, at))) throw new Error('it is no journal of this version');
  while (size - at >= headBytes) {
    const head = take(at, headBytes);
    const [length, sum] = [head.readUInt32LE(0), head.readUInt32LE(4)];
    if (crc32(head.subarray(0, 8)) !== head.readUInt32LE(8)) {
      if (isZero(take, at, size)) break;
      throw new Error(`the head of the record at byte ${at} is damaged`);
    }
    if (at + headBytes + length > size) break;
    const payload = take(at + headBytes, length);
    if (crc32(payload) !== sum) throw new Error(`the record at byte ${at} is damaged`);
    found(payload);
    at += headBytes + length;
  }
  return at;
}

/** Gives parts of a file, which is read in chunks; a part stays valid until the next one is taken. */
function reader(file: number, size: number): (at: number, length: number) => Buffer {
  let [chunk, start, end] = [Buffer.allocUnsafeSlow(chunkBytes), 0, 0];
  return (at, length) => {
    if (at < start || at + length > end) {
      if (length > chunk.length) chunk = Buffer.allocUnsafeSlow(length);
      [start, end] = [at, at + readSync(file, chunk, 0, Math.min(chunk.length, size - at), at)];
      if (at + length > end) throw new Error(`byte ${end} cannot be read`);
    }
    return chunk.subarray(at - start, at - start + length);
  };
}

function isZero(take: (at: number, length: number) => Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at += 4096)
    if (take(at, Math.min(4096, to - at)).some((byte) => byte !== 0)) return false;
  return true;
}

/** Writes bytes to a place in a file, and gives their number. */
export function writeAt(file: number, bytes: Buffer, at: number): number {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done, bytes.length - done, at + done);
  return bytes.length;
}

/** Copies bytes from a place in a file to a place in another. */
export function copyBytes(from: number, at: number, to: number, place: number, length: number): void {
  const take = reader(from, at + length);
  for (let done = 0; done < length; done += chunkBytes)
    writeAt(to, take(at + done, Math.min(chunkBytes, length - done)), place + done);
}

/** Makes a new name in a directory safe from a loss of power; there is no such thing on Windows. */
export function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const directory = openSync(path, 'r');
  fsyncSync(directory);
  closeSync(directory);
}
