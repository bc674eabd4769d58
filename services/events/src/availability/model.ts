import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import type { BookedRoom } from './domain';

/** One document a day: what is taken, and where approvals for that day meet, so that they are decided one by one. */
export interface BookedDayDocument {
  _id: string;
  changes: number;
  rooms: BookedRoom[];
}

const required = { type: String, required: true } as const;
const room = new mongoose.Schema<BookedRoom>(
  { key: required, name: required, taken: required },
  { _id: false, id: false },
);

const bookedDaySchema = new mongoose.Schema<BookedDayDocument>(
  { _id: required, changes: { type: Number, default: 0 }, rooms: [room] },
  { collection: 'booked_days', versionKey: false, id: false },
);

export function bookedDayModel(connection: Connection) {
  return connection.model('BookedDay', bookedDaySchema);
}
