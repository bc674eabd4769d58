import { EVENT_CATEGORIES, EVENT_MODES, ORGANIZER_KINDS, TEXT_LIMITS, UNIT_CATEGORIES } from '@portal/contracts';
import { isCalendarDay } from '@portal/web-kit';
import * as z from 'zod/mini';
import { texts } from '../../texts';

const words = texts.create;

/** A day and a time as their fields hold them; both or neither. */
const moment = z.object({ date: z.string(), time: z.string() }).check(
  z.refine(({ date, time }) => date === '' || time !== '', { path: ['time'], error: words.timeMissing }),
  z.refine(({ date, time }) => time === '' || date !== '', { path: ['date'], error: words.dateMissing }),
  z.refine(({ date }) => date === '' || isCalendarDay(date), { path: ['date'], error: words.dateUnusual }),
);
export type FormMoment = z.infer<typeof moment>;

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, words.tooLong(longest)));
const pickedUnit = z.object({ id: z.string(), label: z.string(), category: z.optional(z.enum(UNIT_CATEGORIES)) });
const pickedOrganizer = z.object({ id: z.string(), label: z.string(), kind: z.enum(ORGANIZER_KINDS) });
const rupees = z
  .int(words.wholeAmount)
  .check(z.minimum(0, words.wholeAmount), z.maximum(1_000_000_000, words.wholeAmount));
const places = z.int(words.wholeNumber).check(z.minimum(1, words.wholeNumber), z.maximum(100_000, words.wholeNumber));

/** Comparable as text, because both are of the same clocks. */
const at = ({ date, time }: FormMoment) => (date && time ? `${date}T${time}` : '');
const isComplete = (...moments: FormMoment[]) => moments.every((each) => at(each) !== '');
const isAfter = (later: FormMoment, earlier: FormMoment) => isComplete(later, earlier) && at(later) > at(earlier);
/** So that one look at the form finds everything that is wrong, not the empty fields first. */
const when = () => true;

/**
 * What the form holds and what must hold for it. It repeats rules of the call with the small build of zod, because the
 * large one alone would take half of what this remote may weigh; a test holds the two together.
 */
export const eventForm = z
  .object({
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, words.titleMissing),
        z.maxLength(TEXT_LIMITS.title, words.tooLong(TEXT_LIMITS.title)),
      ),
    description: text(TEXT_LIMITS.text),
    category: z.enum(['', ...EVENT_CATEGORIES]).check(z.refine((category) => category !== '', words.categoryMissing)),
    type: text(TEXT_LIMITS.name),
    unit: z.nullable(pickedUnit).check(z.refine((unit) => unit !== null, words.unitMissing)),
    organizers: z.array(pickedOrganizer).check(z.maxLength(TEXT_LIMITS.list, words.tooMany(TEXT_LIMITS.list))),
    start: moment,
    end: moment,
    venue: text(TEXT_LIMITS.line),
    mode: z.enum(EVENT_MODES),
    isRegistrationRequired: z.boolean(),
    opens: moment,
    closes: moment,
    fees: z.nullable(rupees),
    maxParticipants: z.nullable(places),
    allocated: z.nullable(rupees),
    sponsors: z.array(text(TEXT_LIMITS.name)).check(z.maxLength(TEXT_LIMITS.list, words.tooMany(TEXT_LIMITS.list))),
  })
  .check(
    z.refine(({ start, end }) => !isComplete(start, end) || isAfter(end, start), {
      path: ['end', 'date'],
      error: words.endFirst,
      when,
    }),
    z.refine(
      ({ isRegistrationRequired: isOn, opens, closes }) =>
        !isOn || !isComplete(opens, closes) || isAfter(closes, opens),
      { path: ['closes', 'date'], error: words.closesFirst, when },
    ),
    z.refine(({ isRegistrationRequired: isOn, closes, end }) => !isOn || !isAfter(closes, end), {
      path: ['closes', 'date'],
      error: words.closesLate,
      when,
    }),
    z.refine(
      ({ isRegistrationRequired: isOn, opens, end }) => !isOn || !isComplete(opens, end) || isAfter(end, opens),
      {
        path: ['opens', 'date'],
        error: words.opensLate,
        when,
      },
    ),
  );
export type EventForm = z.infer<typeof eventForm>;
