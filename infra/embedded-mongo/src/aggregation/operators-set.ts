import { orderKey } from '../bson/order-key';
import { kindOf, truthy } from '../bson/values';
import { MongoError } from '../errors';
import type { EagerOperator } from './evaluation';
import { isNullish } from './operators-arithmetic';

function keyed(name: string, value: unknown): Map<string, unknown> {
  if (!Array.isArray(value))
    throw new MongoError(17043, `All operands of ${name} must be arrays. One argument is of type: ${kindOf(value)}`);
  return new Map(value.map((each: unknown) => [orderKey(each), each]));
}

/** The values of a set come in their order. */
function inOrder(set: Map<string, unknown>): unknown[] {
  return [...set].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value);
}

function union(...values: unknown[]): unknown {
  if (values.some(isNullish)) return null;
  return inOrder(new Map(values.flatMap((value) => [...keyed('$setUnion', value)])));
}

function intersection(...values: unknown[]): unknown {
  if (values.some(isNullish)) return null;
  const [first = new Map<string, unknown>(), ...rest] = values.map((value) => keyed('$setIntersection', value));
  return inOrder(new Map([...first].filter(([key]) => rest.every((set) => set.has(key)))));
}

function difference(left: unknown, right: unknown): unknown {
  if (isNullish(left) || isNullish(right)) return null;
  const gone = keyed('$setDifference', right);
  return [...keyed('$setDifference', left)].filter(([key]) => !gone.has(key)).map(([, value]) => value);
}

function isSubset(left: unknown, right: unknown): boolean {
  const all = keyed('$setIsSubset', right);
  return [...keyed('$setIsSubset', left).keys()].every((key) => all.has(key));
}

/** Arrays as sets. */
export const setOperators: Record<string, EagerOperator> = {
  $setUnion: { least: 0, most: Infinity, run: union },
  $setIntersection: { least: 0, most: Infinity, run: intersection },
  $setDifference: { least: 2, most: 2, run: difference },
  $setIsSubset: { least: 2, most: 2, run: isSubset },
  $setEquals: {
    least: 2,
    most: Infinity,
    run: (first, ...rest) => rest.every((each) => isSubset(first, each) && isSubset(each, first)),
  },
  $anyElementTrue: { least: 1, most: 1, run: (value) => [...keyed('$anyElementTrue', value).values()].some(truthy) },
  $allElementsTrue: { least: 1, most: 1, run: (value) => [...keyed('$allElementsTrue', value).values()].every(truthy) },
};
