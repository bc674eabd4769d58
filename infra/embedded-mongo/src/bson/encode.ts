import { serialize } from 'bson';
import { MongoError } from '../errors';
import type { RawDoc } from './decode';
import { isDoc, type Doc } from './values';

/** The longest document, and 16 kB for what a reply puts around it. */
const MAX_BYTES = 16 * 1024 * 1024 + 16 * 1024;
/** BSON type numbers. */
const [DOCUMENT, ARRAY] = [3, 4];
const [NO_LENGTH, TERMINATOR] = [Buffer.alloc(4), Buffer.alloc(1)];

/** Encodes a document; the bytes are not shared with later calls. Throws 10334 when it is too long. */
export function encode(doc: Doc): Buffer {
  try {
    const { buffer, byteOffset, byteLength } = serialize(doc, { ignoreUndefined: true });
    if (byteLength <= MAX_BYTES) return Buffer.from(buffer, byteOffset, byteLength);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new MongoError(10334, `BSONObj size is invalid. Size must be between 0 and ${MAX_BYTES}(16MB)`);
}

/** Encodes the reply to a command; the documents of its cursor are encoded already (RawDoc) and copied as they are. */
export function encodeReply(reply: Doc): Buffer {
  const { cursor, ...rest } = reply;
  if (!isDoc(cursor)) return encode(reply);
  const { firstBatch, nextBatch, ...cursorFields } = cursor;
  const batch = (firstBatch ?? nextBatch) as readonly RawDoc[];
  const array = documentOf(batch.flatMap(({ bytes }, n) => [elementHeader(DOCUMENT, String(n)), bytes]));
  const name = firstBatch ? 'firstBatch' : 'nextBatch';
  const cursorBytes = documentOf([elementHeader(ARRAY, name), array, elementsOf(cursorFields)]);
  return documentOf([elementHeader(DOCUMENT, 'cursor'), cursorBytes, elementsOf(rest)]);
}

function elementHeader(type: number, name: string): Buffer {
  return Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1');
}

/** The elements of a document: its bytes without the length and the terminator. */
function elementsOf(doc: Doc): Buffer {
  return encode(doc).subarray(4, -1);
}

/** A document made of encoded elements. */
function documentOf(parts: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat([NO_LENGTH, ...parts, TERMINATOR]);
  bytes.writeInt32LE(bytes.length, 0);
  return bytes;
}
