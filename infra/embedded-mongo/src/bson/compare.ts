import { orderKey } from './order-key';
import { kindOf, kinds } from './values';

const surrogate = /[\ud800-\udfff]/;

/** MongoDB's order of any two values: negative, zero or positive. */
export function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number' && left === left && right === right)
    return left < right ? -1 : left > right ? 1 : 0;
  if (typeof left === 'string' && typeof right === 'string' && !surrogate.test(left) && !surrogate.test(right))
    return left === right ? 0 : left < right ? -1 : 1;
  if (left instanceof Date && right instanceof Date) return left.getTime() - right.getTime();
  if (!sameRank(left, right)) return kinds[kindOf(left)].rank - kinds[kindOf(right)].rank;
  const [one, other] = [orderKey(left), orderKey(right)];
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Whether MongoDB takes two values for equal: numbers of all kinds as numbers, documents with their order of fields. */
export function equal(left: unknown, right: unknown): boolean {
  return left === right || compare(left, right) === 0;
}

/** Whether two values are of types that compare with each other. */
export function sameRank(left: unknown, right: unknown): boolean {
  return kinds[kindOf(left)].rank === kinds[kindOf(right)].rank;
}
