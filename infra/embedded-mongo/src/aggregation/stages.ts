import { ownField, isDoc, toNumber } from '../bson/values';
import { MongoError } from '../errors';
import { compileFilter } from '../matching/filter';
import { sortBy, parseSort } from '../matching/sort';
import { addPath, flattenPaths, withValueAt, withComputed, type PathTree } from './path-tree';
import { isNullish, namedArguments, typeOf, type Evaluate } from '../expressions/evaluation';
import type { StageCompiler } from './stage';
import { validateFieldName, validatePath, compileExpression } from '../expressions/expression';
import { compileGroup } from './group';
import { lookup } from './lookup';
import { compileProjection } from './projection';
import { unionWith } from './union-with';

const match: StageCompiler = (spec) => {
  if (!isDoc(spec)) throw new MongoError(15959, 'the match filter must be an expression in an object');
  compileFilter(spec);
  return (docs, { variables }) => docs.filter(compileFilter(spec, variables));
};

const project: StageCompiler = (spec) => {
  if (isDoc(spec) && Object.keys(spec).length === 0)
    throw new MongoError(51272, 'projection specification must have at least one field');
  const projection = compileProjection(spec);
  return (docs, { variables }) => docs.map((doc) => projection(doc, variables));
};

const addFields: StageCompiler = (spec) => {
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    throw new MongoError(40272, '$addFields specification stage must be an object with at least one field');
  const tree: PathTree<Evaluate> = new Map();
  for (const [parts, value] of flattenPaths(spec)) {
    validatePath(parts);
    addPath(tree, parts, compileExpression(value));
  }
  return (docs, { variables }) => docs.map((root) => withComputed(root, tree, { root, variables }));
};

const unset: StageCompiler = (spec, compilePipeline) => {
  const paths: unknown[] = Array.isArray(spec) ? spec : [spec];
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string'))
    throw new MongoError(31002, '$unset specification must be a string or an array of strings');
  return project(Object.fromEntries(paths.map((path) => [path, 0])), compilePipeline);
};

const replaceRoot: StageCompiler = (spec) => {
  const evaluate = compileExpression(spec);
  return (docs, { variables }) =>
    docs.map((root) => {
      const newRoot = evaluate({ root, variables });
      if (isDoc(newRoot)) return newRoot;
      throw new MongoError(40228, `'newRoot' expression must evaluate to an object, found: ${typeOf(newRoot)}`);
    });
};

const sort: StageCompiler = (spec) => {
  const fields = parseSort(spec);
  if (fields.length === 0) throw new MongoError(15976, '$sort stage must have at least one sort key');
  return (docs) => sortBy(docs, fields, (doc) => doc);
};

const count: StageCompiler = (spec) => {
  if (typeof spec !== 'string' || spec === '' || spec.startsWith('$') || spec.includes('.'))
    throw new MongoError(40156, 'the count field must be a non-empty string without a dot or a dollar');
  return (docs) => (docs.length === 0 ? [] : [{ [spec]: docs.length }]);
};

const facet: StageCompiler = (spec, compilePipeline) => {
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    throw new MongoError(40169, 'the $facet specification must be a non-empty object');
  const parts = Object.entries(spec).map(([name, stages]) => {
    validateFieldName(name);
    if (Array.isArray(stages) && stages.some((stage) => isDoc(stage) && '$facet' in stage))
      throw new MongoError(40600, '$facet is not allowed to be used within a $facet stage');
    return [name, compilePipeline(stages)] as const;
  });
  return (docs, context) => [Object.fromEntries(parts.map(([name, stage]) => [name, [...stage(docs, context)]]))];
};

const unwind: StageCompiler = (spec) => {
  const given = namedArguments(
    '$unwind',
    isDoc(spec) ? spec : { path: spec },
    ['path'],
    ['preserveNullAndEmptyArrays'],
  );
  const { path, preserveNullAndEmptyArrays: keepsEmpty = false } = given;
  if (typeof path !== 'string' || !path.startsWith('$'))
    throw new MongoError(28818, "path option to $unwind stage should be prefixed with a '$'");
  if (typeof keepsEmpty !== 'boolean') throw new MongoError(28809, 'preserveNullAndEmptyArrays must be a boolean');
  const parts = path.slice(1).split('.');
  validatePath(parts);
  return (docs) =>
    docs.flatMap((doc) => {
      const value = parts.reduce<unknown>((parent, part) => (isDoc(parent) ? ownField(parent, part) : undefined), doc);
      if (!Array.isArray(value)) return isNullish(value) && !keepsEmpty ? [] : [doc];
      if (value.length === 0) return keepsEmpty ? [withValueAt(doc, parts, undefined)] : [];
      return value.map((each: unknown) => withValueAt(doc, parts, each));
    });
};

function parseCount(spec: unknown, min: number, code: number): number {
  const size = toNumber(spec);
  if (Number.isInteger(size) && size >= min) return size;
  throw new MongoError(code, `invalid argument to $skip or $limit stage: expected a whole number of at least ${min}`);
}

export const stages: Record<string, StageCompiler> = {
  $match: match,
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $group: compileGroup,
  $sort: sort,
  $skip: (spec) => {
    const size = parseCount(spec, 0, 5107200);
    return (docs) => docs.slice(size);
  },
  $limit: (spec) => {
    const size = parseCount(spec, 1, 15958);
    return (docs) => docs.slice(0, size);
  },
  $unwind: unwind,
  $lookup: lookup,
  $unionWith: unionWith,
  $facet: facet,
  $count: count,
  $replaceRoot: (spec, compilePipeline) => {
    if (!isDoc(spec) || !('newRoot' in spec))
      throw new MongoError(40231, 'no newRoot specified for the $replaceRoot stage');
    return replaceRoot(spec['newRoot'], compilePipeline);
  },
  $replaceWith: replaceRoot,
};
