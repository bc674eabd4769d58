import type { Verdict } from '../benchmark';
import { alignColumns, median } from '../report';

/** One process after a start of all of them. */
export interface StartedProcess {
  name: string;
  /** From the first start to its readiness. */
  readyMs: number;
  /** Processor time until it was at rest. */
  cpuMs: number;
  /** Resident memory at rest. */
  memoryMb: number;
}

const MAX_READY_MS = 3_000;
const MAX_MEMORY_MB = 700;

/** The median of the rounds, because one in which the machine was busy otherwise says nothing. */
export function startVerdict(rounds: readonly (readonly StartedProcess[])[]): Verdict {
  const ready = median(rounds.map((round) => Math.max(...round.map(({ readyMs }) => readyMs))));
  const memory = median(rounds.map((round) => round.reduce((sum, { memoryMb }) => sum + memoryMb, 0)));
  const names = (rounds[0] ?? []).map(({ name }) => name);
  const of = (name: string, key: 'readyMs' | 'cpuMs' | 'memoryMb') =>
    median(rounds.map((round) => round.find((one) => one.name === name)?.[key] ?? Number.NaN)).toFixed(0);
  const lines = names.map((name) => ['', name, of(name, 'readyMs'), of(name, 'cpuMs'), of(name, 'memoryMb')]);
  return {
    passes: ready <= MAX_READY_MS && memory <= MAX_MEMORY_MB,
    text: [
      alignColumns([['', 'process', 'ready ms', 'processor ms', 'MB at rest'], ...lines]),
      `All are ready after ${ready.toFixed(0)} ms of ${MAX_READY_MS}.`,
      `At rest they hold ${memory.toFixed(0)} MB of ${MAX_MEMORY_MB}.`,
    ].join('\n'),
  };
}
