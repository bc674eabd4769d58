import type { UnitCategory, UnitRef } from '@portal/contracts';
import { searchTermsOf } from '@portal/service-kit';
import { monthsOf } from '@portal/service-kit/institute-time';
import mongoose from 'mongoose';
import type { Connection, PipelineStage } from 'mongoose';
import type { CampusEvent, Capacity } from './event.domain';
import { overAt } from './event-status.domain';

/** An event as it is stored. */
export type EventDocument = Omit<CampusEvent, 'id' | 'capacity' | 'categories'> & {
  _id: string;
  /** The domain's `categories`. */
  areas: UnitCategory[];
  /** The domain's `capacity`. */
  seats: Capacity & {
    /** Counts the changes of the others; the order of the waiting list. */
    changes: number;
    /** The waiting list, as ids of people. `waiting` is its length, so that a list of events need not read it. */
    line: string[];
  };
  /** The start, or NO_START, so that events without one come last. */
  sortStart: Date;
  overAt: Date | null;
  /** Every prefix of the words of title, unit and venue. */
  terms: string[];
  /** The months of the institute that the event touches. */
  months: string[];
  /** The start that everybody was reminded of. */
  remindedOf: Date | null;
};

const text = { type: String, default: '' };
const person = { id: String, name: String };
const organizer = new mongoose.Schema({ kind: String, id: String, name: String }, { _id: false, id: false });

const eventSchema = new mongoose.Schema<EventDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    title: { type: String, required: true },
    description: text,
    status: { type: String, required: true },
    category: { type: String, required: true },
    type: text,
    unit: { id: { type: String, required: true }, name: String, category: String },
    areas: { type: [String], required: true },
    organizers: [organizer],
    skills: { type: [new mongoose.Schema({ id: String, name: String }, { _id: false, id: false })], default: [] },
    schedule: { start: Date, end: Date, venue: text, mode: String },
    registration: { required: Boolean, start: Date, end: Date, fees: Number, max_participants: Number },
    seats: {
      taken: Number,
      checkedIn: Number,
      waiting: Number,
      changes: Number,
      line: { type: [String], default: undefined },
    },
    budget: { allocated: Number, sponsors: [String] },
    createdBy: person,
    createdAt: { type: Date, required: true },
    changedAt: Date,
    completedAt: { type: Date, default: null },
    cancellation: { type: new mongoose.Schema({ reason: String, by: person, at: Date }, { _id: false }) },
    sortStart: { type: Date, required: true },
    overAt: Date,
    terms: [String],
    months: [String],
    remindedOf: { type: Date, default: null },
    roomRequestCount: { type: Number, default: 0 },
  },
  { collection: 'events', versionKey: false, id: false },
);

// One index for each list: it begins with what the reader is restricted to and ends with the order of the list, which is
// read forwards for what is not over and backwards for the rest.
eventSchema.index({ status: 1, sortStart: 1, _id: 1 });
eventSchema.index({ areas: 1, status: 1, sortStart: 1, _id: 1 });
eventSchema.index({ 'unit.id': 1, status: 1, sortStart: 1, _id: 1 });
eventSchema.index({ terms: 1, status: 1, sortStart: 1, _id: 1 });
// Without the status: few events share a month, and a list may be of many months.
eventSchema.index({ months: 1, sortStart: 1, _id: 1 });
eventSchema.index({ category: 1, status: 1, sortStart: 1, _id: 1 });
/** Before the lists began now, they needed no status. */
eventSchema.static('formerIndexes', () => [
  'sortStart_1__id_1',
  'areas_1_sortStart_1__id_1',
  'unit.id_1_sortStart_1__id_1',
  'terms_1_sortStart_1__id_1',
  'category_1_sortStart_1__id_1',
]);
// For the calendar of a person.
eventSchema.index({ 'organizers.id': 1, sortStart: 1 });
// For the job that moves statuses.
eventSchema.index({ status: 1, overAt: 1 });

export function eventModel(connection: Connection) {
  return connection.model<EventDocument>('Event', eventSchema);
}

/** Sorts events without a start after all others. */
const NO_START = new Date('9999-12-31T00:00:00Z');

export function termsOf(title: string, unit: Pick<UnitRef, 'name'>, venue: string): string[] {
  return searchTermsOf(title, unit.name, venue);
}

/** The fields that every change of an event writes; `seats` have updates of their own. */
export function toDocument({ id, capacity: _capacity, categories, ...event }: CampusEvent, timeZone: string) {
  const { start, end, venue } = event.schedule;
  return {
    ...event,
    _id: id,
    areas: categories,
    sortStart: start ?? NO_START,
    overAt: overAt(event.schedule),
    terms: termsOf(event.title, event.unit, venue),
    months: monthsOf(start, end, timeZone),
  };
}

/** Removed in the store, because nothing reads them back. */
const WRITE_ONLY = ['overAt', 'terms', 'months', 'remindedOf'] as const satisfies (keyof EventDocument)[];

/** What a `find` leaves out. */
export const UNREAD = Object.fromEntries(['seats.line', ...WRITE_ONLY].map((field) => [field, 0]));

/** Events of earlier builds have neither seats nor skills, nor when they were changed and over. */
type ReadEvent = Omit<EventDocument, 'seats' | 'skills' | 'changedAt' | 'completedAt' | (typeof WRITE_ONLY)[number]> & {
  seats?: Partial<Capacity>;
  skills?: CampusEvent['skills'];
  changedAt?: Date;
  completedAt?: Date | null;
};

/** Leaves the waiting list in the store, which finds the reader's position in it. */
export function readStages(reader?: string): PipelineStage.FacetPipelineStage[] {
  const removed = { $unset: ['seats.line', ...WRITE_ONLY] };
  if (reader === undefined) return [removed];
  const line = { $ifNull: ['$seats.line', []] };
  return [{ $addFields: { 'seats.waitlistPosition': { $add: [{ $indexOfArray: [line, reader] }, 1] } } }, removed];
}

/** Field by field, because rest and spread of so many fields take several times as long. */
export function fromDocument(event: ReadEvent): CampusEvent {
  const { taken = 0, checkedIn = 0, waiting = 0, waitlistPosition } = event.seats ?? {};
  return {
    id: event._id,
    version: event.version,
    title: event.title,
    description: event.description,
    status: event.status,
    category: event.category,
    type: event.type,
    unit: event.unit,
    categories: event.areas,
    organizers: event.organizers,
    skills: event.skills ?? [],
    schedule: event.schedule,
    registration: event.registration,
    capacity: { taken, checkedIn, waiting, ...(waitlistPosition && { waitlistPosition }) },
    budget: event.budget,
    roomRequestCount: event.roomRequestCount,
    createdBy: event.createdBy,
    createdAt: event.createdAt,
    changedAt: event.changedAt ?? event.createdAt,
    completedAt: event.completedAt ?? null,
    ...(event.cancellation && { cancellation: event.cancellation }),
  };
}
