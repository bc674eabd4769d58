import { inTurns } from '@portal/service-kit/turns';
import ical, {
  ICalCalendarMethod,
  ICalEvent,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
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

const END = 'END:VCALENDAR';

/**
 * Events as iCalendar (RFC 5545, 7986). Times are in UTC, which calendar programs show in their own zone; by the version
 * they tell which of two copies of an event is newer. A cancelled event says so in its title too, because some programs
 * ignore the status, and takes up no time. Events without a start are left out.
 */
export async function calendarOf(events: readonly CampusEvent[], options: CalendarOptions): Promise<string> {
  const calendar = ical({ name: options.name, prodId: { company: 'campus-portal', product: 'events' } });
  calendar.method(ICalCalendarMethod.PUBLISH);
  calendar.ttl(READ_AGAIN_AFTER_S);
  // A calendar that has its events folds them character by character, which takes seconds for 500 long descriptions.
  const entries: string[] = [];
  for await (const event of inTurns(events)) {
    const entry = entryOf(event, options);
    if (entry) entries.push(foldedOf(new ICalEvent(entry, calendar).toString()));
  }
  return calendar.toString().replace(END, () => entries.join('') + END);
}

function entryOf(event: CampusEvent, { origin, now }: CalendarOptions): ICalEventData | undefined {
  const { id, version, changedAt, title, description, schedule, status } = event;
  if (!schedule.start) return undefined;
  const isCancelled = status === 'cancelled';
  return {
    id: `${id}@${new URL(origin).host}`,
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
  };
}

/** Each line of more than 75 bytes goes on in the next one, after a space (RFC 5545, 3.1). */
const foldedOf = (text: string) => text.split('\r\n').map(foldedLineOf).join('\r\n');

function foldedLineOf(line: string): string {
  const bytes = Buffer.from(line);
  const parts: string[] = [];
  for (let start = 0, end = 0; start < bytes.length; start = end) {
    end = start + 74;
    while (isWithinCharacter(bytes[end])) end -= 1;
    parts.push(bytes.toString('utf8', start, end));
  }
  return parts.join('\r\n ');
}

/** Of UTF-8: a byte that goes on with the character before. */
const isWithinCharacter = (byte = 0) => (byte & 0b1100_0000) === 0b1000_0000;
