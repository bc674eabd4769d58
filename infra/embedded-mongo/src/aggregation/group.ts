import { orderKey } from '../bson/order-key';
import { isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { checkName, compileExpression } from './expression';
import type { Scope, Stage } from './evaluation';
import { average, extreme, merged, total, type List } from './value-operators';

/** The accumulators of `$group`: one value from those that were computed of the documents of a group. */
export const accumulators: Record<string, (values: List) => unknown> = {
  $sum: total,
  $count: (values) => values.length,
  $avg: average,
  $min: (values) => extreme(values, -1),
  $max: (values) => extreme(values, 1),
  $first: (values) => values[0],
  $last: (values) => values.at(-1),
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => {
    const seen = new Set<string>();
    return values.filter((value) => value !== undefined && seen.size < seen.add(orderKey(value)).size);
  },
  $mergeObjects: merged,
};

type Field = (scopes: readonly Scope[]) => [name: string, value: unknown];

function fieldOf(name: string, spec: unknown): Field {
  checkName(name);
  const [operator, ...more] = isDoc(spec) ? Object.keys(spec) : [];
  if (operator === undefined || !isDoc(spec))
    throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  if (more.length > 0) throw new MongoError(40238, `The field '${name}' must specify one accumulator`);
  const accumulate = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined;
  if (!accumulate) throw new MongoError(15952, `unknown group operator '${operator}'`);
  if (operator === '$count' && !(isDoc(spec[operator]) && Object.keys(spec[operator]).length === 0))
    throw new MongoError(40238, '$count takes no arguments, i.e. $count:{}');
  const input = compileExpression(spec[operator]);
  return (scopes) => [name, accumulate(scopes.map(input)) ?? null];
}

/** Compiles `$group`; groups come in the order in which they are first met. */
export function compileGroup(spec: unknown): Stage {
  if (!isDoc(spec)) throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw new MongoError(15955, 'a group specification must include an _id');
  const { _id: idSpec, ...rest } = spec;
  const id = compileExpression(idSpec);
  const [onlyField, ...others] = isDoc(idSpec) ? Object.keys(idSpec) : [];
  const isOfOneField = onlyField !== undefined && others.length === 0 && !onlyField.startsWith('$');
  const fields = Object.entries(rest).map(([name, each]) => fieldOf(name, each));
  return (docs, { variables }) => {
    const groups = new Map<string, { _id: unknown; scopes: Scope[] }>();
    for (const root of docs) {
      const scope: Scope = { root, variables };
      const found = id(scope) ?? null;
      // Of an _id of one field that field is null where it is missing; of several, missing ones are left out.
      const _id = isOfOneField ? { [onlyField]: null, ...(found as Doc) } : found;
      const key = orderKey(_id);
      const group = groups.get(key);
      if (group) group.scopes.push(scope);
      else groups.set(key, { _id, scopes: [scope] });
    }
    return [...groups.values()].map(({ _id, scopes }) => ({
      _id,
      ...(Object.fromEntries(fields.map((field) => field(scopes))) as Doc),
    }));
  };
}
