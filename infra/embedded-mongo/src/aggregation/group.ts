import { encodeKey } from '../bson/key-encoding';
import { isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { validateFieldName, compileExpression } from '../expressions/expression';
import type { EvaluationContext } from '../expressions/evaluation';
import type { Stage } from './stage';
import { average, extremum, mergeDocuments, sum, type List } from '../expressions/value-operators';

/** The accumulators of `$group`: each makes one value of those that its expression had for the documents of a group. */
export const accumulators: Record<string, (values: List) => unknown> = {
  $sum: sum,
  $count: (values) => values.length,
  $avg: average,
  $min: (values) => extremum(values, -1),
  $max: (values) => extremum(values, 1),
  $first: (values) => values[0],
  $last: (values) => values.at(-1),
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => {
    const seen = new Set<string>();
    return values.filter((value) => value !== undefined && seen.size < seen.add(encodeKey(value)).size);
  },
  $mergeObjects: mergeDocuments,
};

type AccumulatedField = (contexts: readonly EvaluationContext[]) => [name: string, value: unknown];

function compileField(name: string, spec: unknown): AccumulatedField {
  validateFieldName(name);
  const [operator, ...more] = isDoc(spec) ? Object.keys(spec) : [];
  if (operator === undefined || !isDoc(spec))
    throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  if (more.length > 0) throw new MongoError(40238, `The field '${name}' must specify one accumulator`);
  const accumulate = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined;
  if (!accumulate) throw new MongoError(15952, `unknown group operator '${operator}'`);
  if (operator === '$count' && !(isDoc(spec[operator]) && Object.keys(spec[operator]).length === 0))
    throw new MongoError(40238, '$count takes no arguments, i.e. $count:{}');
  const input = compileExpression(spec[operator]);
  return (contexts) => [name, accumulate(contexts.map(input)) ?? null];
}

/** Compiles `$group`; the groups come in the order of their first documents. */
export function compileGroup(spec: unknown): Stage {
  if (!isDoc(spec)) throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw new MongoError(15955, 'a group specification must include an _id');
  const { _id: idSpec, ...rest } = spec;
  const evaluateId = compileExpression(idSpec);
  const [idField, ...others] = isDoc(idSpec) ? Object.keys(idSpec) : [];
  const hasOneIdField = idField !== undefined && others.length === 0 && !idField.startsWith('$');
  const fields = Object.entries(rest).map(([name, each]) => compileField(name, each));
  return (docs, { variables }) => {
    const groups = new Map<string, { _id: unknown; contexts: EvaluationContext[] }>();
    for (const root of docs) {
      const context: EvaluationContext = { root, variables };
      const value = evaluateId(context) ?? null;
      // MongoDB sets the only field of an _id to null when it is missing, but leaves out a missing one of several.
      const _id = hasOneIdField ? { [idField]: null, ...(value as Doc) } : value;
      const key = encodeKey(_id);
      const group = groups.get(key);
      if (group) group.contexts.push(context);
      else groups.set(key, { _id, contexts: [context] });
    }
    return [...groups.values()].map(({ _id, contexts }) => ({
      _id,
      ...(Object.fromEntries(fields.map((field) => field(contexts))) as Doc),
    }));
  };
}
