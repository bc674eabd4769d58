import { rejectDecimalsAndDates } from '../bson/arithmetic';
import { isNumeric, toNumber } from '../bson/values';
import { MongoError } from '../errors';
import { isNullish, wrongArgumentType, type Compile, type Evaluate } from './evaluation';

/** Compiles the call of an operator; `argument` is not compiled yet. */
export type Operator = (argument: unknown, compile: Compile, name: string) => Evaluate;

/** Checks the value of an argument and converts it for the operator. */
type ArgumentCheck = (value: unknown, name: string) => unknown;

const argumentCheck =
  (expected: string, isValid: (value: unknown) => boolean): ArgumentCheck =>
  (value, name) => {
    if (!isValid(value)) throw wrongArgumentType(name, expected, value);
    return value;
  };

const checkNumber = argumentCheck('a number', isNumeric);

/** Argument types by their names in signatures; `any` has no check and takes null as a value like any other. */
const ARGUMENT_CHECKS: Record<string, ArgumentCheck> = {
  array: argumentCheck('an array', Array.isArray),
  string: argumentCheck('a string', (value) => typeof value === 'string'),
  number: (value, name) => {
    rejectDecimalsAndDates(name, value);
    return checkNumber(value, name);
  },
  int: (value, name) => {
    const number = isNumeric(value) ? toNumber(value) : Number.NaN;
    if (number !== (number | 0)) throw wrongArgumentType(name, 'a 32-bit integer', value);
    return number | 0;
  },
};

export const toArguments = (argument: unknown): unknown[] =>
  Array.isArray(argument) ? (argument as unknown[]) : [argument];

/**
 * An operator that evaluates all its arguments before it runs. The signature lists their types, for example
 * `array int?` or `number*`: `?` marks an optional argument, `*` any number of them. The result is null when a checked
 * argument is null or missing; a strict operator rejects null like any other wrong type.
 */
export function typedOperator(signature: string, run: (...values: never[]) => unknown, isStrict = false): Operator {
  const types = signature.split(' ');
  const isVariadic = signature.endsWith('*');
  const min = types.filter((type) => !/[?*]$/.test(type)).length;
  const max = isVariadic ? Infinity : types.length;
  return (argument, compile, name) => {
    const parts = toArguments(argument).map(compile);
    if (parts.length < min || parts.length > max) throw wrongCount(name, min, max, parts.length);
    const checks = parts.map((_, n) => ARGUMENT_CHECKS[(types[n] ?? types.at(-1) ?? '').replace(/[?*]$/, '')]);
    return (context) => {
      const values = parts.map((part) => part(context));
      const firstNull = isStrict ? -1 : values.findIndex((value, n) => checks[n] && isNullish(value));
      if (firstNull >= 0 && !isVariadic) return null;
      // A variadic operator checks what is before the null: a wrong type there is an error and not null.
      const checked = (firstNull < 0 ? values : values.slice(0, firstNull)).map(
        (value, n) => checks[n]?.(value, name) ?? value,
      );
      return firstNull < 0 ? run(...(checked as never[])) : null;
    };
  };
}

function wrongCount(name: string, min: number, max: number, given: number): MongoError {
  const expected = min === max ? `exactly ${min}` : `at least ${min} arguments, and at most ${max}`;
  return new MongoError(16020, `Expression ${name} takes ${expected} arguments. ${given} were passed in.`);
}
