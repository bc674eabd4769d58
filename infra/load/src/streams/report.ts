import type { Verdict } from '../benchmark';

/** The measurements of one run. */
export interface StreamRun {
  streams: number;
  /** For each entry the milliseconds from the request that caused it until the last stream had it. */
  deliveryTimes: number[];
  /** Streams that got an entry not at all or more than once. */
  wrong: number;
  /** Resident memory in megabytes: before, while all are open, and after they closed. */
  memory: { before: number; open: number; after: number };
  /** Open file descriptors of the portal, at the same moments. */
  descriptors: { before: number; open: number; after: number };
}

const MAX_DELIVERY_MS = 2_000;
const MAX_GROWTH_MB = 200;
/** A portal opens and closes some without a request. */
const MAX_LEFT_DESCRIPTORS = 20;

export function streamVerdict({ streams, deliveryTimes, wrong, memory, descriptors }: StreamRun): Verdict {
  const slowest = Math.max(...deliveryTimes);
  const grown = memory.open - memory.before;
  const left = descriptors.after - descriptors.before;
  const lines = [
    check(
      slowest < MAX_DELIVERY_MS,
      `the slowest entry reached all ${streams} in ${slowest.toFixed(0)} ms`,
      `${MAX_DELIVERY_MS} ms`,
    ),
    check(wrong === 0, `${wrong} streams got an entry not exactly once`, '0'),
    check(grown < MAX_GROWTH_MB, `the portal grew by ${grown.toFixed(0)} MB`, `${MAX_GROWTH_MB} MB`),
    check(
      left < MAX_LEFT_DESCRIPTORS,
      `${Math.max(left, 0)} descriptors more than before once all were closed`,
      `${MAX_LEFT_DESCRIPTORS}`,
    ),
  ];
  const mb = `${memory.before.toFixed(0)} / ${memory.open.toFixed(0)} / ${memory.after.toFixed(0)} MB`;
  const open = `${descriptors.before} / ${descriptors.open} / ${descriptors.after} descriptors`;
  return {
    passes: lines.every(({ holds }) => holds),
    text: [`before / open / closed: ${mb}, ${open}`, ...lines.map(({ text }) => text)].join('\n'),
  };
}

function check(holds: boolean, text: string, limit: string) {
  return { holds, text: `${holds ? 'ok  ' : 'FAIL'} ${text} (at most ${limit})` };
}
