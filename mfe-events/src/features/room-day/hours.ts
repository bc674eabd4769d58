import { minutesOf, type Span } from './clock';

/** The hours that are drawn. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

const FIRST = 8;
const LAST = 22;

/** From 8 am to 10 pm, and wider when something lies outside. */
export function hoursOf(spans: readonly Span[]): Hours {
  return {
    from: Math.min(FIRST, ...spans.map(({ start }) => Math.floor(minutesOf(start) / 60))),
    to: Math.max(LAST, ...spans.map(({ end }) => Math.ceil(minutesOf(end) / 60))),
  };
}

const LABELLED = 16;

/** Every hour of the day, or of a long one every second, is named: the names stand clear of each other. */
export function columnsOf({ from, to }: Hours): { hour: number; isNamed: boolean }[] {
  const step = to - from > LABELLED ? 2 : 1;
  return Array.from({ length: to - from }, (_, place) => ({ hour: from + place, isNamed: place % step === 0 }));
}

/** Where a time lies between the first and the last hour, from 0 to 1. */
export function shareOf(clock: string, { from, to }: Hours): number {
  return Math.min(1, Math.max(0, (minutesOf(clock) / 60 - from) / (to - from)));
}

/** Place and width of a span, in percent. */
export function placeOf({ start, end }: Span, hours: Hours): { left: string; width: string } {
  const left = shareOf(start, hours);
  return { left: `${left * 100}%`, width: `${(shareOf(end, hours) - left) * 100}%` };
}
