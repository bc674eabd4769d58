import type { Verdict } from '../benchmark';
import { medianRatio } from '../report';
import type { SignInRound } from './rounds';
import type { VerificationCosts } from './token-verification';

const MIN_RATIO = 0.85;
const MAX_BLOCK_MS = 100;
const MAX_TOKEN_RATIO = 1.5;

/** Compares each round with the hash alone in the same round. */
export function signInVerdict(rounds: readonly SignInRound[], { ours, library, cached }: VerificationCosts): Verdict {
  const ratio = medianRatio(
    rounds.map(({ signInsPerSecond }) => signInsPerSecond),
    rounds.map(({ hashesPerSecond }) => hashesPerSecond),
  );
  const longestBlock = Math.max(...rounds.map((round) => round.longestBlock));
  const failures = rounds.reduce((sum, round) => sum + round.failures, 0);
  const tokenRatio = ours / library;
  return {
    passes: ratio >= MIN_RATIO && longestBlock <= MAX_BLOCK_MS && failures === 0 && tokenRatio <= MAX_TOKEN_RATIO,
    text: [
      ...rounds.map(roundText),
      `Signing in reaches ${ratio.toFixed(2)} of the hash alone; ${MIN_RATIO} is wanted. ${failures} sign-ins failed.`,
      `The event loop stood still ${longestBlock.toFixed(0)} ms at most; ${MAX_BLOCK_MS} are allowed.`,
      `A token costs ${ours.toFixed(0)} us (${cached.toFixed(1)} us when seen before), the library alone ${library.toFixed(0)} us: ${tokenRatio.toFixed(2)} times; ${MAX_TOKEN_RATIO} are allowed.`,
    ].join('\n'),
  };
}

function roundText({ hashesPerSecond, signInsPerSecond, longestBlock }: SignInRound): string {
  return `hash alone ${hashesPerSecond.toFixed(1)}/s, 50 sign-ins at once ${signInsPerSecond.toFixed(1)}/s, event loop stood still ${longestBlock.toFixed(0)} ms at most`;
}
