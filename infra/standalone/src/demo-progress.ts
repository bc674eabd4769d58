import type { SeedProgress } from '@portal/demo-data';

const PAUSE_MS = 2_000;

/** Prints how far the demo institute is, at most every two seconds. */
export function printDemoProgress(log: (line: string) => void, now = Date.now): (progress: SeedProgress) => void {
  let printedAt = now();
  return ({ part, done, total }) => {
    if (now() - printedAt < PAUSE_MS) return;
    printedAt = now();
    log(`Making the demo institute: ${done} of ${total} ${part}`);
  };
}
