import type { Interval } from './bounds';

/** The values of the index fields that are compared for equality, with which keys begin. */
export interface Prefix {
  prefix: string;
  /** The same for the other values that an array must have: what matches has a key with each, which goes on as this one. */
  others: readonly string[];
  /** Where in it the value of each field ends. */
  ends: readonly number[];
}

/** A range of index keys that all begin with `prefix`. */
export interface Range extends Prefix {
  from: string;
  to: string;
}

/** A prefix with the value of one more field, which must have these values too. */
export function extended({ prefix, others, ends }: Prefix, value: string, values: readonly string[]): Prefix {
  const more = values.filter((other) => other !== value).map((other) => prefix + other);
  const next = prefix + value;
  return { prefix: next, others: [...others.map((other) => other + value), ...more], ends: [...ends, next.length] };
}

export function rangesOf(prefixes: readonly Prefix[], intervals: readonly Interval[]): Range[] {
  return prefixes.flatMap((before) =>
    intervals.map(({ from, to }) => ({ ...before, from: before.prefix + from, to: before.prefix + to })),
  );
}
