import type { Doc } from '../bson/values';
import type { Compile, Variables } from './evaluation';

/** What a pipeline reads beside the documents it is given. */
export interface Source {
  /** Documents of another collection of the same database that match a filter. */
  find(collection: string, filter: Doc, variables: Variables): readonly Doc[];
  hasIndex(collection: string, path: string): boolean;
}

/** What a pipeline runs with. */
export interface Run {
  source: Source;
  variables: Variables;
}

/** Turns documents into other documents; it never changes those it gets. */
export type Stage = (docs: readonly Doc[], run: Run) => readonly Doc[];

/** What a stage is compiled with. */
export interface StageContext {
  compile: Compile;
  known: ReadonlySet<string>;
  pipeline(stages: unknown, variables?: readonly string[]): Stage;
}
