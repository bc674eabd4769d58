import { isDoc, isNumeric, kindOf, toNumber, type Doc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { compileFilter } from '../matching/filter';
import { sorted, sortFields } from '../matching/sort';
import { addPath, withComputed, type ComputedFields } from './computed-fields';
import type { Compiler } from './evaluation';
import { compileGroup } from './group';
import { lookup } from './lookup';
import type { Stage, StageContext } from './stage';
import { compileProjection } from './projection';
import { unwind } from './unwind';

type StageMaker = (spec: unknown, context: StageContext) => Stage;

function wholeNumber(name: string, value: unknown, least: number, code: number): number {
  if (!isNumeric(value) || !Number.isInteger(toNumber(value)) || toNumber(value) < least) {
    throw new MongoError(code, `invalid argument to ${name} stage: ${String(value)}`);
  }
  return toNumber(value);
}

function match(spec: unknown, { known }: StageContext): Stage {
  if (!isDoc(spec)) throw new MongoError(15959, 'the match filter must be an expression in an object');
  compileFilter(spec, Object.fromEntries([...known].map((name) => [name, null])));
  return (docs, { variables }) => docs.filter(compileFilter(spec, variables));
}

/** The tree of `$addFields`: documents that are no expressions are paths written in another way. */
function computedTree(
  spec: Doc,
  compiler: Compiler,
  tree: ComputedFields = new Map(),
  prefix: string[] = [],
): ComputedFields {
  for (const [key, value] of Object.entries(spec)) {
    const parts = [...prefix, ...key.split('.')];
    if (parts.some((part) => part.startsWith('$')))
      throw new MongoError(16410, `FieldPath field names may not start with '$': ${parts.join('.')}`);
    const isNested = isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]?.startsWith('$');
    if (isNested) computedTree(value, compiler, tree, parts);
    else addPath(tree, parts, compiler.compile(value));
  }
  return tree;
}

function addFields(spec: unknown, { compiler }: StageContext): Stage {
  if (!isDoc(spec)) throw new MongoError(40272, '$addFields specification stage must be an object');
  const tree = computedTree(spec, compiler);
  return (docs, { variables }) => docs.map((root) => withComputed(root, tree, { root, variables }));
}

function project(spec: unknown, { known }: StageContext): Stage {
  if (isDoc(spec) && Object.keys(spec).length === 0)
    throw new MongoError(51272, 'projection specification must have at least one field');
  const projection = compileProjection(spec, known);
  return (docs, { variables }) => docs.map((doc) => projection(doc, variables));
}

function unset(spec: unknown, context: StageContext): Stage {
  const paths = Array.isArray(spec) ? (spec as unknown[]) : [spec];
  if (paths.length === 0 || paths.some((path) => typeof path !== 'string'))
    throw new MongoError(31002, '$unset specification must be a string or an array of strings');
  return project(Object.fromEntries(paths.map((path) => [String(path), 0])), context);
}

function replaceRoot(expression: unknown, { compiler }: StageContext): Stage {
  const evaluate = compiler.compile(expression);
  return (docs, { variables }) =>
    docs.map((root) => {
      const made = evaluate({ root, variables });
      if (!isDoc(made))
        throw new MongoError(
          40228,
          `'newRoot' expression must evaluate to an object, but resulting value was of type: ${made === undefined ? 'missing' : kindOf(made)}`,
        );
      return made;
    });
}

function sort(spec: unknown): Stage {
  if (sortFields(spec).length === 0) throw new MongoError(15976, '$sort stage must have at least one sort key');
  return (docs) => sorted(docs, spec, (doc) => doc);
}

function count(spec: unknown): Stage {
  if (typeof spec !== 'string' || spec === '' || spec.startsWith('$') || spec.includes('.'))
    throw new MongoError(40156, 'the count field must be a non-empty string');
  return (docs) => (docs.length === 0 ? [] : [{ [spec]: docs.length }]);
}

function facet(spec: unknown, { compile }: StageContext): Stage {
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    throw new MongoError(40169, 'the $facet specification must be a non-empty object');
  const parts = Object.entries(spec).map(([name, pipeline]) => [name, compile(pipeline)] as const);
  return (docs, run) => [Object.fromEntries(parts.map(([name, stage]) => [name, [...stage(docs, run)]]))];
}

function sortByCount(spec: unknown, { compiler }: StageContext): Stage {
  const group = compileGroup({ _id: spec, count: { $sum: 1 } }, compiler);
  return (docs, { variables }) => sorted(group(docs, variables), { count: -1 }, (doc) => doc);
}

function sample(spec: unknown): Stage {
  const size = wholeNumber('$sample', isDoc(spec) ? spec['size'] : undefined, 1, 28747);
  return (docs) =>
    docs
      .map((doc) => ({ doc, at: Math.random() }))
      .sort((left, right) => left.at - right.at)
      .slice(0, size)
      .map(({ doc }) => doc);
}

function unionWith(spec: unknown, { compile }: StageContext): Stage {
  const collection = isDoc(spec) ? spec['coll'] : spec;
  if (typeof collection !== 'string') throw badValue('$unionWith needs a collection');
  const stage = compile(isDoc(spec) ? (spec['pipeline'] ?? []) : []);
  return (docs, run) => [...docs, ...stage(run.source.find(collection, {}, run.variables), run)];
}

/** The stages of a pipeline, by name. */
export const stages: Record<string, StageMaker> = {
  $match: match,
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $group: (spec, { compiler }) => {
    const group = compileGroup(spec, compiler);
    return (docs, { variables }) => group(docs, variables);
  },
  $sort: sort,
  $skip: (spec) => {
    const skipped = wholeNumber('$skip', spec, 0, 5107200);
    return (docs) => docs.slice(skipped);
  },
  $limit: (spec) => {
    const limit = wholeNumber('$limit', spec, 1, 15958);
    return (docs) => docs.slice(0, limit);
  },
  $unwind: unwind,
  $lookup: lookup,
  $facet: facet,
  $count: count,
  $replaceRoot: (spec, context) => {
    if (!isDoc(spec) || !('newRoot' in spec))
      throw new MongoError(40231, 'no newRoot specified for the $replaceRoot stage');
    return replaceRoot(spec['newRoot'], context);
  },
  $replaceWith: replaceRoot,
  $sortByCount: sortByCount,
  $sample: sample,
  $unionWith: unionWith,
};
