import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { CampusEvent } from '../events/event.domain';

interface CalendarOptions {
  /** The title that calendar programs show. */
  name: string;
  /** The portal's, for links and for ids that no other calendar has. */
  origin: string;
  now: Date;
}

/** Without it programs look again after a day or a week, and keep the old time of a moved event until then. */
const READ_AGAIN_AFTER_S = 3600;

/**
 * Events as iCalendar (RFC 5545, 7986). Times are in UTC, which calendar programs show in their own zone; by the version
 * they tell which of two copies of an event is newer. A cancelled event says so in its title too, because some programs
 * ignore the status, and takes up no time. Events without a start are left out.
 */
export function calendarOf(events: readonly CampusEvent[], { name, origin, now }: CalendarOptions): string {
  const calendar = ical({ name, prodId: { company: 'campus-portal', product: 'events' } });
  calendar.method(ICalCalendarMethod.PUBLISH);
  calendar.ttl(READ_AGAIN_AFTER_S);
  const { host } = new URL(origin);
  for (const { id, version, changedAt, title, description, schedule, status } of events) {
    if (!schedule.start) continue;
    const isCancelled = status === 'cancelled';
    calendar.createEvent({
      id: `${id}@${host}`,
      sequence: version,
      stamp: now,
      lastModified: changedAt,
      start: schedule.start,
      ...(schedule.end && { end: schedule.end }),
      summary: isCancelled ? `Cancelled: ${title}` : title,
      ...(description && { description }),
      ...(schedule.venue && { location: schedule.venue }),
      url: new URL(`/events/${id}`, origin).href,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}
