import { refuseUncounted } from '../bson/arithmetic';
import { isDoc, isNumeric, toNumber } from '../bson/values';
import { MongoError } from '../errors';
import { isNullish, wrongType, type Compile, type Evaluate } from './evaluation';

/** Compiles a call from its argument as it was written. */
export type Operator = (argument: unknown, compile: Compile, name: string) => Evaluate;

/** Checks an argument, and gives what the operator gets of it. */
type Check = (value: unknown, name: string) => unknown;

const check =
  (wanted: string, isFine: (value: unknown) => boolean): Check =>
  (value, name) => {
    if (!isFine(value)) throw wrongType(name, wanted, value);
    return value;
  };

const anyNumber = check('a number', isNumeric);

/** What an argument may be; `any` is not checked, and null is nothing special for it. */
const checks: Record<string, Check> = {
  list: check('an array', Array.isArray),
  text: check('a string', (value) => typeof value === 'string'),
  document: check('a document', isDoc),
  number: (value, name) => {
    refuseUncounted(name, value);
    return anyNumber(value, name);
  },
  whole: (value, name) => {
    const number = isNumeric(value) ? toNumber(value) : Number.NaN;
    if (number !== (number | 0)) throw wrongType(name, 'a 32-bit integer', value);
    return number | 0;
  },
};

export const listed = (argument: unknown): unknown[] =>
  Array.isArray(argument) ? (argument as unknown[]) : [argument];

/**
 * An operator of which all arguments are computed first, by their types: `list whole? number*`. With `?` one may be left
 * out, with `*` there may be any number of them. A null among those that are checked makes the result null, unless
 * the operator is strict.
 */
export function operator(signature: string, run: (...values: never[]) => unknown, isStrict = false): Operator {
  const types = signature.split(' ');
  const isRepeated = signature.endsWith('*');
  const least = types.filter((type) => !/[?*]$/.test(type)).length;
  const most = isRepeated ? Infinity : types.length;
  return (argument, compile, name) => {
    const parts = listed(argument).map(compile);
    if (parts.length < least || parts.length > most) throw wrongCount(name, least, most, parts.length);
    const own = parts.map((_, n) => checks[(types[n] ?? types.at(-1) ?? '').replace(/[?*]$/, '')]);
    return (scope) => {
      const values = parts.map((part) => part(scope));
      const end = isStrict ? -1 : values.findIndex((value, n) => own[n] && isNullish(value));
      if (end >= 0 && !isRepeated) return null;
      const checked = (end < 0 ? values : values.slice(0, end)).map((value, n) => own[n]?.(value, name) ?? value);
      return end < 0 ? run(...(checked as never[])) : null;
    };
  };
}

function wrongCount(name: string, least: number, most: number, given: number): MongoError {
  const wanted = least === most ? `exactly ${least}` : `at least ${least} arguments, and at most ${most}`;
  return new MongoError(16020, `Expression ${name} takes ${wanted} arguments. ${given} were passed in.`);
}
