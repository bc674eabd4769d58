import { BSONValue, Code, DBRef, deserialize, Double, Int32, type DeserializeOptions } from 'bson';
import { MongoError, unsupported } from '../errors';
import { toDouble, type Doc } from './values';

/** A document that is still encoded: inserted documents are stored, and found ones sent, without being encoded again. */
export class RawDoc {
  constructor(readonly bytes: Buffer) {}
}

const DECODE_OPTIONS = {
  promoteValues: false,
  bsonRegExp: true,
  allowObjectSmallerThanBufferSize: true,
  validation: { utf8: false },
};
const INSERT_OPTIONS = { ...DECODE_OPTIONS, fieldsAsRaw: { documents: true } };
const MAX_DEPTH = 200;

/** Decodes a document and keeps every BSON type: whole doubles, longs and decimals stay objects of their classes. */
export function decode(bytes: Buffer): Doc {
  return decodeWith(bytes, DECODE_OPTIONS);
}

/** Decodes a command; the documents of an insert command stay encoded (RawDoc). */
export function decodeCommand(bytes: Buffer): Doc {
  const isInsert = bytes.toString('latin1', 5, 12) === 'insert\0';
  const body = decodeWith(bytes, isInsert ? INSERT_OPTIONS : DECODE_OPTIONS);
  const { documents } = body;
  if (isInsert && Array.isArray(documents))
    body['documents'] = documents.map((document: unknown) =>
      Buffer.isBuffer(document) ? new RawDoc(document) : document,
    );
  return body;
}

function decodeWith(bytes: Buffer, options: DeserializeOptions): Doc {
  try {
    return normalize(deserialize(bytes, options), 0);
  } catch (error) {
    if (error instanceof MongoError) throw error;
    throw new MongoError(22, `Invalid BSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Converts what the bson package returned into the forms described at `Doc`, in place. */
function normalize(fields: Doc, depth: number): Doc {
  if (depth > MAX_DEPTH) throw new MongoError(15, `BSONObj exceeds maximum nested object depth: ${MAX_DEPTH}`);
  for (const key in fields) {
    const value = fields[key];
    if (key === '_bsontype') throw unsupported('a field of the name _bsontype');
    if (value === undefined) throw unsupported('the deprecated type undefined');
    if (typeof value === 'object' && value !== null) fields[key] = normalizeValue(value, depth);
  }
  return fields;
}

function normalizeValue(value: object, depth: number): unknown {
  if (value instanceof Int32) return value.value;
  if (value instanceof Double) return toDouble(value.value);
  if (value instanceof DBRef) throw unsupported('a DBRef');
  if (value instanceof Code && value.scope) normalize(value.scope, depth + 1);
  if (value instanceof BSONValue || Buffer.isBuffer(value)) return value;
  if (!(value instanceof Date)) return normalize(value as Doc, depth + 1);
  if (Number.isNaN(value.getTime())) throw unsupported("a date beyond JavaScript's, which end in 275760,");
  return value;
}
