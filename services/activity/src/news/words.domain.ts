/** When and where an event is to be, as far as it is known. */
interface Place {
  start: string | null;
  end: string | null;
  venue: string;
}

/** `Saturday, 28 November 2026`: a calendar day, which no time zone moves. */
export function dayWords(day: string): string {
  return longDay(new Date(`${day}T00:00:00Z`), 'UTC');
}

/** `6:00 pm`, of a time of day. */
export function clockWords(time: string): string {
  return clock(new Date(`2000-01-01T${time}:00Z`), 'UTC');
}

/** `Saturday, 28 November 2026, 6:00 pm`, as the institute's clocks show it. */
export function momentWords(instant: string, timeZone: string): string {
  const moment = new Date(instant);
  return `${longDay(moment, timeZone)}, ${clock(moment, timeZone)}`;
}

/** As much of time and place as differs from the other; all of it when nothing does. */
export function placeWords(place: Place, other: Place | undefined, timeZone: string): string {
  const sameTime = other !== undefined && place.start === other.start && place.end === other.end;
  const sameVenue = other !== undefined && place.venue === other.venue;
  const time = timeWords(place, other, timeZone);
  const venue = place.venue || 'a place that is not yet known';
  if (sameTime && !sameVenue) return venue;
  if (sameVenue && !sameTime) return time;
  return `${time}, ${venue}`;
}

/** With the end where only that differs. */
function timeWords({ start, end }: Place, other: Place | undefined, timeZone: string): string {
  if (!start) return 'a time that is not yet known';
  const words = momentWords(start, timeZone);
  if (!end || start !== other?.start || end === other.end) return words;
  const sameDay = longDay(new Date(start), timeZone) === longDay(new Date(end), timeZone);
  return `${words} to ${sameDay ? clock(new Date(end), timeZone) : momentWords(end, timeZone)}`;
}

const longDay = (moment: Date, timeZone: string) => {
  const { weekday, day, month, year } = partsOf(moment, timeZone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return `${weekday}, ${day} ${month} ${year}`;
};

const clock = (moment: Date, timeZone: string) => {
  const { hour, minute, dayPeriod } = partsOf(moment, timeZone, { hour: 'numeric', minute: '2-digit', hour12: true });
  return `${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
};

/** The order of the parts is ours, as on the screens. */
function partsOf(moment: Date, timeZone: string, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, ...options }).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
