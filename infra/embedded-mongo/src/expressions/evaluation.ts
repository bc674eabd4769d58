import { isDoc, bsonTypeOf, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';

/** The values of `$$name` variables by name. */
export type Variables = Readonly<Record<string, unknown>>;

/** The document and the variables that an expression reads. */
export interface EvaluationContext {
  root: Doc;
  variables: Variables;
}

/** Computes the value of an expression; `undefined` when it is missing. */
export type Evaluate = (context: EvaluationContext) => unknown;

export type Compile = (expression: unknown) => Evaluate;

export const isNullish = (value: unknown): value is null | undefined => value === null || value === undefined;

/** The name of a value's type as the operator `$type` returns it. */
export const typeOf = (value: unknown): string => (value === undefined ? 'missing' : bsonTypeOf(value));

export function wrongArgumentType(name: string, expected: string, value: unknown): MongoError {
  return new MongoError(14, `${name} requires ${expected}, found: ${typeOf(value)}`);
}

/** Checks the named arguments of an operator; throws for unknown and for missing ones. */
export function namedArguments(name: string, argument: unknown, required: string[], optional: string[] = []): Doc {
  if (!isDoc(argument)) throw new MongoError(9, `${name} only supports an object as its argument`);
  const unknown = Object.keys(argument).find((key) => !required.includes(key) && !optional.includes(key));
  if (unknown !== undefined) throw unsupported(`the argument ${unknown} of ${name}`);
  const missing = required.find((key) => !(key in argument));
  if (missing !== undefined) throw new MongoError(9, `Missing '${missing}' parameter to ${name}`);
  return argument;
}
