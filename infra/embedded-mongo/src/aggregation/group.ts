import { add } from '../bson/arithmetic';
import { orderKey } from '../bson/order-key';
import { isDoc, isNumeric, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Compiler, Evaluate, Scope } from './evaluation';
import { average, deviation, extreme } from './operators-arithmetic';

/** Collects values of one group and gives their sum, list or whatever it makes of them. */
interface Accumulator {
  take(value: unknown): void;
  result(): unknown;
}

function folding(initial: unknown, fold: (state: unknown, value: unknown) => unknown): () => Accumulator {
  return () => {
    let state = initial;
    return {
      take: (value) => {
        state = fold(state, value);
      },
      result: () => state,
    };
  };
}

function collecting(
  take: (list: unknown[], value: unknown) => void,
  result: (list: unknown[]) => unknown,
): () => Accumulator {
  return () => {
    const list: unknown[] = [];
    return { take: (value) => take(list, value), result: () => result(list) };
  };
}

const pushAll = (list: unknown[], value: unknown) => void list.push(value);
const pushNumber = (list: unknown[], value: unknown) => void (isNumeric(value) && list.push(value));

function firstSeen(): Accumulator {
  let [seen, first]: [boolean, unknown] = [false, null];
  return {
    take: (value) => {
      if (!seen) first = value ?? null;
      seen = true;
    },
    result: () => first,
  };
}

function addingToSet(): Accumulator {
  const set = new Map<string, unknown>();
  return {
    take: (value) => {
      const key = orderKey(value);
      if (value !== undefined && !set.has(key)) set.set(key, value);
    },
    result: () => [...set.values()],
  };
}

function merging(state: unknown, value: unknown): unknown {
  if (value === null || value === undefined) return state;
  if (!isDoc(value)) throw new MongoError(40400, '$mergeObjects requires object inputs');
  return { ...(state as Doc), ...value };
}

const accumulators: Record<string, () => Accumulator> = {
  $sum: folding(0, (total, value) => (isNumeric(value) ? add(total, value) : total)),
  $count: folding(0, (total) => add(total, 1)),
  $avg: collecting(pushNumber, average),
  $min: folding(undefined, (best, value) => extreme([best, value], -1) ?? undefined),
  $max: folding(undefined, (best, value) => extreme([best, value], 1) ?? undefined),
  $first: firstSeen,
  $last: folding(null, (_, value) => value ?? null),
  $push: collecting(
    (list, value) => void (value !== undefined && list.push(value)),
    (list) => list,
  ),
  $addToSet: addingToSet,
  $mergeObjects: folding({}, merging),
  $stdDevPop: collecting(pushAll, (list) => deviation(list, false)),
  $stdDevSamp: collecting(pushAll, (list) => deviation(list, true)),
};

interface Field {
  name: string;
  make: () => Accumulator;
  input: Evaluate;
}

function fieldOfGroup(name: string, spec: unknown, compiler: Compiler): Field {
  if (name.includes('.')) throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
  const [operator, ...more] = isDoc(spec) ? Object.keys(spec) : [];
  if (operator === undefined || !isDoc(spec))
    throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  if (more.length > 0) throw new MongoError(40238, `The field '${name}' must specify one accumulator`);
  const make = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined;
  if (!make) throw new MongoError(15952, `unknown group operator '${operator}'`);
  return { name, make, input: compiler.compile(operator === '$count' ? null : spec[operator]) };
}

/** Compiles `$group`; groups come in the order in which they are first met. */
export function compileGroup(
  spec: unknown,
  compiler: Compiler,
): (docs: readonly Doc[], variables: Scope['variables']) => Doc[] {
  if (!isDoc(spec)) throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw new MongoError(15955, 'a group specification must include an _id');
  const { _id: idSpec, ...rest } = spec;
  const id = compiler.compile(idSpec);
  const onlyField = onlyFieldOf(idSpec);
  const fields = Object.entries(rest).map(([name, each]) => fieldOfGroup(name, each, compiler));
  return (docs, variables) => {
    const groups = new Map<string, { id: unknown; states: Accumulator[] }>();
    for (const root of docs) {
      const scope = { root, variables };
      const groupId = withNull(id(scope) ?? null, onlyField);
      const key = orderKey(groupId);
      let group = groups.get(key);
      if (!group) groups.set(key, (group = { id: groupId, states: fields.map(({ make }) => make()) }));
      for (const [n, { input }] of fields.entries()) group.states[n]?.take(input(scope));
    }
    return [...groups.values()].map((group) => finished(group, fields));
  };
}

/** Of an `_id` of one field that field is null where it is missing; of several, missing ones are left out. */
function onlyFieldOf(idSpec: unknown): string | undefined {
  const keys = isDoc(idSpec) ? Object.keys(idSpec) : [];
  return keys.length === 1 && !keys[0]?.startsWith('$') ? keys[0] : undefined;
}

function withNull(id: unknown, onlyField: string | undefined): unknown {
  return onlyField !== undefined && isDoc(id) && !(onlyField in id) ? { [onlyField]: null } : id;
}

function finished(group: { id: unknown; states: Accumulator[] }, fields: readonly Field[]): Doc {
  const made: Doc = { _id: group.id };
  for (const [n, { name }] of fields.entries()) made[name] = group.states[n]?.result() ?? null;
  return made;
}
