import { decode, RawDoc } from '../bson/decode';
import { encode } from '../bson/encode';
import { isDoc, isNumeric, toNumber, truthy, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Row } from '../storage/rows';
import type { Collection } from '../storage/collection';
import type { Transaction } from '../transactions/transaction';
import { checkId, compileUpdate, isReplacement, upsertSeed, withId } from '../updating/update';
import { findRows } from './query';
import { collectionName, documentField, letVariables, refuseCollation, type Command, type Request } from './request';
import { runStatements, type Statement } from './statements';

const mostBytes = 16 * 1024 * 1024;

/** Bytes of a document that is to be stored. */
function toBytes(doc: Doc): Buffer {
  const raw = encode(doc);
  if (raw.length > mostBytes)
    throw new MongoError(10334, `BSONObj size: ${raw.length} is invalid. Size must be between 0 and 16793600(16MB)`);
  return raw;
}

/** Adds one document; one that came as bytes with its `_id` first is kept as it came. */
function insertOne(collection: Collection, given: unknown, transaction: Transaction): Doc {
  const doc = given instanceof RawDoc ? decode(given.bytes) : (given as Doc);
  const whole = withId(doc);
  checkId(whole['_id']);
  const raw = given instanceof RawDoc && whole === doc ? Buffer.from(given.bytes) : toBytes(whole);
  if (raw.length > mostBytes) throw new MongoError(10334, `BSONObj size: ${raw.length} is invalid.`);
  transaction.insert(collection, whole, raw);
  return { n: 1 };
}

function insert(request: Request): Promise<Doc> {
  const documents = request.body['documents'];
  if (!Array.isArray(documents) || documents.length === 0)
    throw new MongoError(9, 'Write batch sizes must be between 1 and 100000.');
  const statements = documents.map((each: unknown): Statement => ({
    isAdding: true,
    run: (collection, transaction) => insertOne(collection, each, transaction),
  }));
  return runStatements(request, collectionName(request), statements);
}

/** What an update or findAndModify says of one change. */
export interface ChangeSpec {
  filter: Doc;
  update: unknown;
  arrayFilters: unknown;
  isUpsert: boolean;
  sort: unknown;
  hint: unknown;
  variables: Doc;
}

/** The versions before and after a change; `before` is undefined for an upsert that inserted. */
export interface Changed {
  before: Row | undefined;
  doc: Doc | undefined;
  isModified: boolean;
}

/** Changes one document or all that match, or inserts one when none does and that is wanted. */
export function change(collection: Collection, spec: ChangeSpec, limit: number, transaction: Transaction): Changed[] {
  const update = compileUpdate(spec);
  const rows = findRows(
    collection,
    {
      filter: spec.filter,
      hint: spec.hint,
      variables: spec.variables,
      limit,
      ...(spec.sort === undefined ? {} : { sort: spec.sort }),
    },
    transaction,
  );
  if (rows.length === 0 && spec.isUpsert) {
    const doc = withId(update(upsertSeed(spec.filter, isReplacement(spec.update)), true));
    checkId(doc['_id']);
    transaction.insert(collection, doc, toBytes(doc));
    return [{ before: undefined, doc, isModified: false }];
  }
  return rows.map((before) => {
    const doc = update(decode(before.raw), false);
    const raw = toBytes(doc);
    const isModified = !raw.equals(before.raw);
    if (isModified) transaction.replace(collection, before, doc, raw);
    else transaction.touch(collection, before.slot.key);
    return { before, doc, isModified };
  });
}

function hintOf(hint: unknown): unknown {
  return hint === null || hint === '' || (isDoc(hint) && Object.keys(hint).length === 0) ? undefined : hint;
}

const updateFields = new Set(['q', 'u', 'c', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation']);

function updateStatement(given: unknown, request: Request): Statement {
  if (!isDoc(given)) throw new MongoError(14, 'updates must be documents');
  const unknown = Object.keys(given).find((key) => !updateFields.has(key));
  if (unknown !== undefined) throw new MongoError(40415, `BSON field 'update.updates.${unknown}' is an unknown field.`);
  refuseCollation(given);
  const isMulti = truthy(given['multi']);
  if (isMulti && isReplacement(given['u']))
    throw new MongoError(9, 'multi update is not supported for replacement-style update');
  const spec: ChangeSpec = {
    filter: documentField(given, 'q') ?? {},
    update: given['u'],
    arrayFilters: given['arrayFilters'],
    isUpsert: truthy(given['upsert']),
    sort: given['sort'],
    hint: hintOf(given['hint']),
    variables: { ...letVariables(request.body), ...documentField(given, 'c') },
  };
  const run: Statement['run'] = (collection, transaction) => {
    const changed = change(collection, spec, isMulti ? Infinity : 1, transaction);
    const [first] = changed;
    if (first && !first.before) return { n: 1, nModified: 0, upserted: first.doc?.['_id'] };
    return { n: changed.length, nModified: changed.filter(({ isModified }) => isModified).length };
  };
  return { isAdding: spec.isUpsert, run };
}

async function update(request: Request): Promise<Doc> {
  const updates = request.body['updates'];
  if (!Array.isArray(updates) || updates.length === 0)
    throw new MongoError(9, 'Write batch sizes must be between 1 and 100000.');
  return runStatements(
    request,
    collectionName(request),
    updates.map((each) => updateStatement(each, request)),
  );
}

const deleteFields = new Set(['q', 'limit', 'hint', 'collation']);

function deleteStatement(given: unknown, request: Request): Statement {
  if (!isDoc(given)) throw new MongoError(14, 'deletes must be documents');
  const unknown = Object.keys(given).find((key) => !deleteFields.has(key));
  if (unknown !== undefined) throw new MongoError(40415, `BSON field 'delete.deletes.${unknown}' is an unknown field.`);
  refuseCollation(given);
  const limit = isNumeric(given['limit']) ? toNumber(given['limit']) : -1;
  if (limit !== 0 && limit !== 1)
    throw new MongoError(9, `The limit field in delete objects must be 0 or 1. Got ${limit}`);
  const query = {
    filter: documentField(given, 'q') ?? {},
    limit: limit === 1 ? 1 : Infinity,
    hint: hintOf(given['hint']),
    variables: letVariables(request.body),
  };
  const run: Statement['run'] = (collection, transaction) => {
    const rows = findRows(collection, query, transaction);
    for (const row of rows) transaction.remove(collection, row);
    return { n: rows.length };
  };
  return { isAdding: false, run };
}

async function remove(request: Request): Promise<Doc> {
  const deletes = request.body['deletes'];
  if (!Array.isArray(deletes) || deletes.length === 0)
    throw new MongoError(9, 'Write batch sizes must be between 1 and 100000.');
  return runStatements(
    request,
    collectionName(request),
    deletes.map((each) => deleteStatement(each, request)),
  );
}

/** Commands that write many documents. */
export const writeCommands: Record<string, Command> = {
  insert: {
    fields: ['documents', 'ordered', 'bypassDocumentValidation', 'stmtIds'],
    isAllowedInTransaction: true,
    run: insert,
  },
  update: {
    fields: ['updates', 'ordered', 'bypassDocumentValidation', 'let', 'stmtIds'],
    isAllowedInTransaction: true,
    run: update,
  },
  delete: { fields: ['deletes', 'ordered', 'let', 'stmtIds'], isAllowedInTransaction: true, run: remove },
};
