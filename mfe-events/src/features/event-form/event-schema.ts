import { requiredUnit } from '@portal/campus-kit/forms';
import { EVENT_CATEGORIES, EVENT_MODES, MAX_EVENT_SKILLS, ORGANIZER_KINDS, TEXT_LIMITS } from '@portal/contracts';
import { isCalendarDay, isClockTime } from '@portal/web-kit';
import { optionalDay, optionalText, optionalTime, requiredChoice, requiredText } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { messages } from './messages';

/** A day and a time as their fields hold them; both or neither. */
const moment = z.object({ date: optionalDay(), time: optionalTime() }).check(
  z.refine(({ date, time }) => date === '' || time !== '', { path: ['time'], error: messages.timeMissing }),
  z.refine(({ date, time }) => time === '' || date !== '', { path: ['date'], error: messages.dateMissing }),
);
export type FormMoment = z.infer<typeof moment>;

const organizer = z.object({ id: z.string(), label: z.string(), kind: z.enum(ORGANIZER_KINDS) });
const wholeNumber = (min: number, max: number, error: string) =>
  z
    .nullable(z.number(error))
    .check(z.refine((value) => value === null || (Number.isInteger(value) && value >= min && value <= max), error));
const amount = wholeNumber(0, 1_000_000_000, messages.wholeAmount);

/** Comparable as text, because all moments are of one time zone; empty until both parts are there and understood. */
const textOf = ({ date, time }: FormMoment) => (isCalendarDay(date) && isClockTime(time) ? `${date}T${time}` : '');
const isOrdered = (earlier: FormMoment, later: FormMoment) =>
  textOf(earlier) === '' || textOf(later) === '' || textOf(earlier) < textOf(later);
/** Runs a check also where fields are empty, so that one submit shows everything that is wrong. */
const when = () => true;

const fields = z
  .object({
    title: requiredText(TEXT_LIMITS.title, { missing: messages.titleMissing, tooLong: messages.tooLong }),
    description: optionalText(TEXT_LIMITS.text, messages.tooLong),
    category: requiredChoice(EVENT_CATEGORIES, messages.categoryMissing),
    type: optionalText(TEXT_LIMITS.name, messages.tooLong),
    unit: requiredUnit(messages.unitMissing),
    skills: z
      .array(z.object({ id: z.string(), label: z.string() }))
      .check(z.maxLength(MAX_EVENT_SKILLS, messages.tooMany(MAX_EVENT_SKILLS))),
    start: moment,
    end: moment,
    venue: optionalText(TEXT_LIMITS.line, messages.tooLong),
    mode: z.enum(EVENT_MODES),
    isRegistrationRequired: z.boolean(),
    opens: moment,
    closes: moment,
    maxParticipants: wholeNumber(1, 100_000, messages.wholeNumber),
    fees: amount,
    allocated: amount,
    sponsors: z
      .array(optionalText(TEXT_LIMITS.name, messages.tooLong))
      .check(z.maxLength(TEXT_LIMITS.list, messages.tooMany(TEXT_LIMITS.list))),
    organizers: z.array(organizer).check(z.maxLength(TEXT_LIMITS.list, messages.tooMany(TEXT_LIMITS.list))),
  })
  .check(
    z.refine(({ start, end }) => isOrdered(start, end), { path: ['end', 'date'], error: messages.endFirst, when }),
    z.refine(({ opens, closes }) => isOrdered(opens, closes), {
      path: ['closes', 'date'],
      error: messages.closesFirst,
      when,
    }),
    // Registration may close at the very end of the event.
    z.refine(({ closes, end }) => textOf(end) === '' || textOf(closes) <= textOf(end), {
      path: ['closes', 'date'],
      error: messages.closesLate,
      when,
    }),
    z.refine(({ opens, end }) => isOrdered(opens, end), { path: ['opens', 'date'], error: messages.opensLate, when }),
  );
export type EventForm = z.infer<typeof fields>;

const noMoment: FormMoment = { date: '', time: '' };
const closedPart = { opens: noMoment, closes: noMoment, maxParticipants: null, fees: null };

/**
 * The fields in the order of the page. Those of registration are not checked while it is not required, because they are
 * hidden then. The schema repeats rules of the call: the schema of the call needs the large build of zod, which does not
 * fit into the budget of a remote.
 */
export const eventSchema = z.pipe(
  z.transform((form: EventForm): EventForm => (form.isRegistrationRequired ? form : { ...form, ...closedPart })),
  fields,
);

/** Fields of errors that the calls name otherwise, or only by their code. */
export const serverErrorFields = {
  fieldOfPath: {
    organizing_unit_id: 'unit',
    'schedule.start': 'start.date',
    'schedule.end': 'end.date',
    'schedule.venue': 'venue',
    'schedule.mode': 'mode',
    'registration.start': 'opens.date',
    'registration.end': 'closes.date',
    'registration.max_participants': 'maxParticipants',
    'registration.fees': 'fees',
    'budget.allocated': 'allocated',
    'budget.sponsors': 'sponsors',
  },
  fieldOfCode: {
    'EVENT.UNIT_NOT_FOUND': 'unit',
    'EVENT.OUT_OF_SCOPE': 'unit',
    'EVENT.ORGANIZER_NOT_FOUND': 'organizers',
    'EVENT.SKILL_NOT_FOUND': 'skills',
    'EVENT.CAPACITY_BELOW_TAKEN': 'maxParticipants',
  },
} as const;
