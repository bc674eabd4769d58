import type { Doc } from '../bson/values';
import type { Compile, Variables } from './evaluation';

/** What a pipeline runs with. */
export interface Run {
  /** Gives the documents of another collection of the same database that match a filter. */
  find(collection: string, filter: Doc, variables: Variables): readonly Doc[];
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
