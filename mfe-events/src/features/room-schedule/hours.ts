import { minutesOf, timeAt, type TimeSpan } from './time-span';

/** The hours that are drawn. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

const FIRST_HOUR = 8;
const LAST_HOUR = 22;
/** More names of hours would overlap. */
const MAX_NAMED_HOURS = 16;

/** From 8 am to 10 pm, and wider when a booking or now lies outside. */
export function hoursOf(spans: readonly TimeSpan[], now?: string): Hours {
  // The minute that has begun, so that its mark is not on the very edge.
  const all = now === undefined ? spans : [...spans, { start: now, end: timeAt(minutesOf(now) + 1) }];
  return {
    from: Math.min(FIRST_HOUR, ...all.map(({ start }) => Math.floor(minutesOf(start) / 60))),
    to: Math.max(LAST_HOUR, ...all.map(({ end }) => Math.ceil(minutesOf(end) / 60))),
  };
}

/** The hours, each of which is named, or every second one when there are many. */
export function columnsOf({ from, to }: Hours): { hour: number; isNamed: boolean }[] {
  const step = to - from > MAX_NAMED_HOURS ? 2 : 1;
  return Array.from({ length: to - from }, (_, index) => ({ hour: from + index, isNamed: index % step === 0 }));
}

/** Where a time lies between the first and the last hour, from 0 to 1. */
export function shareOf(time: string, { from, to }: Hours): number {
  return Math.min(1, Math.max(0, (minutesOf(time) / 60 - from) / (to - from)));
}

/** CSS position and width of a span, in percent. */
export function positionOf({ start, end }: TimeSpan, hours: Hours): { left: string; width: string } {
  const left = shareOf(start, hours);
  return { left: `${left * 100}%`, width: `${(shareOf(end, hours) - left) * 100}%` };
}
