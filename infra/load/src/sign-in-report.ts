import type { SignInRound } from './sign-in-rounds';

const LEAST_RATIO = 0.85;
const LONGEST_BLOCK_MS = 100;
const MOST_FOR_A_TOKEN = 1.5;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Whether the promises about signing in hold, and the figures; each round against the hash alone of the same moment. */
export function signInVerdict(
  rounds: readonly SignInRound[],
  { ours, bare, again }: { ours: number; bare: number; again: number },
): { passes: boolean; text: string } {
  const ratio = median(rounds.map(({ signInsPerSecond, hashesPerSecond }) => signInsPerSecond / hashesPerSecond));
  const longestBlock = Math.max(...rounds.map((round) => round.longestBlock));
  const failures = rounds.reduce((sum, round) => sum + round.failures, 0);
  const cost = ours / bare;
  const lines = rounds.map(
    ({ hashesPerSecond, signInsPerSecond, longestBlock: block }) =>
      `hash alone ${hashesPerSecond.toFixed(1)}/s, 50 sign-ins at once ${signInsPerSecond.toFixed(1)}/s, event loop stood ${block.toFixed(0)} ms at most`,
  );
  return {
    passes: ratio >= LEAST_RATIO && longestBlock <= LONGEST_BLOCK_MS && failures === 0 && cost <= MOST_FOR_A_TOKEN,
    text: [
      ...lines,
      `Signing in reaches ${ratio.toFixed(2)} of the hash alone; ${LEAST_RATIO} is wanted. ${failures} sign-ins failed.`,
      `The event loop stood ${longestBlock.toFixed(0)} ms at most; ${LONGEST_BLOCK_MS} are allowed.`,
      `A token costs ${ours.toFixed(0)} us (${again.toFixed(1)} us when seen before), the library alone ${bare.toFixed(0)} us: ${cost.toFixed(2)} times; ${MOST_FOR_A_TOKEN} are allowed.`,
    ].join('\n'),
  };
}
