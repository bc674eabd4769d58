import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import type { CampusEvent } from './domain';

/** An event as it is stored. */
export type EventDocument = Omit<CampusEvent, 'id' | 'seats'> & {
  _id: string;
  seats: {
    taken: number;
    checkedIn: number;
    /** How many stand in the line, so that a list need not open it. */
    waiting: number;
    /** Rises with each change of them: the order of the line. */
    changes: number;
    line: string[];
  };
  /** The start; far in the future while there is none, so that such events come last. */
  sortStart: Date;
  overAt: Date | null;
  /** What it is found by: the beginnings of the words of title, unit and venue. */
  terms: string[];
  /** The institute's months that it touches. */
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

// One index a list: each begins with what its readers are restricted to and ends with the order they see.
eventSchema.index({ sortStart: 1, _id: 1 });
eventSchema.index({ status: 1, sortStart: 1, _id: 1 });
eventSchema.index({ areas: 1, sortStart: 1, _id: 1 });
eventSchema.index({ 'unit.id': 1, sortStart: 1, _id: 1 });
eventSchema.index({ terms: 1, sortStart: 1, _id: 1 });
eventSchema.index({ months: 1, sortStart: 1, _id: 1 });
eventSchema.index({ category: 1, sortStart: 1, _id: 1 });
// What a person's calendar looks for.
eventSchema.index({ 'organizers.id': 1, sortStart: 1 });
// What the clock looks for.
eventSchema.index({ status: 1, overAt: 1 });

export function eventModel(connection: Connection) {
  return connection.model('Event', eventSchema);
}
