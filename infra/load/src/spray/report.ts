import type { Verdict } from '../benchmark';
import { medianRatio } from '../report';
import type { SprayRound } from './rounds';

const MAX_RATIO = 4;

/** Compares the sign-ins during each spray with those in peace of the same round. */
export function sprayVerdict(rounds: readonly SprayRound[]): Verdict {
  const ratio = medianRatio(
    rounds.map(({ sprayedMedian }) => sprayedMedian),
    rounds.map(({ quietMedian }) => quietMedian),
  );
  const failures = rounds.reduce((sum, round) => sum + round.failures, 0);
  return {
    passes: ratio <= MAX_RATIO && failures === 0,
    text: [
      ...rounds.map(roundText),
      `During a spray signing in takes ${ratio.toFixed(2)} times as long; ${MAX_RATIO} is allowed. ${failures} sign-ins failed.`,
    ].join('\n'),
  };
}

function roundText({ quietMedian, sprayedMedian, sprayedPerSecond, hashed, refused }: SprayRound): string {
  return `One after the other: median ${quietMedian.toFixed(0)} ms in peace, ${sprayedMedian.toFixed(0)} ms while ${sprayedPerSecond.toFixed(0)}/s were sprayed (${hashed} hashed, ${refused} refused)`;
}
