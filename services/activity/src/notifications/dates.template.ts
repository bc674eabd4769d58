import { dayOf, formatInstant } from '@portal/service-kit/institute-time';

/** When and where an event is to be, as far as it is known. */
interface Place {
  start: string | null;
  end: string | null;
  venue: string;
}

const DAY_PATTERN = 'EEEE, d MMMM yyyy';
const TIME_PATTERN = 'h:mm aaa';

/** `Saturday, 28 November 2026`, of a calendar day. */
export function longDay(day: string): string {
  return formatInstant(new Date(day), DAY_PATTERN, 'UTC');
}

/** `6:00 pm`, of `18:00`. */
export function timeOfDay(time: string): string {
  return formatInstant(new Date(`2000-01-01T${time}:00Z`), TIME_PATTERN, 'UTC');
}

/** `Saturday, 28 November 2026, 6:00 pm`, as the institute's clocks show it. */
export function dayAndTime(instant: string, timeZone: string): string {
  return formatInstant(new Date(instant), `${DAY_PATTERN}, ${TIME_PATTERN}`, timeZone);
}

/** As much of time and place as differs from the other; all of it when nothing does. */
export function changedPlace(place: Place, other: Place | undefined, timeZone: string): string {
  const sameTime = other !== undefined && place.start === other.start && place.end === other.end;
  const sameVenue = other !== undefined && place.venue === other.venue;
  const time = changedTime(place, other, timeZone);
  const venue = place.venue || 'a venue to be announced';
  if (sameTime && !sameVenue) return venue;
  if (sameVenue && !sameTime) return time;
  return `${time}, ${venue}`;
}

/** With the end where only that differs. */
function changedTime({ start, end }: Place, other: Place | undefined, timeZone: string): string {
  if (!start) return 'a time to be announced';
  const startText = dayAndTime(start, timeZone);
  if (!end || start !== other?.start || end === other.end) return startText;
  const endsSameDay = dayOf(new Date(start), timeZone) === dayOf(new Date(end), timeZone);
  const pattern = endsSameDay ? TIME_PATTERN : `${DAY_PATTERN}, ${TIME_PATTERN}`;
  return `${startText} to ${formatInstant(new Date(end), pattern, timeZone)}`;
}
