import { add } from '../bson/arithmetic';
import { orderKey } from '../bson/order-key';
import { isDoc, isNumeric, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { checkName } from './expression';
import type { Compile, Evaluate, Scope, Variables } from './evaluation';
import { average, extreme, merged } from './value-operators';

/** How the values of one group become one: a first state, a step for each value, and the end. */
interface Accumulator {
  start: () => unknown;
  step: (state: never, value: unknown) => unknown;
  end?: (state: never) => unknown;
}

const least = (direction: 1 | -1): Accumulator => ({
  start: () => null,
  step: (best, value) => extreme([best, value], direction),
});

/** The accumulators of `$group`. */
export const accumulators: Record<string, Accumulator> = {
  $sum: { start: () => 0, step: (sum, value) => (isNumeric(value) ? add(sum, value) : sum) },
  $count: { start: () => 0, step: (count) => add(count, 1) },
  $avg: { start: () => [], step: (list: unknown[], value) => (list.push(value), list), end: average },
  $min: least(-1),
  $max: least(1),
  $first: { start: () => undefined, step: (first, value) => (first === undefined ? (value ?? null) : first) },
  $last: { start: () => null, step: (_, value) => value ?? null },
  $push: { start: () => [], step: (list: unknown[], value) => (value === undefined || list.push(value), list) },
  $addToSet: {
    start: () => new Map(),
    step: (set: Map<string, unknown>, value) => {
      const key = orderKey(value);
      return value === undefined || set.has(key) ? set : set.set(key, value);
    },
    end: (set: Map<string, unknown>) => [...set.values()],
  },
  $mergeObjects: { start: () => ({}), step: (made: Doc, value) => merged([made, value]) },
};

interface Field extends Accumulator {
  name: string;
  input: Evaluate;
}

function fieldOf(name: string, spec: unknown, compile: Compile): Field {
  checkName(name);
  const [operator, ...more] = isDoc(spec) ? Object.keys(spec) : [];
  if (operator === undefined || !isDoc(spec))
    throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  if (more.length > 0) throw new MongoError(40238, `The field '${name}' must specify one accumulator`);
  const accumulator = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined;
  if (!accumulator) throw new MongoError(15952, `unknown group operator '${operator}'`);
  if (operator !== '$count') return { ...accumulator, name, input: compile(spec[operator]) };
  if (isDoc(spec[operator]) && Object.keys(spec[operator]).length === 0)
    return { ...accumulator, name, input: () => 1 };
  throw new MongoError(40238, '$count takes no arguments, i.e. $count:{}');
}

/** Compiles `$group`; groups come in the order in which they are first met. */
export function compileGroup(spec: unknown, compile: Compile): (docs: readonly Doc[], variables: Variables) => Doc[] {
  if (!isDoc(spec)) throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw new MongoError(15955, 'a group specification must include an _id');
  const { _id: idSpec, ...rest } = spec;
  const id = compile(idSpec);
  const [onlyField, ...others] = isDoc(idSpec) ? Object.keys(idSpec) : [];
  const isOfOneField = onlyField !== undefined && others.length === 0 && !onlyField.startsWith('$');
  const fields = Object.entries(rest).map(([name, each]) => fieldOf(name, each, compile));
  return (docs, variables) => {
    const groups = new Map<string, { _id: unknown; states: unknown[] }>();
    for (const root of docs) {
      const scope: Scope = { root, variables };
      const found = id(scope) ?? null;
      // Of an _id of one field that field is null where it is missing; of several, missing ones are left out.
      const _id = isOfOneField ? { [onlyField]: null, ...(found as Doc) } : found;
      const key = orderKey(_id);
      let group = groups.get(key);
      if (!group) groups.set(key, (group = { _id, states: fields.map(({ start }) => start()) }));
      const { states } = group;
      for (const [n, { step, input }] of fields.entries()) states[n] = step(states[n] as never, input(scope));
    }
    return [...groups.values()].map(({ _id, states }) => {
      const ended = fields.map(({ name, end }, n) => [name, (end ? end(states[n] as never) : states[n]) ?? null]);
      return { _id, ...(Object.fromEntries(ended) as Doc) };
    });
  };
}
