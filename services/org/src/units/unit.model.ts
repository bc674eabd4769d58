import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Unit } from './unit.domain';

export type UnitDocument = Omit<Unit, 'id'> & { _id: string; nameKey: string };

const socialMedia = new mongoose.Schema({ platform: String, url: String }, { _id: false, id: false });

const unitSchema = new mongoose.Schema<UnitDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    // The long form, because mongoose reads a key `type` as the type of the parent.
    type: { type: String, required: true },
    description: { type: String, default: '' },
    parentId: { type: String, default: null },
    hierarchyLevel: { type: Number, required: true },
    category: { type: String, required: true },
    active: { type: Boolean, required: true },
    contact: { email: { type: String, required: true }, socialMedia: [socialMedia] },
    budget: { allocated: Number, spent: Number },
    createdAt: { type: Date, required: true },
  },
  { collection: 'units', versionKey: false, id: false },
);

// Serves uniqueness and the order of the list.
unitSchema.index({ nameKey: 1 }, { unique: true });
unitSchema.index({ category: 1, nameKey: 1 });

export function unitModel(connection: Connection): Model<UnitDocument> {
  return connection.model<UnitDocument>('Unit', unitSchema);
}
