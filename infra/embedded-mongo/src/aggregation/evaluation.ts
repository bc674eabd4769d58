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

/** The part of a pipeline that an index can answer. */
export interface LeadingQuery {
  filter: Doc;
  sort?: Doc | undefined;
  limit?: number | undefined;
}

/** What the stages of a pipeline need beside the documents. */
export interface PipelineContext {
  /** Finds documents in another collection of the same database. */
  find(collection: string, query: LeadingQuery, variables: Variables): readonly Doc[];
  /** How many it would find. */
  count(collection: string, query: LeadingQuery, variables: Variables): number;
  variables: Variables;
}

/** One step of a pipeline; it must not change its input, which may be a cached document. */
export type Stage = (docs: readonly Doc[], context: PipelineContext) => readonly Doc[];

/** Compiles a stage; `compilePipeline` is for the stages that contain pipelines, `next` is the stage that follows. */
export type StageCompiler = (spec: unknown, compilePipeline: (stages: unknown) => Stage, next?: unknown) => Stage;

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
