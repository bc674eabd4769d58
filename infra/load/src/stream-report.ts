/** What one run of many streams came to. */
export interface StreamRun {
  streams: number;
  /** Milliseconds from asking for an entry until the last stream had it, one each. */
  reached: number[];
  /** Streams that got an entry not at all or more than once. */
  wrong: number;
  /** Resident memory in megabytes: before, while all are open, and after they closed. */
  memory: { before: number; open: number; after: number };
  /** Open file descriptors of the portal, likewise. */
  descriptors: { before: number; open: number; after: number };
}

export const MOST_MS = 2_000;
export const MOST_MB = 200;
/** What a portal opens and closes by itself. */
const TOLERATED = 20;

/** Whether the run kept what is promised, and the words for it. */
export function streamVerdict({ streams, reached, wrong, memory, descriptors }: StreamRun) {
  const slowest = Math.max(...reached);
  const grown = memory.open - memory.before;
  const left = descriptors.after - descriptors.before;
  const lines = [
    check(slowest < MOST_MS, `the slowest entry reached all ${streams} in ${slowest.toFixed(0)} ms`, `${MOST_MS} ms`),
    check(wrong === 0, `${wrong} streams got an entry not once`, '0'),
    check(grown < MOST_MB, `the portal grew by ${grown.toFixed(0)} MB`, `${MOST_MB} MB`),
    check(left < TOLERATED, `${Math.max(left, 0)} descriptors more than before once all were closed`, `${TOLERATED}`),
  ];
  const mb = `${memory.before.toFixed(0)} / ${memory.open.toFixed(0)} / ${memory.after.toFixed(0)} MB`;
  const open = `${descriptors.before} / ${descriptors.open} / ${descriptors.after} descriptors`;
  return {
    passes: lines.every(({ holds }) => holds),
    text: [`before / open / closed: ${mb}, ${open}`, ...lines.map(({ text }) => text)].join('\n'),
  };
}

function check(holds: boolean, text: string, most: string) {
  return { holds, text: `${holds ? 'ok  ' : 'FAIL'} ${text} (at most ${most})` };
}
