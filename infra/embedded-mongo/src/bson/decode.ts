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
function settle<T extends object>(fields: T, depth: number): T {
  if (depth > mostDeep) throw new MongoError(15, `BSONObj exceeds maximum nested object depth: ${mostDeep}`);
  for (const key in fields) {
    const value: unknown = fields[key];
    if (key === '_bsontype') throw unsupported('a field of the name _bsontype');
    if (typeof value !== 'object' || value === null) {
      if (value === undefined) throw unsupported('the deprecated type undefined');
    } else if (value instanceof BSONValue) fields[key] = settled(value, depth) as T[typeof key];
    else if (value instanceof Date) checkDate(value);
    else if (!Buffer.isBuffer(value)) settle(value, depth + 1);
  }
  return fields;
}

function settled(value: BSONValue, depth: number): unknown {
  if (value instanceof Int32) return value.value;
  if (value instanceof Double) return asDouble(value.value);
  if (value instanceof DBRef) throw unsupported('a DBRef');
  if (value instanceof Code && value.scope) settle(value.scope, depth + 1);
  return value;
}

/** JavaScript's dates end in the year 275760, and later ones would be kept as others. */
function checkDate(value: Date): void {
  if (Number.isNaN(value.getTime())) throw unsupported('a date after the year 275760');
}
