import { EVENT_CATEGORIES, EVENT_CATEGORY_NAMES, type EventCategory, type EventStatistics } from '@portal/contracts';
import type { ChartFill, ChartProps, HeatGridProps } from '@portal/ui/chart';
import { otherPages } from '../../paths';
import { eventsHref, roomsHref } from './area';
import { messages } from './messages';
import { counted, monthName, monthPoint } from './month-points';

/** A texture a category; colors of councils are never used in a chart. */
const fills: Readonly<Record<EventCategory, ChartFill>> = {
  cultural: 'light',
  technical: 'dark',
  sports: 'dotted',
  academic: 'settled',
  other: 'lined',
};

/** Events of each month, one series for each category that has some. */
export function eventsByMonth({ months }: EventStatistics): ChartProps | null {
  const present = EVENT_CATEGORIES.filter((each) => months.some((month) => countOf(month, each) > 0));
  if (present.length === 0) return null;
  const totals = months.map(({ categories }) => categories.reduce((sum, { count }) => sum + count, 0));
  const most = Math.max(...totals);
  return {
    label: messages.events.title,
    sentence: messages.events.sentence(
      monthName(months[totals.lastIndexOf(most)]?.month ?? ''),
      most,
      totals.at(-1) ?? 0,
    ),
    pointLabel: messages.month,
    series: present.map((category) => ({ label: EVENT_CATEGORY_NAMES[category], fill: fills[category] })),
    points: months.map((month) =>
      monthPoint(
        month.month,
        present.map((category) => counted(countOf(month, category), eventsHref(month.month, category))),
      ),
    ),
  };
}

function countOf({ categories }: EventStatistics['months'][number], wanted: EventCategory): number {
  return categories.find(({ category }) => category === wanted)?.count ?? 0;
}

/**
 * Bookings by weekday and hour, from the first hour of a day that is used to the last; hours run down where there is no
 * room for them beside each other.
 */
export function roomUse(
  { room_use: { hours, bookings } }: EventStatistics,
  { isNarrow = false }: { readonly isNarrow?: boolean } = {},
): HeatGridProps | null {
  const [busiest] = hours.toSorted((one, other) => other.bookings - one.bookings);
  if (!busiest) return null;
  const used = hours.map(({ hour }) => hour);
  const first = Math.min(...used);
  const times = Array.from({ length: Math.max(...used) - first + 1 }, (_, index) => first + index);
  const days = messages.weekdays.map((_name, weekday) => weekday);
  const valueAt = (weekday: number, hour: number) => {
    const found = hours.find((each) => each.weekday === weekday && each.hour === hour);
    return found ? { value: found.bookings, href: roomsHref(found.latest) } : { value: 0 };
  };
  const dayName = (weekday: number) => messages.weekdays[weekday] ?? '';
  return {
    label: messages.rooms.title,
    sentence: messages.rooms.sentence(
      messages.longWeekdays[busiest.weekday] ?? '',
      hourName(busiest.hour),
      busiest.bookings,
      bookings,
    ),
    rowLabel: isNarrow ? messages.hour : messages.day,
    columns: isNarrow ? days.map((day) => ({ label: dayName(day) })) : times.map((hour) => ({ label: hourName(hour) })),
    rows: isNarrow
      ? times.map((hour) => ({ label: hourName(hour), values: days.map((day) => valueAt(day, hour)) }))
      : days.map((day) => ({ label: dayName(day), values: times.map((hour) => valueAt(day, hour)) })),
  };
}

/** `6 pm` */
export function hourName(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Places, registrations and check-ins of the last events, latest first. */
export function attendance(
  { attendance: events }: EventStatistics,
  dayOf: (start: string) => string,
): ChartProps | null {
  if (events.length === 0) return null;
  const sum = (part: 'registered' | 'checked_in') => events.reduce((total, event) => total + event[part], 0);
  return {
    label: messages.attendance.title,
    sentence: messages.attendance.sentence(events.length, sum('registered'), sum('checked_in')),
    pointLabel: messages.event,
    series: [
      { label: messages.attendance.places, fill: 'light' },
      { label: messages.attendance.registered, fill: 'settled' },
      { label: messages.attendance.checkedIn, fill: 'dark' },
    ],
    points: events.map(({ _id, title, start, places, registered, checked_in: came }) => ({
      label: `${title}, ${dayOf(start)}`,
      values: [places, registered, came].map((value) => ({ value, href: otherPages.event(_id) })),
    })),
  };
}
