import { BSONValue, Code, DBRef, deserialize, Double, Int32, type DeserializeOptions } from 'bson';
import { MongoError, unsupported } from '../errors';
import { asDouble, type Doc } from './values';

/** Bytes of one document that are kept as they came. */
export class RawDoc {
  constructor(readonly bytes: Buffer) {}
}

const options = {
  promoteValues: false,
  bsonRegExp: true,
  allowObjectSmallerThanBufferSize: true,
  validation: { utf8: false },
};
const insertOptions = { ...options, fieldsAsRaw: { documents: true } };
const mostDeep = 200;

/** Reads a document, with every BSON type kept: integral doubles and longs come as their classes. */
export function decode(bytes: Buffer, offset = 0): Doc {
  return read(bytes.subarray(offset), options);
}

/** As `decode`; of an insert command the documents stay bytes (RawDoc). */
export function decodeCommand(bytes: Buffer, offset: number): Doc {
  const isInsert = bytes.toString('latin1', offset + 5, offset + 12) === 'insert\0';
  const body = read(bytes.subarray(offset), isInsert ? insertOptions : options);
  const { documents } = body;
  if (isInsert && Array.isArray(documents))
    body['documents'] = documents.map((each: unknown) => (Buffer.isBuffer(each) ? new RawDoc(each) : each));
  return body;
}

function read(bytes: Buffer, how: DeserializeOptions): Doc {
  try {
    return settle(deserialize(bytes, how), 0);
  } catch (error) {
    if (error instanceof MongoError) throw error;
    throw new MongoError(22, `Invalid BSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Brings what the library made to the form that values have here, in place. */
function settle(fields: Doc, depth: number): Doc {
  if (depth > mostDeep) throw new MongoError(15, `BSONObj exceeds maximum nested object depth: ${mostDeep}`);
  for (const key in fields) {
    const value = fields[key];
    if (key === '_bsontype') throw unsupported('a field of the name _bsontype');
    if (value === undefined) throw unsupported('the deprecated type undefined');
    if (typeof value === 'object' && value !== null) fields[key] = settled(value, depth);
  }
  return fields;
}

function settled(value: object, depth: number): unknown {
  if (value instanceof Int32) return value.value;
  if (value instanceof Double) return asDouble(value.value);
  if (value instanceof DBRef) throw unsupported('a DBRef');
  if (value instanceof Code && value.scope) settle(value.scope, depth + 1);
  if (value instanceof BSONValue || Buffer.isBuffer(value)) return value;
  if (!(value instanceof Date)) return settle(value as Doc, depth + 1);
  if (Number.isNaN(value.getTime())) throw unsupported("a date beyond JavaScript's, which end in 275760,");
  return value;
}
