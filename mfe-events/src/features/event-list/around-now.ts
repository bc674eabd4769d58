import { DAY_MS, lastDayOfThisWeek, type EventAnswer } from '@portal/contracts';

/** Events of one day, `YYYY-MM-DD`, or those whose date is to be announced. */
export interface DayOfEvents {
  readonly day: string | undefined;
  readonly events: readonly EventAnswer[];
}

/** A list of events under its headings, each in the order of the list. */
export interface EventsAroundNow {
  readonly ongoing: readonly EventAnswer[];
  readonly thisWeek: readonly DayOfEvents[];
  readonly later: readonly DayOfEvents[];
  readonly past: readonly EventAnswer[];
}

interface Clock {
  readonly now: number;
  /** The institute's day of an instant. */
  readonly dayOf: (instant: string | number) => string;
}

/**
 * Divides a list that is sorted around now. What is ongoing or past is for the service to say, whose clock is right;
 * only a cancelled event goes by the clock of this device, under its day until it would have been over.
 */
export function aroundNow(events: readonly EventAnswer[], { now, dayOf }: Clock): EventsAroundNow {
  const today = dayOf(now);
  const lastDay = lastDayOfThisWeek(today);
  const isPast = ({ status, schedule }: EventAnswer) =>
    status === 'completed' || (status === 'cancelled' && overAt(schedule) <= now);
  const past = events.filter(isPast);
  const ongoing = events.filter(({ status }) => status === 'ongoing');
  const days = byDay(
    events.filter((event) => event.status !== 'ongoing' && !isPast(event)),
    ({ schedule: { start } }) => (start === null ? undefined : laterOf(dayOf(start), today)),
  );
  const isThisWeek = ({ day }: DayOfEvents) => day !== undefined && day <= lastDay;
  return { ongoing, past, thisWeek: days.filter(isThisWeek), later: days.filter((each) => !isThisWeek(each)) };
}

/** The groups with so many events at most, in the order in which they are shown. */
export function firstOf(groups: EventsAroundNow, count: number): EventsAroundNow {
  let left = count;
  const take = (events: readonly EventAnswer[]) => {
    const taken = events.slice(0, left);
    left -= taken.length;
    return taken;
  };
  const takeDays = (days: readonly DayOfEvents[]) =>
    days.map(({ day, events }) => ({ day, events: take(events) })).filter(({ events }) => events.length > 0);
  return {
    ongoing: take(groups.ongoing),
    thisWeek: takeDays(groups.thisWeek),
    later: takeDays(groups.later),
    past: take(groups.past),
  };
}

const laterOf = (day: string, other: string) => (day > other ? day : other);

/** An event without an end lasts a day, and one without a date is never over. */
function overAt({ start, end }: EventAnswer['schedule']): number {
  if (end !== null) return Date.parse(end);
  return start === null ? Infinity : Date.parse(start) + DAY_MS;
}

function byDay(
  events: readonly EventAnswer[],
  dayOf: (event: EventAnswer) => string | undefined,
): readonly DayOfEvents[] {
  const days = new Map<string | undefined, EventAnswer[]>();
  for (const event of events) days.set(dayOf(event), [...(days.get(dayOf(event)) ?? []), event]);
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }));
}
