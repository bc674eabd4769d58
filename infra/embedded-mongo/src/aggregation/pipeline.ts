import { isDoc, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { compilerOf } from './expression';
import type { Stage } from './stage';
import { stages } from './stages';

const refused = new Set([
  '$out',
  '$merge',
  '$geoNear',
  '$graphLookup',
  '$setWindowFields',
  '$densify',
  '$fill',
  '$search',
  '$searchMeta',
  '$changeStream',
  '$redact',
  '$bucket',
  '$bucketAuto',
  '$collStats',
  '$indexStats',
  '$planCacheStats',
  '$currentOp',
  '$listSessions',
  '$listLocalSessions',
  '$documents',
]);

/** Compiles a pipeline; `known` are the variables it may use. */
export function compilePipeline(pipeline: unknown, known: ReadonlySet<string> = new Set()): Stage {
  if (!Array.isArray(pipeline)) throw new MongoError(14, "'pipeline' option must be specified as an array");
  const compiled = pipeline.map((stage: unknown) => compileStage(stage, known));
  return (docs, run) => compiled.reduce<readonly Doc[]>((current, stage) => stage(current, run), docs);
}

function compileStage(stage: unknown, known: ReadonlySet<string>): Stage {
  const [name, ...more] = isDoc(stage) ? Object.keys(stage) : [];
  if (name === undefined || more.length > 0 || !isDoc(stage)) {
    throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  const make = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (!make)
    throw refused.has(name)
      ? unsupported(`the pipeline stage ${name}`)
      : new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  return make(stage[name], {
    compiler: compilerOf(known),
    known,
    compile: (inner, moreKnown = []) => compilePipeline(inner, new Set([...known, ...moreKnown])),
  });
}
