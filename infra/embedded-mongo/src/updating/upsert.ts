import { ObjectId } from 'bson';
import { isDoc, bsonTypeOf, type Doc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { flattenClauses, isOperatorDocument } from '../matching/filter';
import { updateAt, parseUpdatePath } from './target-paths';

/** The document that an upsert applies its update to: the equalities of the filter, or only that of the `_id` for a replacement. */
export function upsertBase(filter: Doc, isReplaced: boolean): Doc {
  if (flattenClauses(filter, '$and', '$or', '$nor').some(([key]) => key === '$expr'))
    throw new MongoError(224, '$expr is not allowed in the query predicate for an upsert');
  const base: Doc = {};
  const seen: string[] = [];
  for (const [path, value] of equalities(filter)) {
    const conflict = seen.find((other) => `${path}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${path}.`));
    if (conflict !== undefined)
      throw new MongoError(54, `cannot infer query fields to set, both paths '${path}' and '${conflict}' are matched`);
    seen.push(path);
    if (!isReplaced || path === '_id') updateAt(base, parseUpdatePath(path), () => value);
  }
  return base;
}

function equalities(filter: Doc): [path: string, value: unknown][] {
  return flattenClauses(filter, '$and').flatMap(([key, value]): [string, unknown][] => {
    if (!key.startsWith('$')) return equalityValues(value).map((wanted) => [key, wanted]);
    const [only, ...more]: unknown[] = key === '$or' && Array.isArray(value) ? value : [];
    return isDoc(only) && more.length === 0 ? equalities(only) : [];
  });
}

function equalityValues(value: unknown): unknown[] {
  if (!isOperatorDocument(value)) return [value].filter((each) => bsonTypeOf(each) !== 'regex');
  const { $eq: wanted, $all: all, $in: some } = value;
  const list: unknown[] = Array.isArray(all) ? all : Array.isArray(some) && some.length === 1 ? some : [];
  return '$eq' in value ? [wanted] : list.filter((each) => bsonTypeOf(each) !== 'regex' && !isOperatorDocument(each));
}

/** Adds an `_id` to a new document if it has none, and makes it the first field. */
export function ensureId(doc: Doc): Doc {
  const { _id: id = new ObjectId(), ...rest } = doc;
  return Object.keys(doc)[0] === '_id' ? doc : { _id: id, ...rest };
}

/** Throws for an `_id` that MongoDB does not allow. */
export function validateId(id: unknown): void {
  const type = bsonTypeOf(id);
  if (type === 'array' || type === 'regex') throw new MongoError(53, `The '_id' value cannot be of type ${type}`);
  if (isDoc(id) && Object.keys(id).some((key) => key.startsWith('$')))
    throw new MongoError(52, '_id fields may not contain $-prefixed fields');
  if (id === undefined) throw badValue('a document needs an _id');
}
