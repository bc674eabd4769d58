import { compileExpression } from '../expressions/expression';
import type { Variables } from '../expressions/evaluation';
import { someAt } from '../bson/paths';
import { ownField, isDoc, bsonTypeOf, isTruthy, type Doc } from '../bson/values';
import { badValue } from '../errors';
import { inValues, equalTo, hasSize, isOfType, matchesRegex, inRange, type Predicate } from './comparison';

export type Filter = (doc: Doc) => boolean;

/** Compiles a query filter; the variables are for `$expr`. */
export function compileFilter(filter: Doc, variables: Variables = {}): Filter {
  return every(
    Object.entries(filter).map(([key, value]) => {
      if (!key.startsWith('$')) return pathClause(key, value, variables);
      if (!logicalOperators[key]) throw badValue(`unknown top level operator: ${key}`);
      return logicalOperators[key](value, variables, key);
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

type LogicalOperator = (value: unknown, variables: Variables, key: string) => Filter;

/** The operators at the top level of a filter. */
export const logicalOperators: Record<string, LogicalOperator> = {
  $and: (...given) => every(compileBranches(...given)),
  $or: or,
  $nor: (...given) => negate(or(...given)),
  $expr: (value, variables) => {
    const evaluate = compileExpression(value);
    return (doc) => isTruthy(evaluate({ root: doc, variables }));
  },
  $comment: () => () => true,
};

function or(...given: Parameters<LogicalOperator>): Filter {
  const branches = compileBranches(...given);
  return (doc) => branches.some((matches) => matches(doc));
}

function compileBranches(value: unknown, variables: Variables, key: string): Filter[] {
  if (!Array.isArray(value) || value.length === 0) throw badValue(`${key} must be a nonempty array`);
  return value.map((each: unknown) => {
    if (!isDoc(each)) throw badValue(`${key} entries need to be full objects`);
    return compileFilter(each, variables);
  });
}

/** Whether a value in a filter holds operators; otherwise it means equality. */
export function isOperatorDocument(value: unknown): value is Doc {
  return isDoc(value) && Object.keys(value)[0]?.startsWith('$') === true;
}

/** The entries of a filter, with those of the filters inside the given logical operators in place of these operators. */
export function flattenClauses(filter: Doc, ...logical: string[]): [key: string, value: unknown][] {
  return Object.entries(filter).flatMap(([key, value]): [string, unknown][] =>
    logical.includes(key) && Array.isArray(value)
      ? value.filter(isDoc).flatMap((each) => flattenClauses(each, ...logical))
      : [[key, value]],
  );
}

/** What an operator tests: the values at a path or, in `$elemMatch`, an element itself, which is not expanded when it is an array. */
interface Target {
  parts: readonly string[] | undefined;
  variables: Variables;
}

function pathClause(path: string, value: unknown, variables: Variables): Filter {
  const target = { parts: path.split('.'), variables };
  return isOperatorDocument(value) ? every(operatorTests(target, value)) : matchElements(target, valuePredicate(value));
}

function valuePredicate(value: unknown): Predicate {
  return bsonTypeOf(value) === 'regex' ? matchesRegex(value) : equalTo(value);
}

/** A filter that tests the values at a path; an array also matches when one of its elements does. */
function matchElements(target: Target, test: Predicate): Filter {
  if (!target.parts) return test;
  return matchWhole(
    target,
    (value, isElement) => test(value) || (!isElement && Array.isArray(value) && value.some((each) => test(each))),
  );
}

/** A filter that tests the values at a path without looking at the elements of arrays. */
function matchWhole({ parts }: Target, test: (value: unknown, isElement?: boolean) => boolean): Filter {
  const [part, more] = parts ?? [];
  if (!parts || part === undefined) return test;
  return more === undefined ? (doc) => test(ownField(doc, part)) : (doc) => someAt(doc, parts, 0, test);
}

function operatorTests(target: Target, all: Doc): Filter[] {
  return Object.entries(all).map(([name, value]) => {
    const clause = Object.hasOwn(queryOperators, name) ? queryOperators[name] : undefined;
    if (!clause) throw badValue(`unknown operator: ${name}`);
    return clause(target, value, name, all);
  });
}

type Clause = (target: Target, value: unknown, name: string, all: Doc) => Filter;

function elementClause(make: (value: unknown, name: string, all: Doc) => Predicate): Clause {
  return (target, value, name, all) => matchElements(target, make(value, name, all));
}

function not(clause: Clause): Clause {
  return (...given) => negate(clause(...given));
}

const equality = elementClause((value, name) => equalTo(rejectRegex(value, name)));
const range = elementClause((value, name) => inRange(name, rejectRegex(value, name)));
const membership = elementClause((value, name) => inValues(requireList(value, name)));

export const queryOperators: Record<string, Clause> = {
  $eq: elementClause(equalTo),
  $ne: not(equality),
  $gt: range,
  $gte: range,
  $lt: range,
  $lte: range,
  $in: membership,
  $nin: not(membership),
  $exists: (target, value) => (isTruthy(value) ? matchWhole(target, exists) : negate(matchWhole(target, exists))),
  $type: elementClause(isOfType),
  $regex: elementClause((value, _, all) => matchesRegex(value, all['$options'])),
  $options: (_, __, ___, all) => {
    if (!('$regex' in all)) throw badValue('$options needs a $regex');
    return () => true;
  },
  $size: (target, value) => matchWhole(target, hasSize(value)),
  $all: compileAll,
  $elemMatch: (target, value) => matchWhole(target, compileElemMatch(value, target.variables)),
  $not: (target, value) => {
    if (bsonTypeOf(value) === 'regex') return negate(matchElements(target, matchesRegex(value)));
    if (!isOperatorDocument(value)) throw badValue('$not needs a regex or a document');
    return negate(every(operatorTests(target, value)));
  },
};

const exists: Predicate = (value) => value !== undefined;

function rejectRegex(value: unknown, name: string): unknown {
  if (bsonTypeOf(value) === 'regex') throw badValue(`Can't have regex as arg to ${name}.`);
  return value;
}

function requireList(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value)) throw badValue(`${name} needs an array`);
  if (value.some(isOperatorDocument)) throw badValue(`cannot nest $ under ${name}`);
  return value;
}

/** `$all`: the array contains each of the values, or an element for each `$elemMatch`. */
function compileAll(target: Target, value: unknown): Filter {
  if (!Array.isArray(value)) throw badValue('$all needs an array');
  const isMatch = (each: unknown) => isOperatorDocument(each) && '$elemMatch' in each;
  if (value.some(isOperatorDocument) && !value.every(isMatch)) throw badValue('$all/$elemMatch has to be consistent');
  const tests = value.map((each: unknown) =>
    isOperatorDocument(each)
      ? matchWhole(target, compileElemMatch(each['$elemMatch'], target.variables))
      : matchElements(target, valuePredicate(each)),
  );
  return tests.length === 0 ? () => false : every(tests);
}

/** `$elemMatch`: an array with one element that fulfils all conditions. */
export function compileElemMatch(value: unknown, variables: Variables): Predicate {
  if (!isDoc(value)) throw badValue('$elemMatch needs an Object');
  const test =
    isOperatorDocument(value) && !Object.keys(value).some((key) => key in logicalOperators)
      ? every(operatorTests({ parts: undefined, variables }, value) as unknown as Predicate[])
      : asDocumentFilter(compileFilter(value, variables));
  return (list) => Array.isArray(list) && list.some(test);
}

/** Applies a filter to elements; an element that is an array counts as a document whose field names are the indexes. */
function asDocumentFilter(filter: Filter): Predicate {
  return (each) => (isDoc(each) ? filter(each) : Array.isArray(each) && filter(Object.fromEntries(each.entries())));
}
