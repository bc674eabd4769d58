import { compileExpression } from '../aggregation/expression';
import type { Variables } from '../aggregation/evaluation';
import { anyAt } from '../bson/paths';
import { fieldOf, isDoc, kindOf, truthy, type Doc } from '../bson/values';
import { badValue } from '../errors';
import { among, equals, hasSize, isOfType, matchesPattern, within, type Test } from './leaf';

/** Whether a document matches. */
export type Filter = (doc: Doc) => boolean;

/** Compiles a query filter; variables are for `$expr`. */
export function compileFilter(filter: Doc, variables: Variables = {}): Filter {
  return every(
    Object.entries(filter).map(([key, value]) => {
      if (!key.startsWith('$')) return pathClause(key, value, variables);
      if (!logicals[key]) throw badValue(`unknown top level operator: ${key}`);
      return logicals[key](value, variables, key);
    }),
  );
}

function every<T>(tests: readonly ((value: T) => boolean)[]): (value: T) => boolean {
  const [first] = tests;
  return first && tests.length === 1 ? first : (value) => tests.every((test) => test(value));
}

function negate<T>(test: (value: T) => boolean): (value: T) => boolean {
  return (value) => !test(value);
}

/** The operators of whole filters. */
export const logicals: Record<string, (value: unknown, variables: Variables, key: string) => Filter> = {
  $and: (...given) => every(branches(...given)),
  $or: (...given) => negate(every(branches(...given).map(negate))),
  $nor: (...given) => every(branches(...given).map(negate)),
  $expr: (value, variables) => {
    const evaluate = compileExpression(value);
    return (doc) => truthy(evaluate({ root: doc, variables }));
  },
  $comment: () => () => true,
};

function branches(value: unknown, variables: Variables, key: string): Filter[] {
  if (!Array.isArray(value) || value.length === 0) throw badValue(`${key} must be a nonempty array`);
  return value.map((each: unknown) => {
    if (!isDoc(each)) throw badValue(`${key} entries need to be full objects`);
    return compileFilter(each, variables);
  });
}

/** Whether a value in a filter is a set of operators and not a value to be equal to. */
export function isOperators(value: unknown): value is Doc {
  return isDoc(value) && Object.keys(value)[0]?.startsWith('$') === true;
}

/** The conditions of a filter by their paths or operators, and those of the filters that the given operators join. */
export function clausesOf(filter: Doc, ...joined: string[]): [key: string, value: unknown][] {
  return Object.entries(filter).flatMap(([key, value]): [string, unknown][] =>
    joined.includes(key) && Array.isArray(value)
      ? value.filter(isDoc).flatMap((each) => clausesOf(each, ...joined))
      : [[key, value]],
  );
}

/** What operators are about: a path, or (in `$elemMatch`) the element itself, whose arrays stay whole. */
interface Target {
  parts: readonly string[] | undefined;
  variables: Variables;
}

function pathClause(path: string, value: unknown, variables: Variables): Filter {
  const target = { parts: path.split('.'), variables };
  return isOperators(value) ? every(operatorTests(target, value)) : reaching(target, valueTest(value));
}

function valueTest(value: unknown): Test {
  return kindOf(value) === 'regex' ? matchesPattern(value) : equals(value);
}

/** A test of the values a path reaches; it also passes for an array of which an element passes. */
function reaching(target: Target, test: Test): Filter {
  if (!target.parts) return test;
  return whole(
    target,
    (value, isElement) => test(value) || (!isElement && Array.isArray(value) && value.some((each) => test(each))),
  );
}

/** A test of the values themselves: arrays are not taken apart. */
function whole({ parts }: Target, test: (value: unknown, isElement?: boolean) => boolean): Filter {
  const [part, more] = parts ?? [];
  if (!parts || part === undefined) return test;
  return more === undefined ? (doc) => test(fieldOf(doc, part)) : (doc) => anyAt(doc, parts, 0, test);
}

function operatorTests(target: Target, all: Doc): Filter[] {
  return Object.entries(all).map(([name, value]) => {
    const clause = Object.hasOwn(operators, name) ? operators[name] : undefined;
    if (!clause) throw badValue(`unknown operator: ${name}`);
    return clause(target, value, name, all);
  });
}

type Clause = (target: Target, value: unknown, name: string, all: Doc) => Filter;

function eachOf(make: (value: unknown, name: string, all: Doc) => Test): Clause {
  return (target, value, name, all) => reaching(target, make(value, name, all));
}

function not(clause: Clause): Clause {
  return (...given) => negate(clause(...given));
}

const equality = eachOf((value, name) => equals(refusePattern(value, name)));
const range = eachOf((value, name) => within(name, refusePattern(value, name)));
const membership = eachOf((value, name) => among(listOf(value, name)));

/** The operators of one field. */
export const operators: Record<string, Clause> = {
  $eq: eachOf(equals),
  $ne: not(equality),
  $gt: range,
  $gte: range,
  $lt: range,
  $lte: range,
  $in: membership,
  $nin: not(membership),
  $exists: (target, value) => (truthy(value) ? whole(target, exists) : negate(whole(target, exists))),
  $type: eachOf(isOfType),
  $regex: eachOf((value, _, all) => matchesPattern(value, all['$options'])),
  $options: (_, __, ___, all) => {
    if (!('$regex' in all)) throw badValue('$options needs a $regex');
    return () => true;
  },
  $size: (target, value) => whole(target, hasSize(value)),
  $all: holdsAll,
  $elemMatch: (target, value) => whole(target, elementTest(value, target.variables)),
  $not: (target, value) => {
    if (kindOf(value) === 'regex') return negate(reaching(target, matchesPattern(value)));
    if (!isOperators(value)) throw badValue('$not needs a regex or a document');
    return negate(every(operatorTests(target, value)));
  },
};

const exists: Test = (value) => value !== undefined;

function refusePattern(value: unknown, name: string): unknown {
  if (kindOf(value) === 'regex') throw badValue(`Can't have regex as arg to ${name}.`);
  return value;
}

function listOf(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value)) throw badValue(`${name} needs an array`);
  if (value.some(isOperators)) throw badValue(`cannot nest $ under ${name}`);
  return value;
}

/** `$all`: each of the values is there, or each of the `$elemMatch` finds its element. */
function holdsAll(target: Target, value: unknown): Filter {
  if (!Array.isArray(value)) throw badValue('$all needs an array');
  const isMatch = (each: unknown) => isOperators(each) && '$elemMatch' in each;
  if (value.some(isOperators) && !value.every(isMatch)) throw badValue('$all/$elemMatch has to be consistent');
  const tests = value.map((each: unknown) =>
    isOperators(each)
      ? whole(target, elementTest(each['$elemMatch'], target.variables))
      : reaching(target, valueTest(each)),
  );
  return tests.length === 0 ? () => false : every(tests);
}

/** `$elemMatch`: an array with one element that passes everything. */
export function elementTest(value: unknown, variables: Variables): Test {
  if (!isDoc(value)) throw badValue('$elemMatch needs an Object');
  const test =
    isOperators(value) && !Object.keys(value).some((key) => key in logicals)
      ? every(operatorTests({ parts: undefined, variables }, value) as unknown as Test[])
      : ofDocuments(compileFilter(value, variables));
  return (list) => Array.isArray(list) && list.some(test);
}

/** A filter's test of elements: those that are arrays count as documents with their places as names. */
function ofDocuments(filter: Filter): Test {
  return (each) => (isDoc(each) ? filter(each) : Array.isArray(each) && filter(Object.fromEntries(each.entries())));
}
