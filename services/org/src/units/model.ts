import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Unit } from './domain';

/** A unit as it is stored. */
export type UnitDocument = Omit<Unit, 'id'> & { _id: string; nameKey: string };

const socialMedia = new mongoose.Schema({ platform: String, url: String }, { _id: false, id: false });

const unitSchema = new mongoose.Schema<UnitDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    // Spelled out because a field called `type` is mongoose's own word.
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

// Uniqueness and the order of the list at once.
unitSchema.index({ nameKey: 1 }, { unique: true });
unitSchema.index({ category: 1, nameKey: 1 });
// Which club a coordinator belongs to.
unitSchema.index({ 'contact.email': 1, createdAt: 1 });

export function unitModel(connection: Connection): Model<UnitDocument> {
  return connection.model<UnitDocument>('Unit', unitSchema);
}
