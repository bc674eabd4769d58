import { ObjectId } from 'bson';
import { refuseDecimal } from '../bson/arithmetic';
import { isDoc, isNumeric, toNumber } from '../bson/values';
import { MongoError } from '../errors';
import { isNullish, namedArguments, wrongType, type Compile, type Evaluate } from './evaluation';

interface Parameter {
  name: string | undefined;
  mark: string | undefined;
  /** Checks a value, and gives what the operator gets of it; undefined takes everything. */
  check: ((value: unknown, operator: string) => unknown) | undefined;
}

/** An operator of which all arguments are computed first. */
export interface Operator {
  parameters: readonly Parameter[];
  run: (...values: never[]) => unknown;
  /** Whether a null or missing argument, of those that have a type, makes the result null. */
  isNullable: boolean;
  /** Whether the first of the named arguments may be given alone. */
  isShort?: boolean;
}

/**
 * An operator by the types of its arguments: `list whole? text*` or, with names, `date:date timezone:text?`.
 * With `?` an argument may be left out, with `*` there may be any number of them.
 */
export function operator(signature: string, run: Operator['run'], isNullable = true): Operator {
  const parameters = signature.split(' ').map((each): Parameter => {
    const [, name, type = '', mark] = /^(?:(\w+):)?(\w+)([?*]?)$/.exec(each) ?? [];
    return { name, mark, check: checks[type] };
  });
  return { parameters, run, isNullable };
}

/** As `operator`, but null is an argument of a wrong type. */
export const strict = (signature: string, run: Operator['run']): Operator => operator(signature, run, false);

const check =
  (wanted: string, isFine: (value: unknown) => boolean) =>
  (value: unknown, name: string): unknown => {
    if (!isFine(value)) throw wrongType(name, wanted, value);
    return value;
  };

const checks: Record<string, Parameter['check']> = {
  list: check('an array', Array.isArray),
  text: check('a string', (value) => typeof value === 'string'),
  value: (value) => value,
  document: check('a document', isDoc),
  date: (value, name) => (value instanceof ObjectId ? value.getTimestamp() : anyDate(value, name)),
  number: (value, name) => {
    refuseDecimal(name, value);
    return anyNumber(value, name);
  },
  whole: (value, name) => {
    const number = isNumeric(value) ? toNumber(value) : Number.NaN;
    if (number !== (number | 0)) throw wrongType(name, 'a 32-bit integer', value);
    return number | 0;
  },
};
const anyDate = check('a date', (value) => value instanceof Date);
const anyNumber = check('a number', isNumeric);

/** Compiles the arguments of an operator, by place or by name, with their checks. */
export function compileOperator(name: string, operator: Operator, argument: unknown, compile: Compile): Evaluate {
  const { parameters, run, isNullable } = operator;
  const given =
    parameters[0]?.name === undefined ? listed(name, parameters, argument) : named(name, operator, argument);
  const parts = given.map((part) => part && compile(part.expression));
  const checks = parts.map((part, n) => part && (parameters[n] ?? parameters.at(-1))?.check);
  if (checks.every((each) => !each)) return (scope) => run(...(parts.map((part) => part?.(scope)) as never[]));
  const isRepeated = parameters.at(-1)?.mark === '*';
  return (scope) => {
    const values = parts.map((part) => part?.(scope));
    const end = isNullable ? values.findIndex((value, n) => checks[n] && isNullish(value)) : -1;
    if (end >= 0 && !isRepeated) return null;
    const checked = (end < 0 ? values : values.slice(0, end)).map((value, n) => checks[n]?.(value, name) ?? value);
    return end < 0 ? run(...(checked as never[])) : null;
  };
}

type Part = { expression: unknown } | undefined;

function listed(name: string, parameters: readonly Parameter[], argument: unknown): Part[] {
  const given: unknown[] = Array.isArray(argument) ? argument : [argument];
  const least = parameters.filter(({ mark }) => !mark).length;
  const most = parameters.at(-1)?.mark === '*' ? Infinity : parameters.length;
  if (given.length >= least && given.length <= most) return given.map((expression) => ({ expression }));
  const wanted = least === most ? `exactly ${least}` : `at least ${least} arguments, and at most ${most}`;
  throw new MongoError(16020, `Expression ${name} takes ${wanted} arguments. ${given.length} were passed in.`);
}

function named(name: string, { parameters, isShort }: Operator, argument: unknown): Part[] {
  const names = (isOptional: boolean) =>
    parameters.flatMap(({ name, mark }) => (name !== undefined && (mark === '?') === isOptional ? [name] : []));
  const [first = '$'] = isDoc(argument) ? Object.keys(argument) : [];
  const [only, ...more] = Array.isArray(argument) ? (argument as unknown[]) : [argument];
  if (isShort && first.startsWith('$') && more.length === 0)
    return [{ expression: only }, ...parameters.slice(1).map(() => undefined)];
  const documents = namedArguments(name, isShort && isDoc(only) ? only : argument, names(false), names(true));
  return parameters.map(({ name = '' }) => (name in documents ? { expression: documents[name] } : undefined));
}
