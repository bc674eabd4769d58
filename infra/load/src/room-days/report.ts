import type { Verdict } from '../benchmark';
import { alignColumns, median, medianRatio } from '../report';

/** How one number of clients requested rooms of a day and had them approved. */
export interface RoomDay {
  clients: number;
  /** Pairs of a request and its approval. */
  perSecond: number;
  /** For each pair, until both were answered. */
  milliseconds: number[];
  failures: number;
}

const MAX_P95_MS = 1_000;
/** What 50 clients get done beside 10. */
const MIN_SHARE = 1;
/** Two measurements of the same differ by so much. */
const TOLERANCE = 0.1;

function p95({ milliseconds }: RoomDay): number {
  return milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length * 0.95)] ?? Number.NaN;
}

/** Medians of the days with equally many clients, because one on which the machine was busy says nothing. */
export function roomDayVerdict(days: readonly RoomDay[]): Verdict {
  const of = (clients: number) => days.filter((day) => day.clients === clients);
  const counts = [...new Set(days.map(({ clients }) => clients))].toSorted((a, b) => a - b);
  const [few = [], many = []] = [counts.at(0) ?? 0, counts.at(-1) ?? 0].map(of);
  const share = medianRatio(
    many.map(({ perSecond }) => perSecond),
    few.map(({ perSecond }) => perSecond),
  );
  const slowest = Math.max(...counts.map((clients) => median(of(clients).map(p95))));
  const failures = days.reduce((sum, day) => sum + day.failures, 0);
  const lines = counts.map((clients) => {
    const perSecond = median(of(clients).map((day) => day.perSecond));
    return [`${clients}`, 'clients', perSecond.toFixed(1), median(of(clients).map(p95)).toFixed(0)];
  });
  return {
    passes: share >= MIN_SHARE - TOLERANCE && slowest <= MAX_P95_MS && failures === 0,
    text: [
      alignColumns([['', '', 'approved/s', 'p95 ms'], ...lines]),
      `Many clients get ${share.toFixed(2)} of what few get done; at least ${MIN_SHARE} is wanted, give or take ${TOLERANCE}.`,
      `A request and its approval take at most ${slowest.toFixed(0)} ms of ${MAX_P95_MS} (p95). ${failures} failed.`,
    ].join('\n'),
  };
}
