import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

/** The calendar link of a person, by the person's id. Of the token only the hash is stored. */
export interface CalendarLinkDocument {
  _id: string;
  tokenHash: string;
  createdAt: Date;
  /** Absent while no calendar has read it. */
  lastReadAt?: Date;
}

const linkSchema = new mongoose.Schema<CalendarLinkDocument>(
  {
    _id: { type: String, required: true },
    tokenHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastReadAt: { type: Date },
  },
  { collection: 'calendar_addresses', versionKey: false, id: false },
);
linkSchema.index({ tokenHash: 1 }, { unique: true });

export function calendarLinkModel(connection: Connection) {
  return connection.model<CalendarLinkDocument>('CalendarLink', linkSchema);
}
