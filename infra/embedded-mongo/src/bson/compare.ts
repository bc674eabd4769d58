import { ObjectId } from 'bson';
import { orderKey, rankOf } from './order-key';
import { kindOf, objectIdBytes } from './values';

const surrogate = /[\ud800-\udfff]/;

/** MongoDB's order of any two values: negative, zero or positive. */
export function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number' && left === left && right === right) return left - right;
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right);
  if (left instanceof Date && right instanceof Date) return left.getTime() - right.getTime();
  if (left instanceof ObjectId && right instanceof ObjectId)
    return Buffer.compare(objectIdBytes(left), objectIdBytes(right));
  const ranks = rankOf[kindOf(left)] - rankOf[kindOf(right)];
  if (ranks !== 0) return ranks;
  const [one, other] = [orderKey(left), orderKey(right)];
  return one === other ? 0 : one < other ? -1 : 1;
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  if (surrogate.test(left) || surrogate.test(right)) return Buffer.compare(Buffer.from(left), Buffer.from(right));
  return left < right ? -1 : 1;
}

/** Whether MongoDB takes two values for equal: numbers of all kinds as numbers, documents with their order of fields. */
export function equal(left: unknown, right: unknown): boolean {
  return left === right || compare(left, right) === 0;
}

/** Whether two values are of types that compare with each other. */
export function sameRank(left: unknown, right: unknown): boolean {
  return rankOf[kindOf(left)] === rankOf[kindOf(right)];
}
