import { valuesAt } from '../bson/paths';
import { kindOf, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { replaced } from './path-tree';
import { namedArguments, type StageMaker } from './evaluation';
import { checkPath, compileExpression } from './expression';
import { letVariables } from './lazy-operators';

/** Compiles `$lookup`: a join on equality, by a pipeline, or both. */
export const lookup: StageMaker = (given, compilePipeline) => {
  const spec = namedArguments('$lookup', given, ['from', 'as'], ['localField', 'foreignField', 'let', 'pipeline']);
  const valuesOf = letVariables(spec['let'] ?? {}, compileExpression);
  const pipeline = 'pipeline' in spec ? compilePipeline(spec['pipeline']) : undefined;
  const [from, as] = [textOf(spec, 'from'), textOf(spec, 'as').split('.')];
  checkPath(as);
  const isEquality = 'localField' in spec || 'foreignField' in spec;
  if (!isEquality && !pipeline)
    throw new MongoError(9, '$lookup requires either a pipeline or both localField and foreignField');
  const filterOf = isEquality ? joining(textOf(spec, 'localField'), textOf(spec, 'foreignField')) : undefined;
  return (docs, { find, variables }) => {
    const all = filterOf ? [] : find(from, {}, variables);
    return docs.map((root) => {
      const partners = filterOf ? find(from, filterOf(root), variables) : all;
      const inner = { find, variables: { ...variables, ...valuesOf({ root, variables }) } };
      return replaced(root, as, [...(pipeline ? pipeline(partners, inner) : partners)]);
    });
  };
};

function textOf(spec: Doc, name: string): string {
  const value = spec[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new MongoError(9, `$lookup argument '${name}' must be a string, found type: ${kindOf(value)}`);
}

/** Asks for the documents of the other collection that have one of the values of a document. */
function joining(local: string, foreign: string): (doc: Doc) => Doc {
  const localParts = local.split('.');
  return (doc) => {
    const found = valuesAt(doc, localParts).filter((value) => value !== undefined);
    // Null is in the place of values that are not there.
    const values = found.length > 0 ? found : [null];
    if (!values.some((value) => kindOf(value) === 'regex')) return { [foreign]: { $in: values } };
    return { $or: values.map((value) => ({ [foreign]: { $eq: value } })) };
  };
}
