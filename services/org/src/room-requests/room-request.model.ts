import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { RoomRequest } from './room-request.domain';

export type RoomRequestDocument = Omit<RoomRequest, 'id'> & { _id: string };

const required = { type: String, required: true } as const;

const roomRequestSchema = new mongoose.Schema<RoomRequestDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    status: required,
    unitId: required,
    eventId: required,
    eventTitle: required,
    room: required,
    date: required,
    time: required,
    endTime: required,
  },
  { collection: 'room_requests', versionKey: false, id: false },
);

roomRequestSchema.index({ unitId: 1, status: 1, date: 1, time: 1, _id: 1 });

export function roomRequestModel(connection: Connection): Model<RoomRequestDocument> {
  return connection.model<RoomRequestDocument>('RoomRequest', roomRequestSchema);
}
