import { isDoc, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import type { Variables } from '../expressions/evaluation';
import type { Stage } from './stage';
import { stages } from './stages';

/** Stages of MongoDB that are missing here: error 115 tells them apart from names that do not exist. */
const UNSUPPORTED_STAGES = new Set(
  (
    '$bucket $bucketAuto $changeStream $changeStreamSplitLargeEvent $collStats $currentOp $densify $documents $fill $geoNear $graphLookup ' +
    '$indexStats $listLocalSessions $listSampledQueries $listSearchIndexes $listSessions $merge $out $planCacheStats $queryStats $redact ' +
    '$sample $search $searchMeta $setWindowFields $shardedDataDistribution $sortByCount $vectorSearch'
  ).split(' '),
);

export function compilePipeline(pipeline: unknown): Stage {
  if (!Array.isArray(pipeline)) throw new MongoError(14, "'pipeline' option must be specified as an array");
  const compiled = pipeline.map((stage, nth) => compileStage(stage, pipeline[nth + 1]));
  return (docs, context) => compiled.reduce((current, stage) => stage(current, context), docs);
}

function compileStage(stage: unknown, next: unknown): Stage {
  const [name, ...more] = isDoc(stage) ? Object.keys(stage) : [];
  if (name === undefined || more.length > 0 || !isDoc(stage))
    throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
  if (UNSUPPORTED_STAGES.has(name)) throw unsupported(`the pipeline stage ${name}`);
  const compile = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (!compile) throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  return compile(stage[name], compilePipeline, next);
}

const UPDATE_STAGES = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith']);

/** Compiles an update that is a pipeline. A stage that drops the `_id` does not remove it from the document. */
export function compilePipelineUpdate(pipeline: readonly unknown[], variables: Variables): (doc: Doc) => Doc {
  const compiled = compilePipeline(pipeline);
  const context = { find: () => [], count: () => 0, variables: { NOW: new Date(), ...variables } };
  const names = pipeline.flatMap((stage) => Object.keys(stage as Doc));
  const forbidden = names.find((name) => !UPDATE_STAGES.has(name));
  if (forbidden !== undefined) throw new MongoError(72, `${forbidden} is not allowed to be used within an update`);
  return (doc) => {
    const [updated = {}] = compiled([doc], context);
    return doc['_id'] === undefined || '_id' in updated ? updated : { _id: doc['_id'], ...updated };
  };
}
