import type { Verdict } from '../benchmark';
import { alignColumns, median } from '../report';
import type { PageVisit } from './page-visit';

/** One page, opened with an empty cache and once more. */
export interface PageRow {
  /** Who opened which page, e.g. `/events as visitor`. */
  readonly name: string;
  readonly cold: PageVisit;
  readonly warm: PageVisit;
}

interface Goal {
  readonly name: string;
  readonly limit: number;
  readonly digits?: number;
  valueOf(row: PageRow): number;
}

const goals: readonly Goal[] = [
  { name: 'first paint', limit: 1_500, valueOf: ({ cold }) => cold.firstPaint },
  { name: 'largest content', limit: 2_500, valueOf: ({ cold }) => cold.largestContent },
  { name: 'second visit', limit: 1_200, valueOf: ({ warm }) => warm.largestContent },
  { name: 'shift', limit: 0.05, digits: 3, valueOf: ({ cold, warm }) => Math.max(cold.shift, warm.shift) },
  { name: 'blocking', limit: 200, valueOf: ({ cold }) => cold.blocking },
  { name: 'interaction', limit: 200, valueOf: ({ cold, warm }) => Math.max(cold.interaction, warm.interaction) },
  { name: 'requests', limit: 20, valueOf: ({ cold }) => cold.requests },
];

/** Whether any goal of a page is missed. */
export function missesGoal(row: PageRow): boolean {
  return goals.some((goal) => !isReached(goal, row));
}

/** The median of each measurement of one page. */
export function medianRow(rows: readonly [PageRow, ...PageRow[]]): PageRow {
  const [{ name }] = rows;
  return { name, cold: medianVisit(rows.map(({ cold }) => cold)), warm: medianVisit(rows.map(({ warm }) => warm)) };
}

function medianVisit(visits: readonly PageVisit[]): PageVisit {
  const of = (key: keyof PageVisit) => median(visits.map((visit) => visit[key]));
  return {
    firstPaint: of('firstPaint'),
    largestContent: of('largestContent'),
    shift: of('shift'),
    blocking: of('blocking'),
    interaction: of('interaction'),
    bytes: of('bytes'),
    requests: of('requests'),
  };
}

/** The measurements of every page beside the goals; what misses its goal is marked with an asterisk. */
export function pageVerdict(rows: readonly PageRow[]): Verdict {
  const header = ['', 'page', ...goals.map(({ name }) => name), 'kB'];
  const limits = ['', 'goal', ...goals.map(({ limit }) => `${limit}`), ''];
  const lines = rows.map((row) => [
    '',
    row.name,
    ...goals.map((goal) => cellOf(goal, row)),
    (row.cold.bytes / 1000).toFixed(0),
  ]);
  const missed = rows.flatMap((row) => goals.filter((goal) => !isReached(goal, row)));
  const counts = goals.map((goal) => `${goal.name} ${missed.filter((one) => one === goal).length}`).join(', ');
  return {
    passes: missed.length === 0,
    text: [alignColumns([header, limits, ...lines]), `Pages of ${rows.length} that miss a goal: ${counts}`].join(
      '\n\n',
    ),
  };
}

function isReached({ limit, valueOf }: Goal, row: PageRow): boolean {
  return valueOf(row) <= limit;
}

function cellOf(goal: Goal, row: PageRow): string {
  return `${goal.valueOf(row).toFixed(goal.digits ?? 0)}${isReached(goal, row) ? ' ' : '*'}`;
}
