import type { Verdict } from '../benchmark';
import type { Times } from './rounds';

const MAX_RATIO = 1.1;

/** The slower of the two against the faster. */
const ratioOf = ({ known, unknown }: Times) => Math.max(known, unknown) / Math.min(known, unknown);

/** Compares an address that has an account with one that has none. */
export function unknownAccountsVerdict(measured: Record<string, Times>): Verdict {
  const lines = Object.entries(measured).map(
    ([name, times]) =>
      `${name}: median ${times.known.toFixed(2)} ms with an account, ${times.unknown.toFixed(2)} ms without: ${ratioOf(times).toFixed(2)} times; ${MAX_RATIO} is allowed.`,
  );
  return { passes: Object.values(measured).every((times) => ratioOf(times) <= MAX_RATIO), text: lines.join('\n') };
}
