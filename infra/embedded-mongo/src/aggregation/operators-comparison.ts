import { compare } from '../bson/compare';
import { truthy } from '../bson/values';
import type { EagerOperator } from './evaluation';

const comparing = (holds: (order: number) => boolean): EagerOperator => ({
  least: 2,
  most: 2,
  run: (left, right) => holds(compare(left, right)),
});

/** Comparisons of values of any type, in BSON's order: missing is less than null. */
export const comparisonOperators: Record<string, EagerOperator> = {
  $eq: comparing((order) => order === 0),
  $ne: comparing((order) => order !== 0),
  $gt: comparing((order) => order > 0),
  $gte: comparing((order) => order >= 0),
  $lt: comparing((order) => order < 0),
  $lte: comparing((order) => order <= 0),
  $cmp: { least: 2, most: 2, run: (left, right) => Math.sign(compare(left, right)) },
  $not: { least: 1, most: 1, run: (value) => !truthy(value) },
};
