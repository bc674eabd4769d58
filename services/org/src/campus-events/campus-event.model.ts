import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { CampusEvent } from './campus-event.domain';

export type CampusEventDocument = Omit<CampusEvent, 'id'> & { _id: string };

const campusEventSchema = new mongoose.Schema<CampusEventDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    unitId: { type: String, required: true },
    title: { type: String, required: true },
    status: { type: String, required: true },
    category: { type: String, required: true },
    start: { type: Date, default: null },
    venue: { type: String, default: '' },
    createdAt: { type: Date, required: true },
  },
  { collection: 'campus_events', versionKey: false, id: false },
);

campusEventSchema.index({ unitId: 1, createdAt: -1, _id: -1 });
campusEventSchema.index({ unitId: 1, status: 1, start: 1 });

export function campusEventModel(connection: Connection): Model<CampusEventDocument> {
  return connection.model<CampusEventDocument>('CampusEvent', campusEventSchema);
}
