import { ObjectId } from 'bson';
import { isDoc, kindOf, type Doc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { clausesOf, isOperators } from '../matching/filter';
import { changeAt, updatePath } from './places';

/** The document an upsert starts from: the equalities of its filter, or only the `_id` of them for a replacement. */
export function upsertSeed(filter: Doc, isReplaced: boolean): Doc {
  if (clausesOf(filter, '$and', '$or', '$nor').some(([key]) => key === '$expr'))
    throw new MongoError(224, '$expr is not allowed in the query predicate for an upsert');
  const seed: Doc = {};
  const seen: string[] = [];
  for (const [path, value] of equalities(filter)) {
    const clash = seen.find((other) => `${path}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${path}.`));
    if (clash !== undefined)
      throw new MongoError(54, `cannot infer query fields to set, both paths '${path}' and '${clash}' are matched`);
    seen.push(path);
    if (!isReplaced || path === '_id') changeAt(seed, updatePath(path), () => value);
  }
  return seed;
}

function equalities(filter: Doc): [path: string, value: unknown][] {
  return clausesOf(filter, '$and').flatMap(([key, value]): [string, unknown][] => {
    if (!key.startsWith('$')) return equalTo(value).map((wanted) => [key, wanted]);
    const [only, ...more]: unknown[] = key === '$or' && Array.isArray(value) ? value : [];
    return isDoc(only) && more.length === 0 ? equalities(only) : [];
  });
}

function equalTo(value: unknown): unknown[] {
  if (!isOperators(value)) return [value].filter((each) => kindOf(each) !== 'regex');
  const { $eq: wanted, $all: all, $in: some } = value;
  const list: unknown[] = Array.isArray(all) ? all : Array.isArray(some) && some.length === 1 ? some : [];
  return '$eq' in value ? [wanted] : list.filter((each) => kindOf(each) !== 'regex' && !isOperators(each));
}

/** Gives a new document its `_id`, and puts that first. */
export function withId(doc: Doc): Doc {
  const { _id: id = new ObjectId(), ...rest } = doc;
  return Object.keys(doc)[0] === '_id' ? doc : { _id: id, ...rest };
}

/** Refuses an `_id` that MongoDB refuses. */
export function checkId(id: unknown): void {
  const kind = kindOf(id);
  if (kind === 'array' || kind === 'regex') throw new MongoError(53, `The '_id' value cannot be of type ${kind}`);
  if (isDoc(id) && Object.keys(id).some((key) => key.startsWith('$')))
    throw new MongoError(52, '_id fields may not contain $-prefixed fields');
  if (id === undefined) throw badValue('a document needs an _id');
}
