import { addDays, HOUR_MS, type EventAnswer } from '@portal/contracts';
import type { Day } from './days';

/** A dated event with its first and last day at the institute. */
export interface DatedEvent {
  readonly event: EventAnswer;
  readonly start: string;
  readonly first: Day;
  /** What ends in the night belongs to the evening before it. */
  readonly last: Day;
  /** Whether it ends at the midnight after its last day, or in the night that follows. */
  readonly endsAtNight: boolean;
}

/** The night ends at 5 am. */
export const NIGHT_HOURS = 5;

/** The events of one day: bars of several days in their lanes (null for an empty lane), then the events of this day alone. */
export interface DayEvents {
  readonly bars: readonly (DatedEvent | null)[];
  readonly single: readonly DatedEvent[];
}

/** Events with a date, soonest first. `dayOf` gives the institute's day of an instant. */
export function datedEvents(events: readonly EventAnswer[], dayOf: (instant: number) => Day): readonly DatedEvent[] {
  return events
    .flatMap((event) => {
      const { start, end } = event.schedule;
      if (start === null) return [];
      const from = Date.parse(start);
      const to = end === null ? from : Date.parse(end);
      const last = dayOf(Math.max(from, to - NIGHT_HOURS * HOUR_MS));
      return [{ event, start, first: dayOf(from), last, endsAtNight: dayOf(to) > last }];
    })
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

export const isOn = ({ first, last }: DatedEvent, day: Day) => first <= day && day <= last;
const spansDays = ({ first, last }: DatedEvent) => first !== last;

/** The events that start or continue on a day. */
export function eventsOn(dated: readonly DatedEvent[], day: Day): readonly DatedEvent[] {
  return dated.filter((one) => isOn(one, day));
}

/** The events of each day of a week; a bar has the same lane on all days. By default an event of several days is one. */
export function layOutWeek(
  dated: readonly DatedEvent[],
  week: readonly Day[],
  isBar: (one: DatedEvent) => boolean = spansDays,
): readonly DayEvents[] {
  const lanes: DatedEvent[][] = [];
  for (const bar of dated.filter((one) => isBar(one) && week.some((day) => isOn(one, day)))) {
    const free = lanes.find((lane) => lane.every(({ first, last }) => last < bar.first || bar.last < first));
    if (free) free.push(bar);
    else lanes.push([bar]);
  }
  return week.map((day) => {
    const bars = lanes.map((lane) => lane.find((bar) => isOn(bar, day)) ?? null);
    while (bars.at(-1) === null) bars.pop();
    return { bars, single: dated.filter((one) => !isBar(one) && one.first === day) };
  });
}

/** Which part of a bar a day shows. */
export function partOf({ first, last }: DatedEvent, day: Day): 'start' | 'mid' | 'end' | 'whole' {
  if (first === last) return 'whole';
  if (day === first) return 'start';
  return day === last ? 'end' : 'mid';
}

/** The days of a range that have events, with their events. */
export function agendaFrom(
  dated: readonly DatedEvent[],
  from: Day,
  to: Day,
): readonly { day: Day; events: readonly DatedEvent[] }[] {
  const days: { day: Day; events: readonly DatedEvent[] }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const events = eventsOn(dated, day);
    if (events.length > 0) days.push({ day, events });
  }
  return days;
}
