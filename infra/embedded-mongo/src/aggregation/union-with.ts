import { isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { namedArguments } from '../expressions/evaluation';
import type { StageCompiler } from './stage';
import { countingPipeline, splitLeadingQuery } from './leading-query';

/** Compiles `$unionWith`: the documents so far, then those of another pipeline, which a `$limit` behind it may spare. */
export const unionWith: StageCompiler = (given, compilePipeline, next) => {
  const { coll, pipeline } = unionOf(given);
  const { query, rest } = splitLeadingQuery(pipeline);
  // All of it is compiled, so that mistakes in the part that an index answers are reported like others.
  compilePipeline(pipeline);
  const stage = compilePipeline(rest);
  const counted = query.limit === undefined ? countingPipeline(rest) : undefined;
  const limit = isDoc(next) && typeof next['$limit'] === 'number' ? next['$limit'] : Infinity;
  return (docs, context) => {
    if (docs.length >= limit) return docs;
    if (counted) return [...docs, ...counted(context.count(coll, query, context.variables))];
    return [...docs, ...stage(context.find(coll, query, context.variables), context)];
  };
};

/** The collection and the pipeline of a `$unionWith`. */
export function unionOf(given: unknown): { coll: string; pipeline: readonly unknown[] } {
  const spec: Doc =
    typeof given === 'string' ? { coll: given } : namedArguments('$unionWith', given, ['coll'], ['pipeline']);
  const { coll, pipeline = [] } = spec;
  if (typeof coll !== 'string' || coll === '') throw new MongoError(9, '$unionWith requires the name of a collection');
  if (!Array.isArray(pipeline)) throw new MongoError(14, "'pipeline' of $unionWith must be an array");
  return { coll, pipeline };
}
