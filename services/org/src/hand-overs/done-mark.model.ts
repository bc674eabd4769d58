import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { DoneMark } from './done-mark.domain';

export type DoneMarkDocument = Omit<DoneMark, 'id'> & { _id: string };

const required = { type: String, required: true } as const;

const doneMarkSchema = new mongoose.Schema<DoneMarkDocument>(
  {
    _id: required,
    positionId: required,
    tenureYear: required,
    kind: required,
    thingId: required,
    by: { type: new mongoose.Schema({ id: String, name: String }, { _id: false, id: false }), required: true },
    at: { type: Date, required: true },
  },
  { collection: 'hand_over_marks', versionKey: false, id: false },
);

// One a position, tenure and thing.
doneMarkSchema.index({ positionId: 1, tenureYear: 1, kind: 1, thingId: 1 }, { unique: true });
// The latest of a position and tenure.
doneMarkSchema.index({ positionId: 1, tenureYear: 1, at: -1, _id: -1 });

export function doneMarkModel(connection: Connection): Model<DoneMarkDocument> {
  return connection.model<DoneMarkDocument>('HandOverMark', doneMarkSchema);
}
