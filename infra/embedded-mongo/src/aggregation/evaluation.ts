import { isDoc, kindOf, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';

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

export function wrongType(name: string, wanted: string, value: unknown): MongoError {
  return new MongoError(14, `${name} requires ${wanted}, found: ${typeOf(value)}`);
}

/** The document of an operator's named arguments; unknown and absent ones are errors. */
export function namedArguments(name: string, argument: unknown, required: string[], optional: string[] = []): Doc {
  if (!isDoc(argument)) throw new MongoError(9, `${name} only supports an object as its argument`);
  const unknown = Object.keys(argument).find((key) => !required.includes(key) && !optional.includes(key));
  if (unknown !== undefined) throw unsupported(`the argument ${unknown} of ${name}`);
  const absent = required.find((key) => !(key in argument));
  if (absent !== undefined) throw new MongoError(9, `Missing '${absent}' parameter to ${name}`);
  return argument;
}
