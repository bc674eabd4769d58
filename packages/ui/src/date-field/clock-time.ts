// A time of day is `HH:mm` of 24 hours, which compares as text.

const HALF_DAY = 12 * 60;
const DAY = 24 * 60;

/** Whether a text is a time of day. */
export function isClockTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** `18:30`, of the minutes since midnight. */
export function clockTimeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The minutes from one time of day to another; from midnight unless given. */
export function minutesTo(time: string, from = '00:00'): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes - (from === '00:00' ? 0 : minutesTo(from));
}

/** `6:30 pm`; what is no time stays as it is. */
export function formatClockTime(time: string): string {
  if (!isClockTime(time)) return time;
  const minutes = minutesTo(time);
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return `${hour}:${time.slice(3)} ${minutes < HALF_DAY ? 'am' : 'pm'}`;
}

const namedTimes: Readonly<Record<string, string>> = {
  noon: '12:00',
  '12 noon': '12:00',
  midnight: '00:00',
  '12 midnight': '00:00',
};

/** A bare hour from this one on means the morning: 8 is am, 6 is pm. */
const FIRST_MORNING_HOUR = 8;

/**
 * The times that a text may mean, the likeliest first: one, or two when it leaves open which half of the day it means. Then
 * it is the one that comes first after `after`, and otherwise the one at which events are more likely.
 */
export function parseClockTime(text: string, after?: string): readonly string[] {
  const words = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const named = namedTimes[words];
  if (named !== undefined) return [named];
  const [, digits = '', minuteDigits = '0', half, of24] =
    /^(\d{1,2})(?:[:. ]?(\d\d))? ?(?:([ap])\.? ?(?:m\.?)?|(h|hrs?))?$/.exec(words) ?? [];
  const [hour, minute] = [Number(digits), Number(minuteDigits)];
  if (digits === '' || hour > (half ? 12 : 23) || minute > 59 || (half && hour === 0)) return [];
  if (half) return [clockTimeOf((hour % 12) * 60 + minute + (half === 'p' ? HALF_DAY : 0))];
  if (digits.startsWith('0') || hour > 12 || of24 !== undefined) return [clockTimeOf(hour * 60 + minute)];
  const am = clockTimeOf((hour % 12) * 60 + minute);
  const pm = clockTimeOf((hour % 12) * 60 + minute + HALF_DAY);
  const isMorning = after === undefined || pm <= after ? hour >= FIRST_MORNING_HOUR && hour < 12 : am > after;
  return isMorning ? [am, pm] : [pm, am];
}

const STEP = 30;

/** Every half hour of a day, or those after a time, counted from it. */
export function halfHours(after?: string): readonly string[] {
  const first = after === undefined ? 0 : minutesTo(after) + STEP;
  const count = Math.ceil((DAY - first) / STEP);
  return Array.from({ length: Math.max(count, 0) }, (_, index) => clockTimeOf(first + index * STEP));
}
