import type { SortField } from '../bson/index-keys';
import type { Index } from '../collections/collection';
import type { Range } from './ranges';

const MAX_MERGED_RANGES = 16;

interface Bound {
  equalityFields: readonly SortField[];
  singleValueFields: readonly SortField[];
  sort: readonly SortField[];
}

/** The direction in which ranges have the order of a sort, as they are or merged; 0 where they do not have it. */
export function orderOf(index: Index, ranges: readonly Range[], { equalityFields, singleValueFields, sort }: Bound) {
  const directionAfter = (count: number) => directionOf(index.spec.fields.slice(count), singleValueFields, sort);
  // With a single value of an array, a document has one key in the ranges, and these are in order as without arrays.
  const natural = areAllAmong(index.arrays, singleValueFields) ? directionAfter(0) : 0;
  const mergedAfter = natural === 0 ? mergeableAfter(index, ranges, equalityFields).find(directionAfter) : undefined;
  return { natural, mergedAfter, direction: mergedAfter === undefined ? natural : directionAfter(mergedAfter) };
}

/** Behind how many of the fields with equal values the ranges may be merged: no field after them may be an array. */
function mergeableAfter({ arrays }: Index, ranges: readonly Range[], equalityFields: readonly SortField[]): number[] {
  if (ranges.length > MAX_MERGED_RANGES) return [];
  const counts = equalityFields.map((_, at) => equalityFields.length - at);
  return counts.filter((count) => areAllAmong(arrays, equalityFields.slice(0, count)));
}

function areAllAmong(arrays: ReadonlySet<string>, fields: readonly SortField[]): boolean {
  return [...arrays].every((array) => fields.some(({ path }) => path === array));
}

/** 1 when index fields, apart from those with a single value, have the order of a sort; -1 when they have its reverse; else 0. */
function directionOf(
  fields: readonly SortField[],
  singleValueFields: readonly SortField[],
  sort: readonly SortField[],
): 1 | -1 | 0 {
  const isOrdering = ({ path }: SortField) => !singleValueFields.some((field) => field.path === path);
  const [given, wanted] = [fields.filter(isOrdering), sort.filter(isOrdering)];
  const factor = !wanted[0] || given[0]?.direction === wanted[0].direction ? 1 : -1;
  const isSame = wanted.every(
    ({ path, direction }, n) => given[n]?.path === path && given[n].direction * factor === direction,
  );
  return isSame ? factor : 0;
}
