import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { CampusEvent } from './campus-event.domain';

export type CampusEventDocument = Omit<CampusEvent, 'id'> & { _id: string };

const required = { type: String, required: true } as const;
const unit = new mongoose.Schema({ id: required, name: required, category: required }, { _id: false, id: false });

const skill = new mongoose.Schema({ id: required, name: required }, { _id: false, id: false });

const campusEventSchema = new mongoose.Schema<CampusEventDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    title: required,
    category: required,
    unit: { type: unit, required: true },
    skills: { type: [skill], default: [] },
  },
  { collection: 'campus_events', versionKey: false, id: false },
);

export function campusEventModel(connection: Connection): Model<CampusEventDocument> {
  return connection.model<CampusEventDocument>('CampusEvent', campusEventSchema);
}
