import { DAY_MS, MINUTE_MS } from '@portal/contracts';
import { isOn, NIGHT_HOURS, type DatedEvent } from './by-day';
import type { Day } from './days';

const DAY_MINUTES = 24 * 60;
const NIGHT_MINUTES = NIGHT_HOURS * 60;
/** What has no end is drawn so long. */
const DEFAULT_MINUTES = 60;
/** What is shorter would have no room for its title. */
const MIN_MINUTES = 30;
/** So many hours are drawn, and more when an event lies outside. */
const [FIRST_HOUR, LAST_HOUR] = [8, 20];

/**
 * A place on the hours of a day, in minutes of the institute's clock, beside those at the same time. What ends in the night
 * after the day ends later than 24 hours.
 */
export interface Place {
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  readonly lanes: number;
}

export interface Block extends Place {
  readonly dated: DatedEvent;
}

/** Events at the same time for which there is no room beside the others. */
export interface MoreBlock extends Place {
  readonly count: number;
}

/** The hours that are drawn one by one, and the nights before and after them, each of which is folded into one row. */
export interface Hours {
  readonly from: number;
  readonly to: number;
  readonly hasNightBefore: boolean;
  readonly hasNightAfter: boolean;
}

export interface DayBlocks {
  readonly blocks: readonly Block[];
  readonly more: readonly MoreBlock[];
}

/** A day or longer, also from midnight to a minute before the next. */
export function isLong({ event, start }: DatedEvent): boolean {
  const { end } = event.schedule;
  return end !== null && Date.parse(end) - Date.parse(start) >= DAY_MS - MINUTE_MS;
}

/** The events of a day that are shorter than a day; at most `maxLanes` are beside each other. */
export function blocksOf(
  dated: readonly DatedEvent[],
  day: Day,
  minutesOf: (instant: number) => number,
  maxLanes: number,
): DayBlocks {
  const spans = dated.filter((one) => isOn(one, day) && !isLong(one)).map((one) => spanOf(one, day, minutesOf));
  const groups = overlapping(spans.toSorted((a, b) => a.from - b.from || b.to - a.to)).map((group) =>
    inLanes(group, maxLanes),
  );
  return { blocks: groups.flatMap(({ blocks }) => blocks), more: groups.flatMap(({ more }) => more) };
}

/** Which hours are drawn for blocks, and for the minute of now. */
export function hoursOf(blocks: readonly Pick<Block, 'from' | 'to'>[]): Hours {
  const hasNightAfter = blocks.some(({ to }) => to > DAY_MINUTES);
  const byDay = blocks.filter(({ to }) => to >= NIGHT_MINUTES);
  return {
    from: Math.min(FIRST_HOUR, ...byDay.map(({ from }) => Math.floor(Math.max(from, NIGHT_MINUTES) / 60))),
    to: hasNightAfter ? 24 : Math.max(LAST_HOUR, ...byDay.map(({ to }) => Math.ceil(to / 60))),
    hasNightBefore: blocks.some(({ from }) => from < NIGHT_MINUTES),
    hasNightAfter,
  };
}

/** How many rows are drawn. */
export function rowCount({ from, to, hasNightBefore, hasNightAfter }: Hours): number {
  return to - from + Number(hasNightBefore) + Number(hasNightAfter);
}

/** How many rows a minute is below the top. */
export function rowOf(minute: number, { from, to, hasNightBefore }: Hours): number {
  if (minute < NIGHT_MINUTES) return minute / NIGHT_MINUTES;
  const hours = minute > DAY_MINUTES ? to + (minute - DAY_MINUTES) / NIGHT_MINUTES : minute / 60;
  return Number(hasNightBefore) + Math.max(0, hours - from);
}

type Span = Pick<Block, 'dated' | 'from' | 'to'>;

function spanOf(dated: DatedEvent, day: Day, minutesOf: (instant: number) => number): Span {
  const { end } = dated.event.schedule;
  const from = day === dated.first ? minutesOf(Date.parse(dated.start)) : 0;
  const endsAtNight = day === dated.last && dated.endsAtNight;
  const ending = end === null ? from + DEFAULT_MINUTES : minutesOf(Date.parse(end)) + (endsAtNight ? DAY_MINUTES : 0);
  const to = Math.max(day === dated.last ? ending : DAY_MINUTES, from + MIN_MINUTES);
  return { dated, from, to: endsAtNight ? to : Math.min(DAY_MINUTES, to) };
}

/** Spans that follow each other without a gap, by start. */
function overlapping(spans: readonly Span[]): readonly (readonly Span[])[] {
  const groups: Span[][] = [];
  let end = -1;
  for (const span of spans) {
    if (span.from < end) groups.at(-1)?.push(span);
    else groups.push([span]);
    end = Math.max(end, span.to);
  }
  return groups;
}

function inLanes(group: readonly Span[], maxLanes: number): DayBlocks {
  const ends: number[] = [];
  const placed = group.map((span) => {
    const free = ends.findIndex((end) => end <= span.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = span.to;
    return { ...span, lane };
  });
  const lanes = Math.min(ends.length, maxLanes);
  const isCrowded = ends.length > maxLanes;
  const hidden = placed.filter(({ lane }) => isCrowded && lane >= lanes - 1);
  const blocks = placed.filter((span) => !hidden.includes(span)).map((span) => ({ ...span, lanes }));
  if (hidden.length === 0) return { blocks, more: [] };
  const from = Math.min(...hidden.map((span) => span.from));
  const to = Math.max(...hidden.map((span) => span.to));
  return { blocks, more: [{ count: hidden.length, from, to, lane: lanes - 1, lanes }] };
}
