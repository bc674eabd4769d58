import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Holding } from './holding.domain';

export type HoldingDocument = Omit<Holding, 'id'> & { _id: string };

const required = { type: String, required: true } as const;
const parts = { _id: false, id: false } as const;
const position = new mongoose.Schema({ id: required, title: required }, parts);
const unit = new mongoose.Schema({ id: required, name: required, category: required }, parts);

const holdingSchema = new mongoose.Schema<HoldingDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    userId: required,
    position: { type: position, required: true },
    unit: { type: unit, required: true },
    tenureYear: required,
    status: required,
    confirmation: required,
    isRemoved: { type: Boolean, required: true },
  },
  { collection: 'holdings', versionKey: false, id: false },
);

// What a person holds, and whether they hold a position.
holdingSchema.index({ userId: 1, 'position.id': 1, tenureYear: -1 });
// Who holds a position of a unit.
holdingSchema.index({ 'unit.id': 1, tenureYear: 1, status: 1, confirmation: 1 });

export function holdingModel(connection: Connection): Model<HoldingDocument> {
  return connection.model<HoldingDocument>('Holding', holdingSchema);
}
