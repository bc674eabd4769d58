import { isDoc, isNumeric, toNumber, truthy, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { compileFilter } from '../matching/filter';
import type { IndexSpec } from '../storage/collection';

const known = new Set([
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'v',
  'ns',
]);
const refused = new Set([
  'collation',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'bucketSize',
  'storageEngine',
  'wildcardProjection',
  'hidden',
  'prepareUnique',
  'clustered',
]);

/** Checks the definition of an index; kinds and options that this store does not have are refused. */
export function indexSpec(given: Doc): IndexSpec {
  const { key, name, partialFilterExpression: partial, expireAfterSeconds } = given;
  for (const option of Object.keys(given)) {
    if (option === 'hidden' && given[option] === false) continue;
    if (refused.has(option)) throw unsupported(`the index option ${option}`);
    if (!known.has(option)) throw new MongoError(197, `The field '${option}' is not valid for an index specification`);
  }
  if (!isDoc(key) || Object.keys(key).length === 0) throw new MongoError(67, 'Index keys cannot be empty.');
  if (typeof name !== 'string' || name === '') throw new MongoError(67, 'index names cannot be empty');
  if (partial !== undefined && !isDoc(partial))
    throw new MongoError(14, "The field 'partialFilterExpression' must be an object");
  if (partial && truthy(given['sparse']))
    throw new MongoError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
  if (isDoc(partial)) checkPartial(partial);
  return {
    name,
    fields: Object.entries(key).map(([path, direction]) => indexField(path, direction)),
    isUnique: truthy(given['unique']),
    isSparse: truthy(given['sparse']),
    partial,
    expireAfterSeconds: expiry(key, expireAfterSeconds),
    shown: shownSpec(given),
  };
}

function shownSpec({ key, name, unique, sparse, partialFilterExpression, expireAfterSeconds }: Doc): Doc {
  return {
    v: 2,
    key,
    name,
    ...(truthy(unique) ? { unique: true } : {}),
    ...(truthy(sparse) ? { sparse: true } : {}),
    ...(partialFilterExpression === undefined ? {} : { partialFilterExpression }),
    ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds }),
  };
}

function indexField(path: string, direction: unknown): IndexSpec['fields'][number] {
  if (typeof direction === 'string') {
    if (['text', 'hashed', '2d', '2dsphere'].includes(direction))
      throw unsupported(`an index of the kind ${direction}`);
    throw new MongoError(67, `Unknown index plugin '${direction}'`);
  }
  if (!isNumeric(direction) || toNumber(direction) === 0)
    throw new MongoError(67, 'Values in the index key pattern cannot be 0 or other than numbers');
  if (path === '' || path.split('.').includes(''))
    throw new MongoError(67, 'Index keys cannot contain an empty field.');
  if (path.includes('$**')) throw unsupported('a wildcard index');
  if (path.startsWith('$'))
    throw new MongoError(67, 'Index key contains an illegal field name: field name starts with $.');
  return { path, direction: toNumber(direction) > 0 ? 1 : -1 };
}

const partialOperators = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$and', '$or', '$in']);

function checkPartial(filter: Doc): void {
  compileFilter(filter);
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isDoc(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key.startsWith('$') && !partialOperators.has(key))
        throw new MongoError(67, `Expression not supported in partial index: ${key}`);
      walk(inner);
    }
  };
  walk(filter);
}

function expiry(key: Doc, seconds: unknown): number | undefined {
  if (seconds === undefined) return undefined;
  if (!isNumeric(seconds) || toNumber(seconds) < 0)
    throw new MongoError(67, 'expireAfterSeconds must be a number that is not negative');
  if (Object.keys(key).length > 1)
    throw new MongoError(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL.');
  if ('_id' in key)
    throw new MongoError(197, "The field 'expireAfterSeconds' is not valid for an _id index specification.");
  return toNumber(seconds);
}
