import type { Verdict } from '../benchmark';
import { alignColumns } from '../report';

/** One rate of events, and how long each was under way that the feed shows. */
export interface NewsRun {
  /** Events a second that were to be written. */
  rate: number;
  /** Events a second that were. */
  written: number;
  /** From the commit until the event was in an open feed; Infinity for one that never came. */
  milliseconds: number[];
  /** Whether many events were written at once just before. */
  afterBurst?: boolean;
}

/** The most milliseconds (p95), by rate. */
const GOALS: Readonly<Record<number, number>> = { 100: 250, 200: 500 };
/** A machine that writes fewer than this share of the events says nothing about their delay. */
const MIN_WRITTEN = 0.95;

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

export function newsVerdict(runs: readonly NewsRun[]): Verdict {
  const judged = runs.map((run) => {
    const p95 = percentile(run.milliseconds, 0.95);
    const goal = GOALS[run.rate];
    const isDisturbed = run.written < MIN_WRITTEN * run.rate;
    const lost = run.milliseconds.filter((each) => each === Infinity).length;
    return { ...run, p95, goal, isDisturbed, lost, isMissed: !isDisturbed && goal !== undefined && !(p95 <= goal) };
  });
  const lines = judged.map(({ rate, afterBurst, written, milliseconds, p95, goal, isDisturbed }) => [
    `${rate}`,
    afterBurst ? 'a second, after a burst' : 'a second',
    written.toFixed(1),
    percentile(milliseconds, 0.5).toFixed(0),
    p95.toFixed(0),
    goal === undefined ? '' : `${goal}`,
    isDisturbed ? 'disturbed' : '',
  ]);
  const lost = judged.reduce((sum, run) => sum + run.lost, 0);
  return {
    passes: lost === 0 && judged.length > 0 && judged.every(({ isMissed }) => !isMissed),
    text: [
      'From the commit of an event until an open feed shows it, in milliseconds',
      alignColumns([['events', '', 'written', 'p50', 'p95', 'goal', ''], ...lines]),
      `${lost} events were lost.`,
    ].join('\n'),
  };
}
