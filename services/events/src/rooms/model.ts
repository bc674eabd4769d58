import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import type { Room } from './domain';

/** A room of the catalogue as it is stored. */
export type RoomDocument = Omit<Room, 'id' | 'bookingKey'> & {
  _id: string;
  /** The name as it is compared: no two rooms share it. */
  key: string;
  /** Absent where it is the name's. */
  bookingKey?: string;
  searchText: string;
};

const required = { type: String, required: true } as const;

const roomSchema = new mongoose.Schema<RoomDocument>(
  {
    _id: required,
    name: required,
    key: required,
    bookingKey: String,
    building: { type: String, default: '' },
    capacity: { type: Number, required: true },
    equipment: [String],
    active: { type: Boolean, required: true },
    searchText: required,
  },
  { collection: 'rooms', versionKey: false, id: false },
);
roomSchema.index({ key: 1 }, { unique: true });
roomSchema.index({ bookingKey: 1 });

export function roomModel(connection: Connection) {
  return connection.model('Room', roomSchema);
}
