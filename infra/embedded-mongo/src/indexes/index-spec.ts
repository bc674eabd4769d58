import { isDoc, isNumeric, toNumber, isTruthy, type Doc } from '../bson/values';
import { badValue, MongoError, unsupported } from '../errors';
import { compileFilter } from '../matching/filter';
import type { SortField } from '../bson/index-keys';
import type { IndexSpec } from '../collections/collection';
import { conditionsOf } from './bounds';

const KNOWN_OPTIONS = /^(key|name|unique|sparse|partialFilterExpression|expireAfterSeconds|background|v|ns)$/;
/** Options of MongoDB that are missing here. */
const UNSUPPORTED_OPTIONS =
  /^(collation|weights|default_language|language_override|(text|2dsphere)IndexVersion|bits|min|max|bucketSize|storageEngine|wildcardProjection|hidden|prepareUnique|clustered)$/;

/** Parses the definition of an index; throws for kinds and options that are invalid or missing here. */
export function parseIndexSpec(given: Doc): IndexSpec {
  const { key, name, partialFilterExpression: partial, expireAfterSeconds: seconds } = given;
  for (const [option, value] of Object.entries(given)) validateOption(option, value);
  if (!isDoc(key) || Object.keys(key).length === 0) throw cannotCreateIndex('Index keys cannot be empty.');
  if (typeof name !== 'string' || name === '') throw cannotCreateIndex('index names cannot be empty');
  if (name === '*') throw badValue("The index name '*' is not valid");
  const [isUnique, isSparse] = [isTruthy(given['unique']), isTruthy(given['sparse'])];
  if (partial !== undefined) validatePartialFilter(partial);
  if (partial && isSparse) throw cannotCreateIndex('cannot mix "partialFilterExpression" and "sparse" options');
  if (seconds !== undefined) validateExpiry(key, seconds);
  const fields = Object.entries(key).map(([path, direction]) => parseIndexField(path, direction));
  const [unique, sparse] = [isUnique || undefined, isSparse || undefined];
  return {
    name,
    fields,
    isUnique,
    isSparse,
    partial: partial as Doc | undefined,
    expireAfterSeconds: seconds === undefined ? undefined : toNumber(seconds),
    definition: { v: 2, key, name, unique, sparse, partialFilterExpression: partial, expireAfterSeconds: seconds },
  };
}

function cannotCreateIndex(message: string): MongoError {
  return new MongoError(67, message);
}

function validateOption(option: string, value: unknown): void {
  const isSimple = value === false || (isDoc(value) && value['locale'] === 'simple');
  if (UNSUPPORTED_OPTIONS.test(option) ? !isSimple : option === 'v' && toNumber(value) !== 2)
    throw unsupported(`the index option ${option}`);
  if (!KNOWN_OPTIONS.test(option) && !UNSUPPORTED_OPTIONS.test(option))
    throw new MongoError(197, `The field '${option}' is not valid for an index specification`);
  if (/^(unique|sparse)$/.test(option) && typeof value !== 'boolean' && !isNumeric(value))
    throw new MongoError(14, `The field '${option}' must be a bool`);
}

function parseIndexField(path: string, direction: unknown): SortField {
  if (typeof direction === 'string') {
    if (/^(text|hashed|2d|2dsphere)$/.test(direction)) throw unsupported(`an index of the kind ${direction}`);
    throw cannotCreateIndex(`Unknown index plugin '${direction}'`);
  }
  if (!isNumeric(direction) || !toNumber(direction))
    throw cannotCreateIndex('Values in the index key pattern cannot be 0 or other than numbers');
  if (/^$|^\.|\.$|\.\./.test(path)) throw cannotCreateIndex('Index keys cannot contain an empty field.');
  if (path.includes('$**')) throw unsupported('a wildcard index');
  if (/(^|\.)\d+(\.|$)/.test(path)) throw unsupported('a number in the path of an index');
  if (path.startsWith('$'))
    throw cannotCreateIndex('Index key contains an illegal field name: field name starts with $.');
  return { path, direction: toNumber(direction) > 0 ? 1 : -1 };
}

const PARTIAL_FILTER_OPERATORS = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$or', '$in']);

function validatePartialFilter(filter: unknown): void {
  if (!isDoc(filter)) throw new MongoError(14, "The field 'partialFilterExpression' must be an object");
  compileFilter(filter);
  for (const { operator, value } of conditionsOf(filter)) {
    if (operator === '$or') (value as Doc[]).forEach(validatePartialFilter);
    else if (!PARTIAL_FILTER_OPERATORS.has(operator) || (operator === '$exists' && !isTruthy(value)))
      throw cannotCreateIndex(`Expression not supported in partial index: ${operator}`);
  }
}

function validateExpiry(key: Doc, seconds: unknown): void {
  if (!isNumeric(seconds) || !(toNumber(seconds) >= 0 && toNumber(seconds) < 2 ** 31))
    throw cannotCreateIndex('expireAfterSeconds must be a number from 0 to 2147483647');
  if (Object.keys(key).length > 1)
    throw cannotCreateIndex('TTL indexes are single-field indexes, compound indexes do not support TTL.');
  if ('_id' in key)
    throw new MongoError(197, "The field 'expireAfterSeconds' is not valid for an _id index specification.");
}
