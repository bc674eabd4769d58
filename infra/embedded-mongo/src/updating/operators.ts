import { add, multiply } from '../bson/arithmetic';
import { compare, equal } from '../bson/compare';
import { isDoc, isNumeric, kindOf, toNumber, type Doc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { compileFilter, elementTest, isOperators } from '../matching/filter';
import type { Test } from '../matching/leaf';
import { sorted } from '../matching/sort';

/** What an update knows beside the document. */
export interface UpdateTime {
  isInsert: boolean;
  now: Date;
}

/** The new value of a field from its old one; undefined is missing. */
export type Compute = (old: unknown, time: UpdateTime) => unknown;

type Operator = (value: unknown, path: string, name: string) => Compute;

const counting =
  (combine: (old: unknown, value: unknown) => unknown, whenMissing: (value: unknown) => unknown): Operator =>
  (value, path, name) => {
    if (!isNumeric(value)) throw new MongoError(14, `Cannot apply ${name} with a non-numeric argument at '${path}'`);
    return (old) => {
      if (old === undefined) return whenMissing(value);
      if (isNumeric(old)) return combine(old, value);
      throw new MongoError(14, `Cannot apply ${name} to '${path}' of the non-numeric type ${kindOf(old)}`);
    };
  };

const replacing =
  (wins: (order: number) => boolean): Operator =>
  (value) =>
  (old) =>
    old === undefined || wins(compare(value, old)) ? value : old;

const currentDate: Operator = (value) => {
  const isDate = typeof value === 'boolean' || (isDoc(value) && equal(value, { $type: 'date' }));
  if (!isDate) throw badValue("$currentDate takes a boolean or the $type 'date'; timestamps are not supported");
  return (_, { now }) => now;
};

/** Changes a list; `whenMissing` says what a missing one counts as. */
const changing =
  (path: string, change: (list: readonly unknown[]) => unknown[], whenMissing?: readonly unknown[]): Compute =>
  (old = whenMissing) => {
    if (old === undefined) return undefined;
    if (Array.isArray(old)) return change(old);
    throw badValue(`The field '${path}' must be an array but is of type ${kindOf(old)}`);
  };

/** What `$push` and `$addToSet` add, and the modifiers beside `$each`. */
function added(value: unknown, name: string, allowed: readonly string[]): { values: unknown[]; more: Doc } {
  if (!isDoc(value) || !('$each' in value)) return { values: [value], more: {} };
  const { $each: values, ...more } = value;
  const unknown = Object.keys(more).find((key) => !allowed.includes(key));
  if (unknown !== undefined) throw badValue(`Unrecognized clause in ${name}: ${unknown}`);
  if (Array.isArray(values)) return { values, more };
  throw badValue(`The argument to $each in ${name} must be an array but it was of type ${kindOf(values)}`);
}

const push: Operator = (value, path, name) => {
  const { values, more } = added(value, name, ['$position', '$slice', '$sort']);
  const [position, slice] = [wholeNumber('$position', more), wholeNumber('$slice', more)];
  const inOrder = '$sort' in more ? sorter(more['$sort']) : (list: unknown[]) => list;
  const change = (old: readonly unknown[]) => {
    const at = position ?? old.length;
    const list = inOrder([...old.slice(0, at), ...values, ...old.slice(at)]);
    return slice === undefined ? list : slice < 0 ? list.slice(slice) : list.slice(0, slice);
  };
  return changing(path, change, []);
};

function wholeNumber(name: string, modifiers: Doc): number | undefined {
  const value = modifiers[name];
  if (value === undefined) return undefined;
  if (Number.isInteger(toNumber(value))) return toNumber(value);
  throw badValue(`The value for ${name} must be an integer value but was given type: ${kindOf(value)}`);
}

function sorter(sort: unknown): (list: unknown[]) => unknown[] {
  const directions = isDoc(sort) ? Object.values(sort) : [sort];
  if (directions.length === 0 || directions.some((each) => Math.abs(toNumber(each)) !== 1))
    throw badValue('The $sort is invalid: use 1/-1 for whole elements, or {field:1/-1} for embedded fields');
  if (!isDoc(sort)) return (list) => list.sort((left, right) => compare(left, right) * toNumber(sort));
  return (list) => sorted(list, sort, (each) => (isDoc(each) ? each : {}));
}

const addToSet: Operator = (value, path, name) => {
  const { values } = added(value, name, []);
  const add = (list: readonly unknown[], each: unknown) =>
    list.some((other) => equal(each, other)) ? list : [...list, each];
  return changing(path, (list) => [...values.reduce<readonly unknown[]>(add, list)], []);
};

const pulling = (path: string, goes: Test): Compute => changing(path, (list) => list.filter((each) => !goes(each)));

const pull: Operator = (value, path) => {
  if (isOperators(value) || kindOf(value) === 'regex') {
    const test = elementTest(isDoc(value) ? value : { $regex: value }, {});
    return pulling(path, (each) => test([each]));
  }
  if (!isDoc(value)) return pulling(path, (each) => equal(each, value));
  const filter = compileFilter(value);
  return pulling(path, (each) => isDoc(each) && filter(each));
};

const pullAll: Operator = (value, path) => {
  if (!Array.isArray(value)) throw badValue(`$pullAll requires an array argument but was given a ${kindOf(value)}`);
  return pulling(path, (each) => value.some((other) => equal(each, other)));
};

const pop: Operator = (value, path) => {
  const end = toNumber(value);
  if (Math.abs(end) !== 1) throw new MongoError(9, `$pop expects 1 or -1, found: ${String(value)}`);
  return changing(path, (list) => (end === 1 ? list.slice(0, -1) : list.slice(1)));
};

/** The operators. */
export const operators: Record<string, Operator> = {
  $set: (value) => () => value,
  $setOnInsert:
    (value) =>
    (old, { isInsert }) =>
      isInsert ? value : old,
  $unset: () => () => undefined,
  $inc: counting(add, (value) => value),
  $mul: counting(multiply, (value) => multiply(0, value)),
  $min: replacing((order) => order < 0),
  $max: replacing((order) => order > 0),
  $currentDate: currentDate,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};
