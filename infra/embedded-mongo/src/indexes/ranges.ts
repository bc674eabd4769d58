import type { Interval } from './bounds';

/** The values of the index fields that are compared for equality, with which keys begin. */
export interface Prefix {
  prefix: string;
  /** The same for the other values that an array must have: what matches has a key with each, which goes on as this one. */
  others: readonly string[];
}

/** A range of index keys that all begin with `prefix`. */
export interface Range extends Prefix {
  from: string;
  to: string;
}

/** A prefix with the value of one more field, which must have these values too. */
export function extended({ prefix, others }: Prefix, value: string, values: readonly string[]): Prefix {
  const more = values.filter((other) => other !== value).map((other) => prefix + other);
  return { prefix: prefix + value, others: [...others.map((other) => other + value), ...more] };
}

export function rangesOf(prefixes: readonly Prefix[], intervals: readonly Interval[]): Range[] {
  return prefixes.flatMap(({ prefix, others }) =>
    intervals.map(({ from, to }) => ({ from: prefix + from, to: prefix + to, prefix, others })),
  );
}
