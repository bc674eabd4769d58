import { isDoc, type Doc } from '../bson/values';
import { badValue, MongoError } from '../errors';

/** Values of `$$name`, by name. */
export type Variables = Readonly<Record<string, unknown>>;

/** What an expression is evaluated against. */
export interface Scope {
  root: Doc;
  variables: Variables;
}

/** Computes a value; missing is `undefined`. */
export type Evaluate = (scope: Scope) => unknown;

/** Compiles parts of an expression in which the same variables are known. */
export interface Compiler {
  compile(expression: unknown): Evaluate;
  /** A compiler that knows further variables. */
  with(...names: string[]): Compiler;
}

/** An operator of which all arguments are computed first. */
export interface EagerOperator {
  named?: undefined;
  least: number;
  most: number;
  run(...values: unknown[]): unknown;
}

/** An operator that takes one document with named arguments, all computed first. */
export type NamedOperator = {
  named: readonly string[];
  optional?: readonly string[];
  run(values: Record<string, unknown>): unknown;
};

/** Compiles the named arguments of an operator; unknown and absent ones are errors. */
export function namedParts(
  name: string,
  argument: unknown,
  required: readonly string[],
  optional: readonly string[],
  compiler: Compiler,
): (readonly [string, Evaluate])[] {
  if (!isDoc(argument)) throw new MongoError(9, `${name} only supports an object as its argument`);
  const unknown = Object.keys(argument).find((key) => !required.includes(key) && !optional.includes(key));
  if (unknown !== undefined) throw new MongoError(9, `Unrecognized argument to ${name}: ${unknown}`);
  const absent = required.find((key) => !(key in argument));
  if (absent !== undefined) throw badValue(`Missing '${absent}' parameter to ${name}`);
  return Object.entries(argument).map(([key, value]) => [key, compiler.compile(value)] as const);
}
