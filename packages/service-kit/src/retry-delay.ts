/** Milliseconds to wait after the n-th failure in a row: 1 s doubling to 60 s, with up to a quarter of it random. */
export function retryDelayAfter(failures: number, random = Math.random): number {
  return Math.min(1000 * 2 ** (failures - 1), 60_000) * (1 - random() / 4);
}
