import { compileFindProjection } from '../aggregation/projection';
import { decode, RawDoc } from '../bson/decode';
import { encode } from '../bson/encode';
import { isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { docOf, type Row } from '../storage/rows';
import { compileUpdate, isReplacement } from '../updating/update';
import { checkId, upsertSeed, withId } from '../updating/upsert';
import { command, type Command } from './command';
import { fields, parse, wrongType } from './fields';
import { findRows, queryOf, type CommandQuery } from './query';
import { runStatement, runStatements, type Place, type Statement } from './statements';

const mostBytes = 16 * 1024 * 1024;

function checked(raw: Buffer): Buffer {
  if (raw.length <= mostBytes) return raw;
  throw new MongoError(10334, `BSONObj size: ${raw.length} is invalid. Size must be between 0 and ${mostBytes}(16MB)`);
}

/** Adds a document; one that came as bytes with its `_id` first is kept as it came. */
function add([collection, transaction]: Place, given: Doc, bytes?: Buffer): Doc {
  const doc = withId(given);
  checkId(doc['_id']);
  transaction.insert(collection, doc, checked(bytes && doc === given ? bytes : encode(doc)));
  return doc;
}

function inserting(given: unknown): Statement {
  if (!(given instanceof RawDoc)) throw wrongType('insert.documents', given, 'object');
  return { isAdding: true, run: (...place) => ({ n: add(place, decode(given.bytes), given.bytes) ? 1 : 0 }) };
}

/** What an update or findAndModify says of the change. */
interface Change {
  update: unknown;
  arrayFilters: unknown[] | undefined;
  upsert: boolean | undefined;
}

/** The versions of a document before and after a change; an upsert that inserted has none before. */
interface Changed {
  before: Row | undefined;
  doc: Doc;
  isModified: boolean;
}

/** Changes the documents of a query, or inserts one when there is none and that is wanted. */
function change(query: CommandQuery, spec: Change, ...place: Place): Changed[] {
  const [collection, transaction] = place;
  const update = compileUpdate({ ...query, ...spec });
  const rows = findRows(collection, query, transaction);
  if (rows.length === 0 && spec.upsert) {
    const seed = upsertSeed(query.filter, isReplacement(spec.update));
    return [{ before: undefined, doc: add(place, update(seed, true)), isModified: false }];
  }
  return rows.map((before) => {
    const old = before.raw;
    const doc = update(decode(old), false);
    const raw = checked(encode(doc));
    const isModified = !raw.equals(old);
    if (isModified) transaction.replace(collection, before, doc, raw);
    else transaction.touch(collection, before.slot.key);
    return { before, doc, isModified };
  });
}

const updateFields = fields({
  any: 'hint u',
  array: 'arrayFilters',
  bool: 'multi upsert',
  'object!': 'q',
  refused: 'collation',
});

const updating =
  (variables: Doc | undefined) =>
  (given: unknown): Statement => {
    const { q, u: update, multi = false, hint, ...spec } = parse('update.updates', given, updateFields);
    if (multi && isReplacement(update))
      throw new MongoError(9, 'multi update is not supported for replacement-style update');
    const query = { ...queryOf(q, { hint, let: variables }), limit: multi ? Infinity : 1 };
    const run = (...place: Place) => {
      const changed = change(query, { update, ...spec }, ...place);
      const [first] = changed;
      if (first && !first.before) return { n: 1, nModified: 0, upserted: first.doc['_id'] };
      return { n: changed.length, nModified: changed.filter(({ isModified }) => isModified).length };
    };
    return { isAdding: spec.upsert, run };
  };

function removed(query: CommandQuery, ...[collection, transaction]: Place): Row[] {
  const rows = findRows(collection, query, transaction);
  for (const row of rows) transaction.remove(collection, row);
  return rows;
}

const deleteFields = fields({ any: 'hint', 'count!': 'limit', 'object!': 'q', refused: 'collation' });

const deleting =
  (variables: Doc | undefined) =>
  (given: unknown): Statement => {
    const { q, limit, hint } = parse('delete.deletes', given, deleteFields);
    if (limit > 1) throw new MongoError(9, `The limit field in delete objects must be 0 or 1. Got ${limit}`);
    const query = queryOf(q, { hint, limit, let: variables });
    return { run: (...place) => ({ n: removed(query, ...place).length }) };
  };

/** Removes the document of a query and gives it. */
function popped(query: CommandQuery, ...place: Place): Doc {
  const [row] = removed(query, ...place);
  return { lastErrorObject: { n: row ? 1 : 0 }, value: row ? docOf(row) : null };
}

/** Changes the document of a query and gives it as it was, or as it is now. */
function modified(query: CommandQuery, spec: Change & { new: boolean | undefined }, ...place: Place): Doc {
  const [changed] = change(query, spec, ...place);
  if (!changed) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
  const { before, doc } = changed;
  const about = before ? { n: 1, updatedExisting: true } : { n: 1, updatedExisting: false, upserted: doc['_id'] };
  return { lastErrorObject: about, value: spec.new ? doc : before ? docOf(before) : null };
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
    const { remove, update, upsert, fields: shown = {} } = args;
    if (remove && (update !== undefined || args.new || upsert))
      throw new MongoError(9, 'Cannot specify both an update and remove=true, nor new or upsert with remove');
    if (!remove && update === undefined) throw new MongoError(9, 'Either an update or remove=true must be specified');
    const query = { ...queryOf(args.query, args), limit: 1 };
    const show = compileFindProjection(shown);
    const run = (...place: Place) => (remove ? popped(query, ...place) : modified(query, args, ...place));
    const { value, ...result } = await runStatement(request, 0, { isAdding: upsert, run });
    return { ...result, value: isDoc(value) ? show(value, query.variables) : null, ok: 1 };
  },
);

/** Commands that change documents. */
export const writeCommands: Record<string, Command> = {
  insert: command(
    { 'collection!': 'insert', 'array!': 'documents', bool: 'bypassDocumentValidation ordered' },
    (request, { documents, ordered }) => runStatements(request, documents.map(inserting), ordered),
  ),
  update: command(
    { 'collection!': 'update', 'array!': 'updates', bool: 'bypassDocumentValidation ordered', object: 'let' },
    (request, args) => runStatements(request, args.updates.map(updating(args.let)), args.ordered),
  ),
  delete: command({ 'collection!': 'delete', 'array!': 'deletes', bool: 'ordered', object: 'let' }, (request, args) =>
    runStatements(request, args.deletes.map(deleting(args.let)), args.ordered),
  ),
  findAndModify,
  findandmodify: findAndModify,
};
