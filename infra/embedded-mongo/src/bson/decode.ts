import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { MongoError } from '../errors';
import type { Doc } from './values';

/** Bytes of one document that are kept as they came. */
export class RawDoc {
  constructor(readonly bytes: Buffer) {}
}

let bytes: Buffer = Buffer.alloc(0);
let at = 0;
const knownKeys: (string | undefined)[] = Array.from({ length: 4096 });

/** Reads a document, with every BSON type kept: integral doubles and longs come as their classes. */
export function decode(raw: Buffer, offset = 0): Doc {
  return reading(raw, offset, () => readDocument(undefined));
}

/** As `decode`, but the documents of the array `rawField` stay bytes (RawDoc). */
export function decodeCommand(raw: Buffer, offset: number, rawField: string): Doc {
  return reading(raw, offset, () => readDocument(rawField));
}

function reading(raw: Buffer, offset: number, read: () => Doc): Doc {
  const [outerBytes, outerAt] = [bytes, at];
  bytes = raw;
  at = offset;
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new MongoError(22, 'Invalid BSON: it ends too early');
    throw error;
  } finally {
    bytes = outerBytes;
    at = outerAt;
  }
}

function readDocument(rawField: string | undefined): Doc {
  const end = at + bytes.readInt32LE(at);
  if (end > bytes.length) throw new RangeError('document');
  at += 4;
  const doc: Doc = {};
  for (let type = bytes.readUInt8(at++); type !== 0; type = bytes.readUInt8(at++)) {
    const key = readKey();
    const value = type === 4 && key === rawField ? readRawArray() : readValue(type);
    if (key === '__proto__') {
      Object.defineProperty(doc, key, { value, enumerable: true, configurable: true, writable: true });
    } else doc[key] = value;
  }
  if (at !== end) throw new RangeError('document');
  return doc;
}

function readArray(): unknown[] {
  at += 4;
  const list: unknown[] = [];
  for (let type = bytes.readUInt8(at++); type !== 0; type = bytes.readUInt8(at++)) {
    skipKey();
    list.push(readValue(type));
  }
  return list;
}

function readRawArray(): RawDoc[] {
  at += 4;
  const list: RawDoc[] = [];
  for (let type = bytes.readUInt8(at++); type !== 0; type = bytes.readUInt8(at++)) {
    skipKey();
    if (type !== 3) throw new MongoError(14, 'documents must be objects');
    const size = bytes.readInt32LE(at);
    list.push(new RawDoc(bytes.subarray(at, at + size)));
    at += size;
  }
  return list;
}

function skipKey(): void {
  while (bytes.readUInt8(at++) !== 0);
}

/** Field names come again and again: a table of them saves most of the strings. */
function readKey(): string {
  const start = at;
  let hash = 0;
  let high = 0;
  for (let byte = bytes[at]; byte !== 0; byte = bytes[++at]) {
    if (byte === undefined) throw new RangeError('key');
    hash = (Math.imul(hash, 31) + byte) | 0;
    high |= byte;
  }
  const end = at++;
  const slot = hash & 4095;
  const known = knownKeys[slot];
  if (known !== undefined && known.length === end - start && sameBytes(known, start)) return known;
  if (high > 127) return bytes.toString('utf8', start, end);
  const key = bytes.toString('latin1', start, end);
  knownKeys[slot] = key;
  return key;
}

function sameBytes(text: string, start: number): boolean {
  for (let n = 0; n < text.length; n++) if (text.charCodeAt(n) !== bytes[start + n]) return false;
  return true;
}

function readText(): string {
  const size = bytes.readInt32LE(at);
  const start = at + 4;
  at = start + size;
  if (size < 1 || at > bytes.length) throw new RangeError('string');
  return bytes.toString('utf8', start, at - 1);
}

function readCString(): string {
  const start = at;
  skipKey();
  return bytes.toString('utf8', start, at - 1);
}

function take(size: number): Buffer {
  const part = bytes.subarray(at, at + size);
  if (part.length !== size) throw new RangeError('value');
  at += size;
  return part;
}

function readDouble(): number | Double {
  const value = bytes.readDoubleLE(at);
  at += 8;
  return value === (value | 0) && !Object.is(value, -0) ? new Double(value) : value;
}

function readLong(): Long {
  const value = new Long(bytes.readInt32LE(at), bytes.readInt32LE(at + 4));
  at += 8;
  return value;
}

function readInt(): number {
  at += 4;
  return bytes.readInt32LE(at - 4);
}

function readBinary(): Binary {
  const size = bytes.readInt32LE(at);
  const subtype = bytes.readUInt8(at + 4);
  at += 5;
  const part = take(size);
  return new Binary(Buffer.from(subtype === 2 ? part.subarray(4) : part), subtype);
}

function readTimestamp(): Timestamp {
  at += 8;
  return new Timestamp({ i: bytes.readUInt32LE(at - 8), t: bytes.readUInt32LE(at - 4) });
}

function readScopedCode(): Code {
  at += 4;
  const code = readText();
  return new Code(code, readDocument(undefined));
}

const readers: Record<number, () => unknown> = {
  1: readDouble,
  2: readText,
  3: () => readDocument(undefined),
  4: readArray,
  5: readBinary,
  6: () => null,
  7: () => new ObjectId(Uint8Array.prototype.slice.call(take(12))),
  8: () => bytes.readUInt8(at++) === 1,
  9: () => new Date(readLong().toNumber()),
  10: () => null,
  11: () => new BSONRegExp(readCString(), readCString()),
  13: () => new Code(readText()),
  14: () => new BSONSymbol(readText()),
  15: readScopedCode,
  16: readInt,
  17: readTimestamp,
  18: readLong,
  19: () => new Decimal128(Uint8Array.prototype.slice.call(take(16))),
  127: () => new MaxKey(),
  255: () => new MinKey(),
};

function readValue(type: number): unknown {
  const read = readers[type];
  if (!read) throw new MongoError(22, `Invalid BSON: type ${type} is not supported`);
  return read();
}
