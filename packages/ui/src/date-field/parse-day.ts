import { addDays, addMonths, dayOf, daysBetween, partsOf, weekdayOf } from './calendar-day';
import { monthNames, weekdayNames } from './day-names';

/** What a typed text is read against. */
export interface DayContext {
  /** The calendar day of today, `YYYY-MM-DD`. */
  readonly today: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /**
   * Which day is meant where the year or the week is left out: the coming one, the last one, or neither, so that a year
   * is asked for unless `min` and `max` leave one only.
   */
  readonly assumes?: 'future' | 'past' | 'nothing' | undefined;
}

/** Years after which 29 February comes back, also over a century. */
const LEAP_GAP = 8;

/** The calendar day that a person means by a text, day before month; undefined when it is unclear. */
export function parseDay(text: string, context: DayContext): string | undefined {
  const words = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return parseRelative(words, context) ?? parseWeekday(words, context) ?? parseDate(words, context);
}

/**
 * The day of this or the neighbouring year that a text without a year may have meant too, when it is nearer to today than
 * the one it was taken for: `25 Nov`, typed on the 27th for this year, is read as of the next.
 */
export function nearerDay(text: string, context: DayContext): string | undefined {
  const { today, assumes = 'future' } = context;
  const day = parseDay(text, context);
  const other = parseDay(text, { today, assumes: assumes === 'past' ? 'future' : 'past' });
  if (assumes === 'nothing' || day === undefined || other === undefined) return undefined;
  const isNearer = daysBetween(other, today) < daysBetween(day, today);
  return isNearer && partsOf(other)[0] !== partsOf(day)[0] ? other : undefined;
}

const namedDays: Readonly<Record<string, number>> = { today: 0, tomorrow: 1, yesterday: -1 };

/** `today`, `in 3 days`, `2 weeks ago`. */
function parseRelative(words: string, { today }: DayContext): string | undefined {
  const named = namedDays[words];
  if (named !== undefined) return addDays(today, named);
  const [, ahead, digits, unit, ago] = /^(in )?(\d{1,3}) (day|week|month)s?( ago)?$/.exec(words) ?? [];
  if (Boolean(ahead) === Boolean(ago)) return undefined;
  const count = Number(digits) * (ago ? -1 : 1);
  return unit === 'month' ? addMonths(today, count) : addDays(today, unit === 'week' ? count * 7 : count);
}

/** `mon`, `next monday`, `last monday`. */
function parseWeekday(words: string, { today, assumes = 'future' }: DayContext): string | undefined {
  const [, which, name = ''] = /^(?:(this|on|next|last) )?([a-z]+)$/.exec(words) ?? [];
  const weekday = indexOfName(weekdayNames, name);
  if (weekday < 0 || (which === undefined && assumes === 'nothing')) return undefined;
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  if (which === 'next') return addDays(today, ahead || 7);
  if (which === 'last') return addDays(today, ahead - 7);
  return addDays(today, assumes === 'past' && ahead > 0 ? ahead - 7 : ahead);
}

const YEAR = String.raw`(?<year>\d{4}|'?\d{2})`;
const ORDINAL = '(?:st|nd|rd|th)?';
const forms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  new RegExp(String.raw`^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})(?:[-/. ]${YEAR})?$`),
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  new RegExp(String.raw`^(?<day>\d{1,2})${ORDINAL}[-/. ]?(?<name>[a-z]{3,})\.?(?:,?[-/. ]?${YEAR})?$`),
  new RegExp(String.raw`^(?<name>[a-z]{3,})\.?[-/. ]?(?<day>\d{1,2})${ORDINAL}(?:,? ${YEAR})?$`),
];

/** `25 Nov`, `25/11/26`, `Nov 25, 2026`, `2026-11-25`; a weekday before it says nothing new. */
function parseDate(words: string, context: DayContext): string | undefined {
  const [, weekday = '', after = ''] = /^([a-z]+),? (.+)$/.exec(words) ?? [];
  const date = indexOfName(weekdayNames, weekday) < 0 ? words : after;
  const { year, month, name = '', day } = forms.map((form) => form.exec(date)?.groups).find(Boolean) ?? {};
  const monthNumber = month === undefined ? indexOfName(monthNames, name) + 1 : Number(month);
  if (day === undefined || monthNumber === 0) return undefined;
  return chooseYear(yearsOf(year?.replace("'", ''), context), [monthNumber, Number(day)], context);
}

/** The years that a text may mean, the likeliest first. */
function yearsOf(year: string | undefined, { today, min, max, assumes = 'future' }: DayContext): readonly number[] {
  if (year?.length === 4) return [Number(year)];
  const [thisYear] = partsOf(today);
  if (year !== undefined) {
    const twoDigits = Number(year);
    return assumes === 'future' ? [2000 + twoDigits] : [2000 + twoDigits, 1900 + twoDigits];
  }
  if (assumes !== 'nothing') {
    const [step, end] = assumes === 'future' ? [1, min] : [-1, max];
    const isBeyond = end !== undefined && (assumes === 'future' ? end > today : end < today);
    const first = isBeyond ? partsOf(end)[0] : thisYear;
    return Array.from({ length: LEAP_GAP + 1 }, (_, count) => first + step * count);
  }
  if (min === undefined || max === undefined) return [];
  const [first, last] = [partsOf(min)[0], partsOf(max)[0]];
  return Array.from({ length: last - first + 1 }, (_, count) => first + count);
}

/** The first year in which there is such a day within the range; when nothing is assumed, the only one. */
function chooseYear(
  years: readonly number[],
  [month, day]: readonly [number, number],
  { today, min, max, assumes = 'future' }: DayContext,
): string | undefined {
  const days = years.map((year) => dayOf(year, month, day)).filter((one) => one !== undefined);
  // A full date is taken as it is: the check of the form says why it does not fit.
  if (years.length === 1) return days[0];
  const inRange = days.filter((one) => (min === undefined || one >= min) && (max === undefined || one <= max));
  if (assumes === 'nothing') return inRange.length === 1 ? inRange[0] : undefined;
  const isMeant = (one: string) => (assumes === 'future' ? one >= today : one <= today);
  return inRange.find(isMeant) ?? days.find(isMeant);
}

/** The place of a name in a list, by its first three letters or more; -1 for another text. */
function indexOfName(names: readonly string[], typed: string): number {
  return typed.length < 3 ? -1 : names.findIndex((name) => name.toLowerCase().startsWith(typed));
}
