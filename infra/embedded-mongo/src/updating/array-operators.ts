import { compare, equal } from '../bson/compare';
import { isDoc, isNumeric, kindOf, toNumber, type Doc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { compileFilter, elementTest, isOperators } from '../matching/filter';
import { matchesPattern, type Test } from '../matching/leaf';
import { compileSort } from '../matching/sort';
import { read, refuseBlocked, write } from './places';

type Operator = (value: unknown, path: string) => (doc: Doc, parts: readonly string[]) => void;

/** The operators that change an array in place. */
export const arrayOperators: Record<string, Operator> = {
  $push: (value) => push(value),
  $addToSet: (value) => addToSet(value),
  $pull: (value) => pull(pullTest(value)),
  $pullAll: (value) => {
    if (!Array.isArray(value)) throw badValue('$pullAll requires an array argument');
    return pull((each) => value.some((other) => equal(each, other)));
  },
  $pop: (value) => pop(value),
};

function arrayAt(doc: Doc, parts: readonly string[]): unknown[] | undefined {
  refuseBlocked(doc, parts);
  const value = read(doc, parts);
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) {
    throw badValue(
      `The field '${parts.join('.')}' must be an array but is of type ${kindOf(value)} in document {_id: ${JSON.stringify(doc['_id'])}}`,
    );
  }
  return value as unknown[];
}

const pushModifiers = new Set(['$each', '$position', '$slice', '$sort']);

function modifiers(operator: string, value: unknown, allowed: ReadonlySet<string>): Doc | undefined {
  if (!isDoc(value) || !('$each' in value)) return undefined;
  const unknown = Object.keys(value).find((key) => !allowed.has(key));
  if (unknown !== undefined) throw badValue(`Unrecognized clause in ${operator}: ${unknown}`);
  if (!Array.isArray(value['$each'])) throw badValue(`The argument to $each in ${operator} must be an array`);
  return value;
}

function push(value: unknown): ReturnType<Operator> {
  const given = modifiers('$push', value, pushModifiers);
  const added = given ? (given['$each'] as unknown[]) : [value];
  const position = wholeNumber('$position', given?.['$position']);
  const slice = wholeNumber('$slice', given?.['$slice']);
  const order = given && '$sort' in given ? elementOrder(given['$sort']) : undefined;
  return (doc, parts) => {
    const list = [...(arrayAt(doc, parts) ?? [])];
    list.splice(position ?? list.length, 0, ...added);
    if (order) list.sort(order);
    write(doc, parts, slice === undefined ? list : slice < 0 ? list.slice(slice) : list.slice(0, slice));
  };
}

function wholeNumber(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (!isNumeric(value) || !Number.isInteger(toNumber(value)))
    throw badValue(`The value for ${name} must be an integer value`);
  return toNumber(value);
}

function elementOrder(sort: unknown): (left: unknown, right: unknown) => number {
  if (isNumeric(sort)) return (left, right) => compare(left, right) * toNumber(sort);
  if (!isDoc(sort))
    throw badValue('The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields');
  const byFields = compileSort(sort);
  return (left, right) => byFields(isDoc(left) ? left : {}, isDoc(right) ? right : {});
}

function addToSet(value: unknown): ReturnType<Operator> {
  const given = modifiers('$addToSet', value, new Set(['$each']));
  const added = given ? (given['$each'] as unknown[]) : [value];
  return (doc, parts) => {
    const list = [...(arrayAt(doc, parts) ?? [])];
    for (const each of added) if (!list.some((other) => equal(each, other))) list.push(each);
    write(doc, parts, list);
  };
}

function pullTest(value: unknown): Test {
  if (kindOf(value) === 'regex') return matchesPattern(value);
  if (isOperators(value)) {
    const test = elementTest(value, {});
    return (each) => test([each]);
  }
  if (!isDoc(value)) return (each) => equal(each, value);
  const filter = compileFilter(value);
  return (each) => isDoc(each) && filter(each);
}

function pull(goes: Test): ReturnType<Operator> {
  return (doc, parts) => {
    const list = arrayAt(doc, parts);
    if (list)
      write(
        doc,
        parts,
        list.filter((each) => !goes(each)),
      );
  };
}

function pop(value: unknown): ReturnType<Operator> {
  const end = toNumber(value);
  if (end !== 1 && end !== -1) throw new MongoError(9, '$pop expects 1 or -1');
  return (doc, parts) => {
    const list = arrayAt(doc, parts);
    if (list) write(doc, parts, end === 1 ? list.slice(0, -1) : list.slice(1));
  };
}
