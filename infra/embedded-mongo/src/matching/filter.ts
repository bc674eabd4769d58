import { anyAt, type PathTest } from '../bson/paths';
import { fieldOf, isDoc, isNumeric, kindOf, toNumber, truthy, type Doc } from '../bson/values';
import { badValue } from '../errors';
import type { Variables } from '../aggregation/evaluation';
import { compileExpression } from '../aggregation/expression';
import { among, equals, isOfType, leaves, matchesPattern, matchesText, patternOf, within, type Test } from './leaf';

/** Whether a document matches. */
export type Filter = (doc: Doc) => boolean;

/** Compiles a query filter; variables are for `$expr`. */
export function compileFilter(filter: Doc, variables: Variables = {}): Filter {
  const tests = Object.entries(filter).flatMap(([key, value]) => clause(key, value, variables) ?? []);
  const [first, second] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  return (doc) => tests.every((test) => test(doc));
}

function clause(key: string, value: unknown, variables: Variables): Filter | undefined {
  if (!key.startsWith('$')) return pathClause(key, value, variables);
  switch (key) {
    case '$and':
      return every(branches(key, value, variables));
    case '$or':
      return some(branches(key, value, variables));
    case '$nor':
      return negate(some(branches(key, value, variables)));
    case '$expr':
      return expressionClause(value, variables);
    case '$comment':
      return undefined;
    default:
      throw badValue(
        `unknown top level operator: ${key}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      );
  }
}

function branches(key: string, value: unknown, variables: Variables): Filter[] {
  if (!Array.isArray(value) || value.length === 0) throw badValue(`${key} must be a nonempty array`);
  return value.map((each: unknown) => {
    if (!isDoc(each)) throw badValue(`${key} entries need to be full objects`);
    return compileFilter(each, variables);
  });
}

const every =
  (tests: Filter[]): Filter =>
  (doc) =>
    tests.every((test) => test(doc));
const some =
  (tests: Filter[]): Filter =>
  (doc) =>
    tests.some((test) => test(doc));
const negate =
  (test: Filter): Filter =>
  (doc) =>
    !test(doc);

function expressionClause(value: unknown, variables: Variables): Filter {
  const evaluate = compileExpression(value, new Set(Object.keys(variables)));
  return (doc) => truthy(evaluate({ root: doc, variables }));
}

/** Whether a value in a filter is a set of operators and not a value to be equal to. */
export function isOperators(value: unknown): value is Doc {
  if (!isDoc(value)) return false;
  const [first] = Object.keys(value);
  return first !== undefined && first.startsWith('$') && first !== '$ref' && first !== '$id' && first !== '$db';
}

/** What a group of operators is about: a path, or (in `$elemMatch`) the element itself, whose arrays stay whole. */
interface Target {
  parts: readonly string[];
  isElement: boolean;
  variables: Variables;
}

function pathClause(path: string, value: unknown, variables: Variables): Filter {
  const target = { parts: path.split('.'), isElement: false, variables };
  if (isOperators(value)) {
    const tests = operatorClauses(target, value);
    return tests.length === 1 && tests[0] ? tests[0] : every(tests);
  }
  return reaching(target, kindOf(value) === 'regex' ? matchesPattern(value) : equals(value));
}

/** A test of the values a path reaches; it also passes for an array of which an element passes. */
function reaching({ parts, isElement }: Target, test: Test): Filter {
  if (isElement) return test;
  const [part] = parts;
  const leaf: PathTest = (value, isWhole) =>
    test(value) || (isWhole !== true && Array.isArray(value) && value.some((each) => test(each)));
  if (parts.length === 1 && part !== undefined) return (doc) => leaf(fieldOf(doc, part));
  return (doc) => anyAt(doc, parts, 0, leaf);
}

/** A test of the values themselves: arrays are not taken apart. */
function whole({ parts, isElement }: Target, test: Test): Filter {
  return isElement ? test : (doc) => anyAt(doc, parts, 0, test);
}

function operatorClauses(target: Target, operators: Doc): Filter[] {
  return Object.entries(operators).flatMap(
    ([operator, value]) => operatorClause(target, operator, value, operators) ?? [],
  );
}

function operatorClause(target: Target, operator: string, value: unknown, all: Doc): Filter | undefined {
  switch (operator) {
    case '$eq':
      return reaching(target, equals(value));
    case '$ne':
      return negate(reaching(target, equals(refusePattern(operator, value))));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return reaching(target, within(operator, refusePattern(operator, value)));
    case '$in':
      return reaching(target, among(listOf(operator, value)));
    case '$nin':
      return negate(reaching(target, among(listOf(operator, value))));
    case '$exists':
      return truthy(value) ? whole(target, exists) : negate(whole(target, exists));
    case '$type':
      return reaching(target, isOfType(value));
    case '$mod':
      return reaching(target, leaves(value));
    case '$regex':
      return reaching(target, textTest(value, all['$options']));
    case '$options':
      if (!('$regex' in all)) throw badValue('$options needs a $regex');
      return undefined;
    case '$size':
      return whole(target, sizeTest(value));
    case '$all':
      return holdsAll(target, listOf(operator, value));
    case '$elemMatch':
      return whole(target, elementTest(value, target.variables));
    case '$not':
      return negate(notClause(target, value));
    default:
      throw badValue(`unknown operator: ${operator}`);
  }
}

const exists: Test = (value) => value !== undefined;

function refusePattern(operator: string, value: unknown): unknown {
  if (kindOf(value) === 'regex') throw badValue(`Can't have regex as arg to ${operator}.`);
  return value;
}

function listOf(operator: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw badValue(`${operator} needs an array`);
  const list = value as unknown[];
  if (operator !== '$all' && list.some(isOperators)) throw badValue(`cannot nest $ under ${operator}`);
  return list;
}

function textTest(value: unknown, options: unknown): Test {
  if (typeof value !== 'string' && kindOf(value) !== 'regex') throw badValue('$regex has to be a string');
  const own = patternOf(value);
  return matchesText(own.pattern, typeof options === 'string' ? options : own.options);
}

function sizeTest(value: unknown): Test {
  const size = toNumber(value);
  if (!isNumeric(value) || !Number.isInteger(size)) throw badValue('Failed to parse $size. Expected an integer');
  if (size < 0) throw badValue(`Failed to parse $size. Expected a non-negative number in: $size: ${size}`);
  return (each) => Array.isArray(each) && each.length === size;
}

/** `$all`: each of the values is there; `$elemMatch` entries each find their element. */
function holdsAll(target: Target, list: unknown[]): Filter {
  if (list.length === 0) return () => false;
  return every(
    list.map((each) => {
      if (!isOperators(each)) return reaching(target, kindOf(each) === 'regex' ? matchesPattern(each) : equals(each));
      if (!('$elemMatch' in each)) throw badValue('no $ expressions in $all');
      return whole(target, elementTest(each['$elemMatch'], target.variables));
    }),
  );
}

const logical = new Set(['$and', '$or', '$nor', '$expr', '$comment']);

/** `$elemMatch`: an array with one element that passes everything. */
export function elementTest(value: unknown, variables: Variables): Test {
  if (!isDoc(value)) throw badValue('$elemMatch needs an Object');
  const [first = ''] = Object.keys(value);
  if (isOperators(value) && !logical.has(first)) {
    const tests = operatorClauses({ parts: [], isElement: true, variables }, value) as unknown as Test[];
    return (list) => Array.isArray(list) && list.some((each: unknown) => tests.every((test) => test(each)));
  }
  const filter = compileFilter(value, variables);
  const passes = (each: unknown) =>
    isDoc(each) ? filter(each) : Array.isArray(each) && filter(Object.fromEntries(each.entries()));
  return (list) => Array.isArray(list) && list.some(passes);
}

function notClause(target: Target, value: unknown): Filter {
  if (kindOf(value) === 'regex') return reaching(target, matchesPattern(value));
  if (!isOperators(value)) throw badValue('$not needs a regex or a document');
  return every(operatorClauses(target, value));
}
