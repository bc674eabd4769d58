import type { Doc } from '../bson/values';
import type { Variables } from '../expressions/evaluation';

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
