import { isDoc, isNumeric, kindOf, toNumber, type Doc } from '../bson/values';
import { MongoError } from '../errors';

/** Values of `$$name`, by name. */
export type Variables = Readonly<Record<string, unknown>>;

/** What an expression is evaluated against. */
export interface Scope {
  root: Doc;
  variables: Variables;
}

/** Computes a value; missing is `undefined`. */
export type Evaluate = (scope: Scope) => unknown;

/** Compiles a part of an expression, in which further variables may be known. */
export type Compile = (expression: unknown, ...variables: string[]) => Evaluate;

export const isNullish = (value: unknown): value is null | undefined => value === null || value === undefined;

/** The name of a value's type, as error messages and `$type` give it. */
export const typeOf = (value: unknown): string => (value === undefined ? 'missing' : kindOf(value));

/** The value if it is a list; otherwise an error with this code. */
export function listOf(value: unknown, operator: string, code: number): readonly unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  throw new MongoError(code, `${operator} requires an array, found: ${typeOf(value)}`);
}

/** The value if it is a text; otherwise an error with this code. */
export function textOf(value: unknown, operator: string, code: number): string {
  if (typeof value === 'string') return value;
  throw new MongoError(code, `${operator} requires a string, found: ${typeOf(value)}`);
}

/** The value if it is a whole number that fits 32 bits; otherwise an error with this code. */
export function wholeOf(value: unknown, operator: string, code: number): number {
  const number = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (number === (number | 0)) return number | 0;
  throw new MongoError(code, `${operator} requires a value that is a 32-bit integer, found: ${String(value)}`);
}

/** The document of an operator's named arguments; unknown and absent ones are errors. */
export function namedArguments(
  operator: string,
  argument: unknown,
  required: readonly string[],
  optional: readonly string[] = [],
): Doc {
  if (!isDoc(argument)) throw new MongoError(9, `${operator} only supports an object as its argument`);
  const unknown = Object.keys(argument).find((key) => !required.includes(key) && !optional.includes(key));
  if (unknown !== undefined) throw new MongoError(9, `Unrecognized argument to ${operator}: ${unknown}`);
  const absent = required.find((key) => !(key in argument));
  if (absent !== undefined) throw new MongoError(9, `Missing '${absent}' parameter to ${operator}`);
  return argument;
}
