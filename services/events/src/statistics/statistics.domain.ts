import { EVENT_CATEGORIES, type EventStatistics } from '@portal/contracts';
import type { AttendedEvent, MonthCount } from '../events/event-statistics.domain';
import { dayPartsOf } from '../rooms/booked-day.domain';
import type { BookedTime } from '../rooms/room-use.domain';

type Hour = EventStatistics['room_use']['hours'][number];

/** Every month that is asked for, with the categories that have events, in their order. */
export function monthsOfEvents(months: readonly string[], counts: readonly MonthCount[]): EventStatistics['months'] {
  return months.map((month) => {
    const ofMonth = counts.filter((each) => each.month === month);
    return {
      month,
      categories: EVENT_CATEGORIES.flatMap((category) => {
        const count = ofMonth.find((each) => each.category === category)?.count ?? 0;
        return count === 0 ? [] : [{ category, count }];
      }),
    };
  });
}

/** A booking counts in every hour that it touches; one until 10:00 does not touch the hour from ten. */
export function roomUseOf(
  { from, to }: { from: string; to: string },
  booked: readonly BookedTime[],
): EventStatistics['room_use'] {
  const hours = new Map<string, Hour>();
  const parts = booked.flatMap(({ bookings, ...span }) => dayPartsOf(span).map((part) => ({ ...part, bookings })));
  for (const { date, start, end, bookings } of parts) {
    const weekday = weekdayOf(date);
    for (const hour of hoursTouched(start, end)) {
      const key = `${weekday}/${hour}`;
      const { bookings: before = 0, latest = date } = hours.get(key) ?? {};
      hours.set(key, { weekday, hour, bookings: before + bookings, latest: latest > date ? latest : date });
    }
  }
  const ordered = [...hours.values()].toSorted((one, other) => one.weekday - other.weekday || one.hour - other.hour);
  return { from, to, bookings: booked.reduce((sum, { bookings }) => sum + bookings, 0), hours: ordered };
}

export function attendanceOf(events: readonly AttendedEvent[]): EventStatistics['attendance'] {
  return events.map(({ id, title, start, places, registered, checkedIn }) => ({
    _id: id,
    title,
    start: start.toISOString(),
    places,
    registered,
    checked_in: checkedIn,
  }));
}

/** 0 is Monday. */
function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function hoursTouched(time: string, endTime: string): number[] {
  const first = Number(time.slice(0, 2));
  const last = endTime.endsWith(':00') ? Number(endTime.slice(0, 2)) - 1 : Number(endTime.slice(0, 2));
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index);
}
