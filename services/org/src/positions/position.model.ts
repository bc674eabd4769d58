import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Position } from './position.domain';

export type PositionDocument = Omit<Position, 'id'> & {
  _id: string;
  /** The title in lower case, for the order. */
  key: string;
  /** The type that it is filtered by: `Other` for every custom text. */
  kind: string;
  /** Search terms. */
  terms: string[];
  /** How often its places were decided about; positions of earlier builds have none. */
  decisions?: number;
};

const required = { type: String, required: true } as const;
const parts = { _id: false, id: false } as const;

const positionSchema = new mongoose.Schema<PositionDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    code: required,
    title: required,
    unit: { type: new mongoose.Schema({ id: String, name: String, category: String }, parts), required: true },
    // The long form, because mongoose reads a key `type` as the type of the parent.
    type: required,
    responsibilities: [String],
    requirements: { minCgpa: Number, minYear: Number, skills: [String] },
    description: { type: String, default: '' },
    count: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    key: required,
    kind: required,
    terms: [String],
    decisions: Number,
  },
  { collection: 'positions', versionKey: false, id: false },
);

positionSchema.index({ code: 1 }, { unique: true });
// One index a filter, each in the order of the list.
positionSchema.index({ key: 1, _id: 1 });
positionSchema.index({ kind: 1, key: 1, _id: 1 });
positionSchema.index({ 'unit.id': 1, key: 1, _id: 1 });
positionSchema.index({ 'unit.category': 1, key: 1, _id: 1 });
positionSchema.index({ terms: 1, key: 1, _id: 1 });

export function positionModel(connection: Connection): Model<PositionDocument> {
  return connection.model<PositionDocument>('Position', positionSchema);
}
