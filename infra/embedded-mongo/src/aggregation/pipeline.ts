import { isDoc, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import type { Stage, Variables } from './evaluation';

import { stages } from './stages';

/** Stages that MongoDB has and this store has not. */
const refused = new Set(
  (
    '$bucket $bucketAuto $changeStream $changeStreamSplitLargeEvent $collStats $currentOp $densify $documents $fill $geoNear $graphLookup ' +
    '$indexStats $listLocalSessions $listSampledQueries $listSearchIndexes $listSessions $merge $out $planCacheStats $queryStats $redact ' +
    '$sample $search $searchMeta $setWindowFields $shardedDataDistribution $sortByCount $unionWith $vectorSearch'
  ).split(' '),
);

/** Compiles a pipeline. */
export function compilePipeline(pipeline: unknown): Stage {
  if (!Array.isArray(pipeline)) throw new MongoError(14, "'pipeline' option must be specified as an array");
  const compiled = pipeline.map(compileStage);
  return (docs, run) => compiled.reduce((current, stage) => stage(current, run), docs);
}

function compileStage(stage: unknown): Stage {
  const [name, ...more] = isDoc(stage) ? Object.keys(stage) : [];
  if (name === undefined || more.length > 0 || !isDoc(stage))
    throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
  if (refused.has(name)) throw unsupported(`the pipeline stage ${name}`);
  const make = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (!make) throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  return make(stage[name], compilePipeline);
}

const allowed = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith']);

/** Compiles the pipeline form of an update; the document keeps its `_id`. */
export function compilePipelineUpdate(pipeline: readonly unknown[], variables: Variables): (doc: Doc) => Doc {
  const compiled = compilePipeline(pipeline);
  const run = { find: () => [], variables: { NOW: new Date(), ...variables } };
  const names = pipeline.flatMap((stage) => Object.keys(stage as Doc));
  const wrong = names.find((name) => !allowed.has(name));
  if (wrong !== undefined) throw new MongoError(72, `${wrong} is not allowed to be used within an update`);
  return (doc) => {
    const [changed = {}] = compiled([doc], run);
    return doc['_id'] === undefined || '_id' in changed ? changed : { _id: doc['_id'], ...changed };
  };
}
