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

/** Compiles a part of an expression. */
export type Compile = (expression: unknown) => Evaluate;

/** What a pipeline runs with. */
export interface Run {
  /** Gives the documents of another collection of the same database that match a filter. */
  find(collection: string, filter: Doc, variables: Variables): readonly Doc[];
  variables: Variables;
}

/** Turns documents into other documents; it never changes those it gets. */
export type Stage = (docs: readonly Doc[], run: Run) => readonly Doc[];

/** Compiles a stage; those that hold pipelines get what compiles these. */
export type StageMaker = (spec: unknown, pipeline: (stages: unknown) => Stage) => Stage;

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
