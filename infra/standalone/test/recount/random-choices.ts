import fc from 'fast-check';

/** One random choice after the other. */
export interface Choices {
  of<T>(list: readonly T[]): T;
  /** From 0 up to, but not including, the limit. */
  below(limit: number): number;
  /** True so many times in a hundred. */
  percent(share: number): boolean;
}

/** Enough for what one action decides. */
const NUMBERS = 12;

/** Choices for so many actions; the same for the same seed. */
export function randomChoices(count: number, seed: number): Choices[] {
  const numbers = fc.array(fc.nat(), { minLength: NUMBERS, maxLength: NUMBERS });
  return fc.sample(numbers, { seed, numRuns: count }).map(choicesFrom);
}

function choicesFrom(numbers: number[]): Choices {
  const left = [...numbers];
  const below = (limit: number) => (left.shift() ?? 0) % limit;
  return {
    below,
    of: (list) => list[below(list.length)] as (typeof list)[number],
    percent: (share) => below(100) < share,
  };
}
