import type { Verdict } from '../benchmark';

export interface CommandRun {
  /** Between two events. */
  pauseMs: number;
  /** Commands to the stores of all services. */
  perEvent: number;
}

const MAX_AT_REST = 2;
const MAX_PER_EVENT = 16;

/** The goal is for events that one client creates one after the other: what comes together is written together. */
export function commandVerdict({ atRest, runs }: { atRest: number; runs: readonly CommandRun[] }): Verdict {
  const together = runs.find(({ pauseMs }) => pauseMs === 0);
  const lines = runs.map(({ pauseMs, perEvent }) => {
    const manner = pauseMs === 0 ? 'one after the other' : `every ${pauseMs} ms`;
    return `A created event takes ${perEvent.toFixed(1)} commands with all that follows, ${manner}.`;
  });
  return {
    passes: atRest <= MAX_AT_REST && together !== undefined && together.perEvent <= MAX_PER_EVENT,
    text: [
      `${atRest.toFixed(2)} commands a second while nobody is there; at most ${MAX_AT_REST} are wanted.`,
      ...lines,
      `At most ${MAX_PER_EVENT} are wanted one after the other.`,
    ].join('\n'),
  };
}
