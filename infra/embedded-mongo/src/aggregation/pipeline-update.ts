import { isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Variables } from './evaluation';
import { compilePipeline } from './pipeline';
import type { Source } from './stage';

const allowed = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith']);
const nothingElse: Source = { find: () => [], hasIndex: () => false };

/** Compiles the pipeline form of an update. */
export function compilePipelineUpdate(pipeline: unknown[], variables: Variables): (doc: Doc) => Doc {
  for (const stage of pipeline) {
    const [name = ''] = isDoc(stage) ? Object.keys(stage) : [];
    if (!allowed.has(name)) throw new MongoError(72, `${name} is not allowed to be used within an update`);
  }
  const compiled = compilePipeline(pipeline, new Set(Object.keys(variables)));
  return (doc) => {
    const [changed = {}] = compiled([doc], { source: nothingElse, variables });
    if (doc['_id'] === undefined || '_id' in changed) return changed;
    return { _id: doc['_id'], ...changed };
  };
}
