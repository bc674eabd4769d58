import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CampusEvent } from '../events/event.domain';

interface CalendarOptions {
  /** The title that calendar programs show. */
  name: string;
  /** The portal's, for links and for ids that no other calendar has. */
  origin: string;
  now: Date;
}

/**
 * Events as iCalendar (RFC 5545). Times are in UTC, which calendar programs show in their own zone; by the version they
 * tell which of two copies of an event is newer. Events without a start are left out.
 */
export function calendarOf(events: readonly CampusEvent[], { name, origin, now }: CalendarOptions): string {
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
