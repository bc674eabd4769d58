import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

/** One document a day: what is taken, and where approvals for that day meet, so that they are decided one by one. */
export interface BookedDayDocument {
  _id: string;
  changes: number;
  /** A line a room. As documents, four weeks of a campus would take a store and its driver three times as long. */
  lines: string;
}

const bookedDaySchema = new mongoose.Schema<BookedDayDocument>(
  {
    _id: { type: String, required: true },
    changes: { type: Number, default: 0 },
    lines: { type: String, default: '' },
  },
  { collection: 'booked_days', versionKey: false, id: false },
);

export function bookedDayModel(connection: Connection) {
  return connection.model('BookedDay', bookedDaySchema);
}
