import { isDoc, isNumeric, toNumber, truthy, type Doc } from '../bson/values';
import { badValue, MongoError, unsupported } from '../errors';
import { compileFilter } from '../matching/filter';
import type { SortField } from './index-keys';
import type { IndexSpec } from '../storage/collection';
import { conditionsOf } from './bounds';

const known = /^(key|name|unique|sparse|partialFilterExpression|expireAfterSeconds|background|v|ns)$/;
/** Options of MongoDB that this store does not have. */
const refused =
  /^(collation|weights|default_language|language_override|(text|2dsphere)IndexVersion|bits|min|max|bucketSize|storageEngine|wildcardProjection|hidden|prepareUnique|clustered)$/;

/** Checks the definition of an index; kinds and options that this store does not have are refused. */
export function indexSpec(given: Doc): IndexSpec {
  const { key, name, partialFilterExpression: partial, expireAfterSeconds: seconds } = given;
  for (const [option, value] of Object.entries(given)) checkOption(option, value);
  if (!isDoc(key) || Object.keys(key).length === 0) throw cannot('Index keys cannot be empty.');
  if (typeof name !== 'string' || name === '') throw cannot('index names cannot be empty');
  if (name === '*') throw badValue("The index name '*' is not valid");
  const [isUnique, isSparse] = [truthy(given['unique']), truthy(given['sparse'])];
  if (partial !== undefined) checkPartial(partial);
  if (partial && isSparse) throw cannot('cannot mix "partialFilterExpression" and "sparse" options');
  if (seconds !== undefined) checkExpiry(key, seconds);
  const fields = Object.entries(key).map(([path, direction]) => indexField(path, direction));
  const [unique, sparse] = [isUnique || undefined, isSparse || undefined];
  return {
    name,
    fields,
    isUnique,
    isSparse,
    partial: partial as Doc | undefined,
    expireAfterSeconds: seconds === undefined ? undefined : toNumber(seconds),
    shown: { v: 2, key, name, unique, sparse, partialFilterExpression: partial, expireAfterSeconds: seconds },
  };
}

function cannot(message: string): MongoError {
  return new MongoError(67, message);
}

function checkOption(option: string, value: unknown): void {
  const isSimple = value === false || (isDoc(value) && value['locale'] === 'simple');
  if (refused.test(option) ? !isSimple : option === 'v' && toNumber(value) !== 2)
    throw unsupported(`the index option ${option}`);
  if (!known.test(option) && !refused.test(option))
    throw new MongoError(197, `The field '${option}' is not valid for an index specification`);
  if (/^(unique|sparse)$/.test(option) && typeof value !== 'boolean' && !isNumeric(value))
    throw new MongoError(14, `The field '${option}' must be a bool`);
}

function indexField(path: string, direction: unknown): SortField {
  if (typeof direction === 'string') {
    if (/^(text|hashed|2d|2dsphere)$/.test(direction)) throw unsupported(`an index of the kind ${direction}`);
    throw cannot(`Unknown index plugin '${direction}'`);
  }
  if (!isNumeric(direction) || !toNumber(direction))
    throw cannot('Values in the index key pattern cannot be 0 or other than numbers');
  if (/^$|^\.|\.$|\.\./.test(path)) throw cannot('Index keys cannot contain an empty field.');
  if (path.includes('$**')) throw unsupported('a wildcard index');
  if (/(^|\.)\d+(\.|$)/.test(path)) throw unsupported('a number in the path of an index');
  if (path.startsWith('$')) throw cannot('Index key contains an illegal field name: field name starts with $.');
  return { path, direction: toNumber(direction) > 0 ? 1 : -1 };
}

const partialOperators = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$or', '$in']);

function checkPartial(filter: unknown): void {
  if (!isDoc(filter)) throw new MongoError(14, "The field 'partialFilterExpression' must be an object");
  compileFilter(filter);
  for (const { operator, value } of conditionsOf(filter)) {
    if (operator === '$or') (value as Doc[]).forEach(checkPartial);
    else if (!partialOperators.has(operator) || (operator === '$exists' && !truthy(value)))
      throw cannot(`Expression not supported in partial index: ${operator}`);
  }
}

function checkExpiry(key: Doc, seconds: unknown): void {
  if (!isNumeric(seconds) || !(toNumber(seconds) >= 0 && toNumber(seconds) < 2 ** 31))
    throw cannot('expireAfterSeconds must be a number from 0 to 2147483647');
  if (Object.keys(key).length > 1)
    throw cannot('TTL indexes are single-field indexes, compound indexes do not support TTL.');
  if ('_id' in key)
    throw new MongoError(197, "The field 'expireAfterSeconds' is not valid for an _id index specification.");
}
