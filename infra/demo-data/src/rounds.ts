/** No institute has thousands of clubs or rooms, and lists of so many are long enough to be looked at. */
const MAX_COPIES = 20;

/** How many times a larger institute has what it does not have without limit: clubs, positions, their holders, rooms. */
export function copiesOf(scale: number): number {
  return Math.min(scale, MAX_COPIES);
}

/** The plans as they are, and in each further round, from the second on, changed by its number. */
export function inRounds<T>(rounds: number, plans: readonly T[], changed: (plan: T, round: number) => T): T[] {
  return Array.from({ length: rounds }, (_, index) =>
    index === 0 ? plans : plans.map((plan) => changed(plan, index + 1)),
  ).flat();
}
