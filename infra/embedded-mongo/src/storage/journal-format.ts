import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/**
 * One change: the new bytes of a record as a string of one-byte characters, or undefined when it is deleted. Record 0 of
 * a collection is its definition, the others are documents; collection 0 holds the sessions.
 */
export type JournalEntry = readonly [collectionId: number, recordId: number, bytes: string | undefined];

/** The start of a journal. Records follow: length and checksum of the payload, checksum of these two, payload. */
export const FILE_HEADER = Buffer.from('portal journal 1');
export const CHUNK_BYTES = 1 << 20;
const RECORD_HEADER_BYTES = 12;
const ENTRY_HEADER_BYTES = 14;
const scratch = Buffer.allocUnsafeSlow(1 << 16);

/** Encodes the record of a commit; the bytes are valid until the next call. */
export function encodeRecord(entries: readonly JournalEntry[]): Buffer {
  const size = entries.reduce((sum, [, , bytes = '']) => sum + ENTRY_HEADER_BYTES + bytes.length, RECORD_HEADER_BYTES);
  const record = size <= scratch.length ? scratch.subarray(0, size) : Buffer.allocUnsafeSlow(size);
  let at = RECORD_HEADER_BYTES;
  for (const [collectionId, recordId, bytes = ''] of entries) {
    record.writeUInt32LE(collectionId, at);
    record.writeUIntLE(recordId, at + 4, 6);
    record.writeUInt32LE(bytes.length, at + 10);
    at += ENTRY_HEADER_BYTES + record.write(bytes, at + ENTRY_HEADER_BYTES, 'latin1');
  }
  record.writeUInt32LE(size - RECORD_HEADER_BYTES, 0);
  record.writeUInt32LE(crc32(record.subarray(RECORD_HEADER_BYTES)), 4);
  record.writeUInt32LE(crc32(record.subarray(0, 8)), 8);
  return record;
}

/** Decodes the payload of a record. */
export function* decodeEntries(payload: Buffer): Generator<JournalEntry> {
  for (let at = 0, end = 0; at < payload.length; at = end) {
    end = at + ENTRY_HEADER_BYTES + payload.readUInt32LE(at + 10);
    const bytes = payload.toString('latin1', at + ENTRY_HEADER_BYTES, end) || undefined;
    yield [payload.readUInt32LE(at), payload.readUIntLE(at + 4, 6), bytes];
  }
}

/** Thrown for a journal of which only a part can be read. */
export class JournalDamage extends Error {
  override readonly name = 'JournalDamage';

  constructor(
    message: string,
    /** Where the last complete record ends. */
    readonly at: number,
  ) {
    super(message);
  }
}

/**
 * Reads a journal and returns the end of its last complete record. An incomplete record or zeros behind it are what a
 * killed process leaves; anything else is damage and throws.
 */
export function readJournal(file: number, onRecord: (payload: Buffer) => void): number {
  const { size } = fstatSync(file);
  const readAt = createReader(file, size);
  let at = Math.min(size, FILE_HEADER.length);
  if (!readAt(0, at).equals(FILE_HEADER.subarray(0, at)))
    throw new JournalDamage('it is no journal of this version', 0);
  while (size - at >= RECORD_HEADER_BYTES) {
    const header = readAt(at, RECORD_HEADER_BYTES);
    const [length, checksum] = [header.readUInt32LE(0), header.readUInt32LE(4)];
    if (crc32(header.subarray(0, 8)) !== header.readUInt32LE(8)) {
      if (isZero(readAt, at, size)) break;
      throw new JournalDamage(`the head of the record at byte ${at} is damaged`, at);
    }
    if (at + RECORD_HEADER_BYTES + length > size) break;
    const payload = readAt(at + RECORD_HEADER_BYTES, length);
    if (crc32(payload) !== checksum) throw new JournalDamage(`the record at byte ${at} is damaged`, at);
    onRecord(payload);
    at += RECORD_HEADER_BYTES + length;
  }
  return at;
}

/** Returns a function that reads parts of a file through a buffer; a part is valid until the next call. */
function createReader(file: number, size: number): (at: number, length: number) => Buffer {
  let [chunk, start, end] = [Buffer.allocUnsafeSlow(CHUNK_BYTES), 0, 0];
  return (at, length) => {
    if (at < start || at + length > end) {
      if (length > chunk.length) chunk = Buffer.allocUnsafeSlow(length);
      [start, end] = [at, at + readSync(file, chunk, 0, Math.min(chunk.length, size - at), at)];
      if (at + length > end) throw new Error(`byte ${end} cannot be read`);
    }
    return chunk.subarray(at - start, at - start + length);
  };
}

function isZero(readAt: (at: number, length: number) => Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at += 4096)
    if (readAt(at, Math.min(4096, to - at)).some((byte) => byte !== 0)) return false;
  return true;
}

/** Writes all bytes at an offset of a file and returns their number. */
export function writeAt(file: number, bytes: Buffer, at: number): number {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done, bytes.length - done, at + done);
  return bytes.length;
}

/** The bytes of a part of a file. */
export function readAll(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length;) {
    const read = readSync(file, bytes, done, length - done, at + done);
    if (read === 0) throw new Error(`byte ${at + done} cannot be read`);
    done += read;
  }
  return bytes;
}

/** Copies bytes from an offset of one file to an offset of another. */
export function copyBytes(source: number, from: number, target: number, to: number, length: number): void {
  const readAt = createReader(source, from + length);
  for (let done = 0; done < length; done += CHUNK_BYTES)
    writeAt(target, readAt(from + done, Math.min(CHUNK_BYTES, length - done)), to + done);
}

/** Makes a created or renamed file in a directory survive a loss of power; Windows does not offer that. */
export function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const directory = openSync(path, 'r');
  fsyncSync(directory);
  closeSync(directory);
}
