import { serialize } from 'bson';
import { MongoError } from '../errors';
import type { RawDoc } from './decode';
import { isDoc, type Doc } from './values';

const mostBytes = 16 * 1024 * 1024 + 16 * 1024;

/** BSON bytes of a document, in memory of their own. */
export function encode(doc: Doc): Buffer {
  try {
    const { buffer, byteOffset, byteLength } = serialize(doc, { ignoreUndefined: true });
    if (byteLength <= mostBytes) return Buffer.from(buffer, byteOffset, byteLength);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new MongoError(10334, `BSONObj size is invalid. Size must be between 0 and ${mostBytes}(16MB)`);
}

/** BSON bytes of an answer; the documents of its cursor are bytes already (RawDoc). */
export function encodeAnswer(answer: Doc): Buffer {
  const { cursor, ...rest } = answer;
  if (!isDoc(cursor)) return encode(answer);
  const { firstBatch, nextBatch, ...about } = cursor;
  const batch = (firstBatch ?? nextBatch) as readonly RawDoc[];
  const list = joined(batch.flatMap(({ bytes }, n) => [header(3, String(n)), bytes]));
  const name = firstBatch ? 'firstBatch' : 'nextBatch';
  return joined([header(3, 'cursor'), joined([header(4, name), list, fieldsOf(about)]), fieldsOf(rest)]);
}

function header(type: number, name: string): Buffer {
  return Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1');
}

/** The bytes of a document without its size and its end. */
function fieldsOf(doc: Doc): Buffer {
  return encode(doc).subarray(4, -1);
}

/** A document of such bytes. */
function joined(parts: readonly Buffer[]): Buffer {
  const all = Buffer.concat([size, ...parts, end]);
  all.writeInt32LE(all.length, 0);
  return all;
}

const [size, end] = [Buffer.alloc(4), Buffer.alloc(1)];
