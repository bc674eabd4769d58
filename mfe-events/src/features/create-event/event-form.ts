import {
  createEventBody,
  EVENT_CATEGORIES,
  EVENT_MODES,
  money,
  ORGANIZER_KINDS,
  TEXT_LIMITS,
  type EventCategory,
} from '@portal/contracts';
import * as z from 'zod';
import { texts } from '../../texts';

const words = texts.create;

/** A day and a time as their fields hold them; both or neither. */
const moment = z
  .object({ date: z.string(), time: z.string() })
  .refine(({ date, time }) => date === '' || time !== '', { path: ['time'], message: words.timeMissing })
  .refine(({ date, time }) => time === '' || date !== '', { path: ['date'], message: words.dateMissing });
export type FormMoment = z.infer<typeof moment>;

const pickedUnit = z.object({ id: z.string(), label: z.string() });
const pickedOrganizer = z.object({ id: z.string(), label: z.string(), kind: z.enum(ORGANIZER_KINDS) });
const places = z.int(words.wholeNumber).min(1, words.wholeNumber).max(100_000, words.wholeNumber);

/** Comparable as text, because both are of the same clocks. */
const at = ({ date, time }: FormMoment) => (date && time ? `${date}T${time}` : '');
const isBefore = (first: FormMoment, second: FormMoment) => !at(first) || !at(second) || at(first) < at(second);

/** What the form holds: the call's own rules over fields that are text. */
export const eventForm = z
  .object({
    title: createEventBody.shape.title,
    description: createEventBody.shape.description.unwrap(),
    category: z
      .enum(['', ...EVENT_CATEGORIES])
      .refine((category): category is EventCategory => category !== '', words.categoryMissing),
    type: createEventBody.shape.type.unwrap(),
    unit: pickedUnit.nullable().refine((unit) => unit !== null, words.unitMissing),
    organizers: z.array(pickedOrganizer).max(TEXT_LIMITS.list),
    start: moment,
    end: moment,
    venue: z.string().trim().max(TEXT_LIMITS.line),
    mode: z.enum(EVENT_MODES),
    isRegistrationRequired: z.boolean(),
    opens: moment,
    closes: moment,
    fees: money.nullable(),
    maxParticipants: places.nullable(),
    allocated: money.nullable(),
    sponsors: z.array(z.string().max(TEXT_LIMITS.name)).max(TEXT_LIMITS.list),
  })
  .refine(({ start, end }) => isBefore(start, end), { path: ['end', 'date'], message: words.endFirst, when: always })
  .refine((form) => !form.isRegistrationRequired || isBefore(form.opens, form.closes), {
    path: ['closes', 'date'],
    message: words.closesFirst,
    when: always,
  })
  .refine(
    ({ isRegistrationRequired, closes, end }) =>
      !isRegistrationRequired || !isBefore(end, closes) || !at(closes) || !at(end),
    {
      path: ['closes', 'date'],
      message: words.closesLate,
      when: always,
    },
  );

/** So that one look at the form finds everything that is wrong, not the empty fields first. */
function always(): boolean {
  return true;
}

export type EventForm = z.input<typeof eventForm>;
export type CheckedEventForm = z.output<typeof eventForm>;
