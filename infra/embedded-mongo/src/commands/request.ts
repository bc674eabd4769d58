import { Binary, Long } from 'bson';
import { isDoc, isNumeric, toNumber, type Doc } from '../bson/values';
import { compileExpression } from '../aggregation/expression';
import { badValue, MongoError } from '../errors';
import type { Session } from '../transactions/session';
import type { Sessions } from '../transactions/sessions';
import type { Transaction } from '../transactions/transaction';
import type { Store } from '../storage/store';
import type { Cursors } from './cursors';

/** What commands work on. */
export interface Engine {
  store: Store;
  sessions: Sessions;
  cursors: Cursors;
  /** The address clients reach this server at. */
  address: () => string;
}

/** One command on its way. */
export interface Request {
  engine: Engine;
  name: string;
  database: string;
  body: Doc;
  session: Session | undefined;
  /** The multi-document transaction the command belongs to. */
  transaction: Transaction | undefined;
  /** Whether results of its writes are to be remembered. */
  isRetryable: boolean;
}

/** Answers a command. */
export type Command = {
  /** Fields it knows beside those of every command. */
  fields: readonly string[];
  isAllowedInTransaction?: boolean;
  run(request: Request): Doc | Promise<Doc>;
};

const everywhere = new Set([
  '$db',
  '$readPreference',
  '$clusterTime',
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'readConcern',
  'writeConcern',
  'comment',
  'maxTimeMS',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

/** Refuses fields that a command does not know. */
export function checkFields({ name, body }: Request, fields: readonly string[]): void {
  for (const key of Object.keys(body)) {
    if (key !== name && !everywhere.has(key) && !fields.includes(key)) {
      throw new MongoError(40415, `BSON field '${name}.${key}' is an unknown field.`);
    }
  }
}

/** The collection a command names. */
export function collectionName({ name, body }: Request): string {
  const value = body[name];
  if (typeof value !== 'string') throw new MongoError(73, `collection name has invalid type ${typeof value}`);
  return value;
}

/** A field that must be a document when it is there. */
export function documentField(body: Doc, name: string): Doc | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!isDoc(value))
    throw new MongoError(14, `BSON field '${name}' is the wrong type '${typeof value}', expected type 'object'`);
  return value;
}

/** A field that must be a whole number, at least zero, when it is there. */
export function numberField(body: Doc, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!isNumeric(value) || !Number.isFinite(toNumber(value)))
    throw new MongoError(14, `BSON field '${name}' is the wrong type, expected a number`);
  if (toNumber(value) < 0) throw badValue(`BSON field '${name}' value must be >= 0, actual value '${toNumber(value)}'`);
  return Math.trunc(toNumber(value));
}

/** Refuses collations: services keep normalised keys instead. */
export function refuseCollation(options: Doc): void {
  const collation = documentField(options, 'collation');
  if (collation && Object.keys(collation).length > 0 && collation['locale'] !== 'simple') {
    throw new MongoError(115, 'a collation other than { locale: "simple" } is not supported by the embedded store');
  }
}

/** The `let` variables of a command: expressions that need no document. */
export function letVariables(body: Doc): Doc {
  const scope = { root: {}, variables: {} };
  const given = Object.entries(documentField(body, 'let') ?? {});
  return Object.fromEntries(given.map(([name, value]) => [name, compileExpression(value)(scope)]));
}

/** The key of a session id. */
export function sessionKey(lsid: unknown): string | undefined {
  const id = isDoc(lsid) ? lsid['id'] : undefined;
  return id instanceof Binary ? Buffer.from(id.buffer.subarray(0, id.position)).toString('hex') : undefined;
}

/** A transaction number, whichever kind of number it came as. */
export function longOf(value: unknown): Long {
  return value instanceof Long ? value : Long.fromNumber(toNumber(value));
}
