import type { EventAnswer } from '@portal/contracts';
import { addDays, type Day } from './days';

/** A dated event with its first and last day at the institute. */
export interface Placed {
  readonly event: EventAnswer;
  readonly start: string;
  readonly first: Day;
  readonly last: Day;
}

/** What one cell shows: bars in their lanes (null where another day's bar has the lane), then the events of that day alone. */
export interface DayEvents {
  readonly bars: readonly (Placed | null)[];
  readonly single: readonly Placed[];
}

/** Events with a date, soonest first. `dayOf` is the institute's day of a moment. */
export function placeEvents(events: readonly EventAnswer[], dayOf: (moment: number) => Day): readonly Placed[] {
  return events
    .flatMap((event) => {
      const { start, end } = event.schedule;
      if (start === null) return [];
      const from = Date.parse(start);
      // What ends at midnight does not reach into the next day.
      const to = end === null ? from : Math.max(from, Date.parse(end) - 1);
      return [{ event, start, first: dayOf(from), last: dayOf(to) }];
    })
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

const touches = ({ first, last }: Placed, day: Day) => first <= day && day <= last;
const isBar = ({ first, last }: Placed) => first !== last;

/** Everything on a day, whether it begins there or goes on. */
export function eventsOn(placed: readonly Placed[], day: Day): readonly Placed[] {
  return placed.filter((one) => touches(one, day));
}

/** The days of a week; a bar keeps its lane through all of it. */
export function layOutWeek(placed: readonly Placed[], week: readonly Day[]): readonly DayEvents[] {
  const lanes: Placed[][] = [];
  for (const bar of placed.filter((one) => isBar(one) && week.some((day) => touches(one, day)))) {
    const free = lanes.find((lane) => lane.every(({ first, last }) => last < bar.first || bar.last < first));
    if (free) free.push(bar);
    else lanes.push([bar]);
  }
  return week.map((day) => {
    const bars = lanes.map((lane) => lane.find((bar) => touches(bar, day)) ?? null);
    while (bars.at(-1) === null) bars.pop();
    return { bars, single: placed.filter((one) => !isBar(one) && one.first === day) };
  });
}

/** How a bar looks on a day: it begins or ends there, goes through, or (in a week of its own) both. */
export function partOf({ first, last }: Placed, day: Day): 'start' | 'mid' | 'end' {
  if (day === first) return 'start';
  return day === last ? 'end' : 'mid';
}

/** The days from one on that have events, with them. */
export function agendaFrom(
  placed: readonly Placed[],
  from: Day,
  to: Day,
): readonly { day: Day; events: readonly Placed[] }[] {
  const days: { day: Day; events: readonly Placed[] }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const events = eventsOn(placed, day);
    if (events.length > 0) days.push({ day, events });
  }
  return days;
}
