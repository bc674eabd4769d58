import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CampusEvent } from '../events/domain';

export interface CalendarFrame {
  /** What calendars call it. */
  name: string;
  /** Where the portal is, for links and for ids that no other calendar has. */
  origin: string;
  now: Date;
}

/**
 * Events as iCalendar (RFC 5545). Times are in UTC, which every calendar shows in its own zone; the number of the version
 * tells a calendar which of two copies of an event is newer. Events without a start have no place in a calendar.
 */
export function calendarOf(events: readonly CampusEvent[], { name, origin, now }: CalendarFrame): string {
  const calendar = ical({ name, prodId: { company: 'campus-portal', product: 'events' } });
  calendar.method(ICalCalendarMethod.PUBLISH);
  const { host } = new URL(origin);
  for (const { id, version, title, description, schedule, status } of events) {
    if (!schedule.start) continue;
    calendar.createEvent({
      id: `${id}@${host}`,
      sequence: version,
      stamp: now,
      start: schedule.start,
      ...(schedule.end && { end: schedule.end }),
      summary: title,
      ...(description && { description }),
      ...(schedule.venue && { location: schedule.venue }),
      url: new URL(`/events/${id}`, origin).href,
      status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
