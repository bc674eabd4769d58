import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

/** The calendar address of a person, by the person's id. Of the token only the hash is stored. */
export interface CalendarAddressDocument {
  _id: string;
  tokenHash: string;
  createdAt: Date;
  /** Absent while no calendar has read it. */
  lastReadAt?: Date;
}

const addressSchema = new mongoose.Schema<CalendarAddressDocument>(
  {
    _id: { type: String, required: true },
    tokenHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastReadAt: { type: Date },
  },
  { collection: 'calendar_addresses', versionKey: false, id: false },
);
addressSchema.index({ tokenHash: 1 }, { unique: true });

export function calendarAddressModel(connection: Connection) {
  return connection.model<CalendarAddressDocument>('CalendarAddress', addressSchema);
}
