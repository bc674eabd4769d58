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

// Serves uniqueness and the order of the tree.
unitSchema.index({ nameKey: 1 }, { unique: true });
// The lists, which are of active units.
unitSchema.index({ active: 1, nameKey: 1 });
unitSchema.index({ category: 1, active: 1, nameKey: 1 });
unitSchema.index({ parentId: 1, nameKey: 1 });
unitSchema.static('formerIndexes', () => ['category_1_nameKey_1']);

export function unitModel(connection: Connection): Model<UnitDocument> {
  return connection.model<UnitDocument>('Unit', unitSchema);
}

/** One row, which every move of a unit writes: of two moves at once, the second sees the first. */
interface UnitTree {
  _id: string;
  moves: number;
}

const unitTreeSchema = new mongoose.Schema<UnitTree>(
  { _id: { type: String, required: true }, moves: { type: Number, required: true } },
  { collection: 'unit_trees', versionKey: false, id: false },
);

export function unitTreeModel(connection: Connection): Model<UnitTree> {
  return connection.model<UnitTree>('UnitTree', unitTreeSchema);
}
