import { valuesAt } from '../bson/paths';
import { bsonTypeOf, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { withValueAt } from './path-tree';
import { namedArguments } from '../expressions/evaluation';
import type { StageCompiler } from './stage';
import { validatePath, compileExpression } from '../expressions/expression';
import { compileVariables } from '../expressions/lazy-operators';

/** Compiles `$lookup`: a join on equality, by a pipeline or by both. */
export const lookup: StageCompiler = (given, compilePipeline) => {
  const spec = namedArguments('$lookup', given, ['from', 'as'], ['localField', 'foreignField', 'let', 'pipeline']);
  const valuesOf = compileVariables(spec['let'] ?? {}, compileExpression);
  const pipeline = 'pipeline' in spec ? compilePipeline(spec['pipeline']) : undefined;
  const [from, as] = [requireString(spec, 'from'), requireString(spec, 'as').split('.')];
  validatePath(as);
  const isEquality = 'localField' in spec || 'foreignField' in spec;
  if (!isEquality && !pipeline)
    throw new MongoError(9, '$lookup requires either a pipeline or both localField and foreignField');
  const filterOf = isEquality
    ? equalityFilter(requireString(spec, 'localField'), requireString(spec, 'foreignField'))
    : undefined;
  return (docs, { find, count, variables }) => {
    const all = filterOf ? [] : find(from, { filter: {} }, variables);
    return docs.map((root) => {
      const joined = filterOf ? find(from, { filter: filterOf(root) }, variables) : all;
      const inner = { find, count, variables: { ...variables, ...valuesOf({ root, variables }) } };
      return withValueAt(root, as, [...(pipeline ? pipeline(joined, inner) : joined)]);
    });
  };
};

function requireString(spec: Doc, name: string): string {
  const value = spec[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new MongoError(9, `$lookup argument '${name}' must be a string, found type: ${bsonTypeOf(value)}`);
}

/** The filter for the documents of the other collection that have one of the values of this document. */
function equalityFilter(local: string, foreign: string): (doc: Doc) => Doc {
  const localParts = local.split('.');
  return (doc) => {
    const found = valuesAt(doc, localParts).filter((value) => value !== undefined);
    // MongoDB joins a missing field and an empty array like null.
    const values = found.length > 0 ? found : [null];
    // In a $lookup a regular expression is a value, in $in it would be a pattern.
    if (!values.some((value) => bsonTypeOf(value) === 'regex')) return { [foreign]: { $in: values } };
    return { $or: values.map((value) => ({ [foreign]: { $eq: value } })) };
  };
}
