import { compileFindProjection } from '../aggregation/projection';
import { decode, RawDoc } from '../bson/decode';
import { encode } from '../bson/encode';
import { isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { docOf, type DocumentVersion } from '../collections/document-versions';
import { compileUpdate, isReplacement } from '../updating/update';
import { validateId, upsertBase, ensureId } from '../updating/upsert';
import { command, type Command } from './command';
import { declareFields, parseFields, wrongType } from './fields';
import { findDocuments, parseQuery, type CommandQuery } from './query';
import { runStatement, runStatements, type WriteTarget, type Statement } from './statements';

const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

function validateSize(raw: Buffer): Buffer {
  if (raw.length <= MAX_DOCUMENT_BYTES) return raw;
  const range = `Size must be between 0 and ${MAX_DOCUMENT_BYTES}(16MB)`;
  throw new MongoError(10334, `BSONObj size: ${raw.length} is invalid. ${range}`);
}

/** Inserts a document; bytes from the client are stored as they are unless an `_id` had to be added or moved to the front. */
function insertDocument({ collection, transaction }: WriteTarget, given: Doc, bytes?: Buffer): Doc {
  const doc = ensureId(given);
  validateId(doc['_id']);
  transaction.insert(collection, doc, validateSize(bytes && doc === given ? bytes : encode(doc)));
  return doc;
}

function insertStatement(given: unknown): Statement {
  if (!(given instanceof RawDoc)) throw wrongType('insert.documents', given, 'object');
  return {
    mayInsert: true,
    run(target) {
      insertDocument(target, decode(given.bytes), given.bytes);
      return { n: 1 };
    },
  };
}

/** What update and findAndModify have in common. */
interface UpdateArguments {
  update: unknown;
  arrayFilters: unknown[] | undefined;
  upsert: boolean | undefined;
}

/** A document before and after an update; `before` is missing when an upsert inserted it. */
interface UpdatedDocument {
  before: DocumentVersion | undefined;
  doc: Doc;
  isModified: boolean;
}

/** Updates the documents of a query; when there is none, an upsert inserts one. */
function updateDocuments(target: WriteTarget, query: CommandQuery, spec: UpdateArguments): UpdatedDocument[] {
  const { collection, transaction } = target;
  const update = compileUpdate({ ...query, ...spec });
  const found = findDocuments(collection, query, transaction);
  if (found.length === 0 && spec.upsert) {
    const base = upsertBase(query.filter, isReplacement(spec.update));
    return [{ before: undefined, doc: insertDocument(target, update(base, true)), isModified: false }];
  }
  return found.map((before) => {
    const oldRaw = before.raw;
    const doc = update(decode(oldRaw), false);
    const raw = validateSize(encode(doc));
    const isModified = !raw.equals(oldRaw);
    if (isModified) transaction.replace(collection, before, doc, raw);
    else transaction.checkWriteConflict(collection, before.stored.idKey);
    return { before, doc, isModified };
  });
}

const updateFields = declareFields({
  any: 'hint u',
  array: 'arrayFilters',
  bool: 'multi upsert',
  'object!': 'q',
  unsupported: 'collation',
});

function updateStatement(given: unknown, variables: Doc | undefined): Statement {
  const { q, u: update, multi = false, hint, ...spec } = parseFields('update.updates', given, updateFields);
  if (multi && isReplacement(update))
    throw new MongoError(9, 'multi update is not supported for replacement-style update');
  const query = { ...parseQuery(q, { hint, let: variables }), limit: multi ? Infinity : 1 };
  return {
    mayInsert: spec.upsert,
    run(target) {
      const updated = updateDocuments(target, query, { update, ...spec });
      const [first] = updated;
      if (first && !first.before) return { n: 1, nModified: 0, upserted: first.doc['_id'] };
      return { n: updated.length, nModified: updated.filter(({ isModified }) => isModified).length };
    },
  };
}

function deleteDocuments({ collection, transaction }: WriteTarget, query: CommandQuery): DocumentVersion[] {
  const found = findDocuments(collection, query, transaction);
  for (const version of found) transaction.remove(collection, version);
  return found;
}

const deleteFields = declareFields({ any: 'hint', 'count!': 'limit', 'object!': 'q', unsupported: 'collation' });

function deleteStatement(given: unknown, variables: Doc | undefined): Statement {
  const { q, limit, hint } = parseFields('delete.deletes', given, deleteFields);
  if (limit > 1) throw new MongoError(9, `The limit field in delete objects must be 0 or 1. Got ${limit}`);
  const query = parseQuery(q, { hint, limit, let: variables });
  return { run: (target) => ({ n: deleteDocuments(target, query).length }) };
}

function findAndRemove(target: WriteTarget, query: CommandQuery): Doc {
  const [removed] = deleteDocuments(target, query);
  return { lastErrorObject: { n: removed ? 1 : 0 }, value: removed ? docOf(removed) : null };
}

/** findAndModify with an update: the value is the document before it or, with `new`, after it. */
function findAndUpdate(
  target: WriteTarget,
  query: CommandQuery,
  spec: UpdateArguments & { new: boolean | undefined },
): Doc {
  const [updated] = updateDocuments(target, query, spec);
  if (!updated) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
  const { before, doc } = updated;
  const lastErrorObject = before
    ? { n: 1, updatedExisting: true }
    : { n: 1, updatedExisting: false, upserted: doc['_id'] };
  return { lastErrorObject, value: spec.new ? doc : before ? docOf(before) : null };
}

const findAndModify = command(
  {
    any: 'hint update',
    array: 'arrayFilters',
    bool: 'bypassDocumentValidation new remove upsert',
    collection: 'findAndModify findandmodify',
    object: 'fields let query sort',
  },
  async (request, args) => {
    const { remove, update, upsert, fields: projection = {} } = args;
    if (remove && (update !== undefined || args.new || upsert))
      throw new MongoError(9, 'Cannot specify both an update and remove=true, nor new or upsert with remove');
    if (!remove && update === undefined) throw new MongoError(9, 'Either an update or remove=true must be specified');
    const query = { ...parseQuery(args.query, args), limit: 1 };
    const project = compileFindProjection(projection);
    const run = (target: WriteTarget) => (remove ? findAndRemove(target, query) : findAndUpdate(target, query, args));
    const { value, ...result } = await runStatement(request, 0, { mayInsert: upsert, run });
    return { ...result, value: isDoc(value) ? project(value, query.variables) : null, ok: 1 };
  },
);

export const writeCommands: Record<string, Command> = {
  insert: command(
    { 'collection!': 'insert', 'array!': 'documents', bool: 'bypassDocumentValidation ordered' },
    (request, { documents, ordered }) => runStatements(request, documents.map(insertStatement), ordered),
  ),
  update: command(
    { 'collection!': 'update', 'array!': 'updates', bool: 'bypassDocumentValidation ordered', object: 'let' },
    (request, args) => {
      const statements = args.updates.map((each) => updateStatement(each, args.let));
      return runStatements(request, statements, args.ordered);
    },
  ),
  delete: command({ 'collection!': 'delete', 'array!': 'deletes', bool: 'ordered', object: 'let' }, (request, args) => {
    const statements = args.deletes.map((each) => deleteStatement(each, args.let));
    return runStatements(request, statements, args.ordered);
  }),
  findAndModify,
  findandmodify: findAndModify,
};
