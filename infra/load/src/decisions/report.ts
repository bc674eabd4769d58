import { MAX_DECIDED } from '@portal/contracts';
import type { Verdict } from '../benchmark';
import { median } from '../report';

/** One decision over many, and how long other requests took before and meanwhile, in milliseconds. */
export interface DecisionRound {
  milliseconds: number;
  decided: number;
  idle: number[];
  meanwhile: number[];
}

const MAX_MS = 2_000;
const MAX_HELD_UP_MS = 50;

/** By how much the slowest of the other requests was slower than they usually are; NaN without any. */
function heldUp({ idle, meanwhile }: DecisionRound): number {
  return meanwhile.length === 0 ? Number.NaN : Math.max(...meanwhile) - median(idle);
}

/** By what was decided about; the median of the rounds, because one in which the machine was busy otherwise says nothing. */
export function decisionVerdict(measured: Readonly<Record<string, readonly DecisionRound[]>>): Verdict {
  const verdicts = Object.entries(measured).map(([name, rounds]) => verdictOf(name, rounds));
  return { passes: verdicts.every(({ passes }) => passes), text: verdicts.map(({ text }) => text).join('\n\n') };
}

function verdictOf(name: string, rounds: readonly DecisionRound[]): Verdict {
  const taken = median(rounds.map(({ milliseconds }) => milliseconds));
  const waited = median(rounds.map(heldUp));
  const isWhole = rounds.every(({ decided }) => decided === MAX_DECIDED);
  const lines = rounds.map(
    (round) =>
      `${round.decided} ${name} decided in ${round.milliseconds.toFixed(0)} ms; ${round.meanwhile.length} other ` +
      `requests, the slowest ${heldUp(round).toFixed(1)} ms slower than the usual ${median(round.idle).toFixed(1)} ms`,
  );
  return {
    passes: isWhole && taken <= MAX_MS && waited <= MAX_HELD_UP_MS,
    text: [
      ...lines,
      `A decision over ${MAX_DECIDED} ${name} takes ${taken.toFixed(0)} ms of ${MAX_MS}, and holds another request up for ${waited.toFixed(1)} ms of ${MAX_HELD_UP_MS}.`,
    ].join('\n'),
  };
}
