import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import type { Room } from './room.domain';

/** A room of the catalogue as it is stored. */
export type RoomDocument = Omit<Room, 'id' | 'bookingKey'> & {
  _id: string;
  /** `keyOf` the name; no two rooms share it. */
  key: string;
  /** Absent in old rooms, where it is the same as `key`. */
  bookingKey?: string;
  /** `sortKeyOf` the name. */
  sortKey: string;
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
    sortKey: required,
    searchText: required,
  },
  { collection: 'rooms', versionKey: false, id: false },
);
roomSchema.index({ key: 1 }, { unique: true });
roomSchema.index({ sortKey: 1, _id: 1 });
roomSchema.index({ bookingKey: 1 });

export function roomModel(connection: Connection) {
  return connection.model<RoomDocument>('Room', roomSchema);
}
