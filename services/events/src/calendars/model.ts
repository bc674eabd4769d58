import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

/** The calendar address of a person, whose id is its own. Of the token there is only the hash. */
export interface CalendarAddressDocument {
  _id: string;
  tokenHash: string;
  createdAt: Date;
}

const addressSchema = new mongoose.Schema<CalendarAddressDocument>(
  {
    _id: { type: String, required: true },
    tokenHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'calendar_addresses', versionKey: false, id: false },
);
addressSchema.index({ tokenHash: 1 }, { unique: true });

export function calendarAddressModel(connection: Connection) {
  return connection.model('CalendarAddress', addressSchema);
}
