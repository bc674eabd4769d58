import { add, multiply } from '../bson/arithmetic';
import { compare, equal } from '../bson/compare';
import { isDoc, isNumeric, bsonTypeOf, toNumber, type Doc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { compileFilter, compileElemMatch, isOperatorDocument } from '../matching/filter';
import type { Predicate } from '../matching/comparison';
import { parseSort, sortBy } from '../matching/sort';

/** What operators need to know beside the old value. */
interface UpdateContext {
  isInsert: boolean;
  now: Date;
}

/** Computes the new value of a field from the old one; undefined means missing. */
export type ComputeValue = (old: unknown, context: UpdateContext) => unknown;

type UpdateOperator = (value: unknown, path: string, name: string) => ComputeValue;

const arithmeticOperator =
  (combine: (old: unknown, value: unknown) => unknown, whenMissing: (value: unknown) => unknown): UpdateOperator =>
  (value, path, name) => {
    if (!isNumeric(value)) throw new MongoError(14, `Cannot apply ${name} with a non-numeric argument at '${path}'`);
    return (old) => {
      if (old === undefined) return whenMissing(value);
      if (isNumeric(old)) return combine(old, value);
      throw new MongoError(14, `Cannot apply ${name} to '${path}' of the non-numeric type ${bsonTypeOf(old)}`);
    };
  };

const setWhen =
  (replacesOld: (order: number) => boolean): UpdateOperator =>
  (value) =>
  (old) =>
    old === undefined || replacesOld(compare(value, old)) ? value : old;

const currentDate: UpdateOperator = (value) => {
  const isDate = typeof value === 'boolean' || (isDoc(value) && equal(value, { $type: 'date' }));
  if (!isDate) throw badValue("$currentDate takes a boolean or the $type 'date'; timestamps are not supported");
  return (_, { now }) => now;
};

/** Computes a new array from the old one; without `whenMissing` a missing field stays missing. */
const updateArray =
  (path: string, update: (list: readonly unknown[]) => unknown[], whenMissing?: readonly unknown[]): ComputeValue =>
  (old = whenMissing) => {
    if (old === undefined) return undefined;
    if (Array.isArray(old)) return update(old);
    throw badValue(`The field '${path}' must be an array but is of type ${bsonTypeOf(old)}`);
  };

/** The values that `$push` and `$addToSet` add, and the modifiers beside `$each`. */
function parseEach(value: unknown, name: string, allowed: readonly string[]): { values: unknown[]; more: Doc } {
  if (!isDoc(value) || !('$each' in value)) return { values: [value], more: {} };
  const { $each: values, ...more } = value;
  const unknown = Object.keys(more).find((key) => !allowed.includes(key));
  if (unknown !== undefined) throw badValue(`Unrecognized clause in ${name}: ${unknown}`);
  if (Array.isArray(values)) return { values, more };
  throw badValue(`The argument to $each in ${name} must be an array but it was of type ${bsonTypeOf(values)}`);
}

const push: UpdateOperator = (value, path, name) => {
  const { values, more } = parseEach(value, name, ['$position', '$slice', '$sort']);
  const [position, slice] = [integerModifier('$position', more), integerModifier('$slice', more)];
  const sort = '$sort' in more ? compileSort(more['$sort']) : (list: unknown[]) => list;
  const update = (old: readonly unknown[]) => {
    const at = position ?? old.length;
    const list = sort([...old.slice(0, at), ...values, ...old.slice(at)]);
    return slice === undefined ? list : slice < 0 ? list.slice(slice) : list.slice(0, slice);
  };
  return updateArray(path, update, []);
};

function integerModifier(name: string, modifiers: Doc): number | undefined {
  const value = modifiers[name];
  if (value === undefined) return undefined;
  if (Number.isInteger(toNumber(value))) return toNumber(value);
  throw badValue(`The value for ${name} must be an integer value but was given type: ${bsonTypeOf(value)}`);
}

function compileSort(sort: unknown): (list: unknown[]) => unknown[] {
  const directions = isDoc(sort) ? Object.values(sort) : [sort];
  if (directions.length === 0 || directions.some((each) => Math.abs(toNumber(each)) !== 1))
    throw badValue('The $sort is invalid: use 1/-1 for whole elements, or {field:1/-1} for embedded fields');
  if (!isDoc(sort)) return (list) => list.sort((left, right) => compare(left, right) * toNumber(sort));
  return (list) => sortBy(list, parseSort(sort), (each) => (isDoc(each) ? each : {}));
}

const addToSet: UpdateOperator = (value, path, name) => {
  const { values } = parseEach(value, name, []);
  const add = (list: readonly unknown[], each: unknown) =>
    list.some((other) => equal(each, other)) ? list : [...list, each];
  return updateArray(path, (list) => [...values.reduce<readonly unknown[]>(add, list)], []);
};

const removeElements = (path: string, isRemoved: Predicate): ComputeValue =>
  updateArray(path, (list) => list.filter((each) => !isRemoved(each)));

const pull: UpdateOperator = (value, path) => {
  if (isOperatorDocument(value) || bsonTypeOf(value) === 'regex') {
    const test = compileElemMatch(isDoc(value) ? value : { $regex: value }, {});
    return removeElements(path, (each) => test([each]));
  }
  if (!isDoc(value)) return removeElements(path, (each) => equal(each, value));
  const filter = compileFilter(value);
  return removeElements(path, (each) => isDoc(each) && filter(each));
};

const pullAll: UpdateOperator = (value, path) => {
  if (!Array.isArray(value)) throw badValue(`$pullAll requires an array argument but was given a ${bsonTypeOf(value)}`);
  return removeElements(path, (each) => value.some((other) => equal(each, other)));
};

const pop: UpdateOperator = (value, path) => {
  const end = toNumber(value);
  if (Math.abs(end) !== 1) throw new MongoError(9, `$pop expects 1 or -1, found: ${String(value)}`);
  return updateArray(path, (list) => (end === 1 ? list.slice(0, -1) : list.slice(1)));
};

export const updateOperators: Record<string, UpdateOperator> = {
  $set: (value) => () => value,
  $setOnInsert:
    (value) =>
    (old, { isInsert }) =>
      isInsert ? value : old,
  $unset: () => () => undefined,
  $inc: arithmeticOperator(add, (value) => value),
  $mul: arithmeticOperator(multiply, (value) => multiply(0, value)),
  $min: setWhen((order) => order < 0),
  $max: setWhen((order) => order > 0),
  $currentDate: currentDate,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};
