import type { Verdict } from '../benchmark';
import { alignColumns } from '../report';

/** How long a process computed. */
export interface ProcessTime {
  name: string;
  cpuMs: number;
}

export interface WindowRun {
  windows: number;
  /** How long each of the two measurements lasted. */
  seconds: number;
  /** After how many seconds a browser opens its streams again, with a new token. */
  renewedAfter: number;
  /** Without any window. */
  alone: ProcessTime[];
  /** While the windows were opened. */
  opening: ProcessTime[];
  /** With all of them open, while nothing changed. */
  idle: ProcessTime[];
  /** Streams that ended meanwhile. */
  lost: number;
}

const GOAL_WINDOWS = 5_000;
const MAX_CORES = 0.5;

/** Milliseconds a second and window: of being open, and of being opened again whenever the token runs out. */
export function windowVerdict(run: WindowRun): Verdict {
  const { windows, seconds, renewedAfter, alone, opening, idle, lost } = run;
  const rows = idle.map(({ name, cpuMs }, nth) => {
    const open = (cpuMs - (alone[nth]?.cpuMs ?? Number.NaN)) / seconds / windows;
    const renewed = (opening[nth]?.cpuMs ?? Number.NaN) / windows / renewedAfter;
    return { name, open, renewed };
  });
  const sum = (key: 'open' | 'renewed') => rows.reduce((total, row) => total + row[key], 0);
  const cores = ((sum('open') + sum('renewed')) / 1_000) * GOAL_WINDOWS;
  const lines = rows.map(({ name, open, renewed }) => ['', name, open.toFixed(4), renewed.toFixed(4)]);
  return {
    passes: cores <= MAX_CORES && lost === 0,
    text: [
      `${windows} windows for ${seconds} s; milliseconds of processor time a second and window`,
      alignColumns([['', 'process', 'open', 'opened again'], ...lines]),
      `${GOAL_WINDOWS} windows take ${cores.toFixed(2)} of a core; at most ${MAX_CORES} is wanted. ${lost} streams were lost.`,
    ].join('\n'),
  };
}
