import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Unit } from './unit.domain';

export type UnitDocument = Omit<Unit, 'id'> & {
  _id: string;
  /** `keyOf` the name; no two units share it. */
  nameKey: string;
  /** `sortKeyOf` the name. */
  sortKey: string;
  /** Search terms. */
  terms: string[];
};

const socialMedia = new mongoose.Schema({ platform: String, url: String }, { _id: false, id: false });

const unitSchema = new mongoose.Schema<UnitDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    sortKey: { type: String, required: true },
    terms: [String],
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

unitSchema.index({ nameKey: 1 }, { unique: true });
// The tree.
unitSchema.index({ sortKey: 1, _id: 1 });
// The lists, which are of active units.
unitSchema.index({ active: 1, sortKey: 1, _id: 1 });
unitSchema.index({ category: 1, active: 1, sortKey: 1, _id: 1 });
unitSchema.index({ terms: 1, sortKey: 1, _id: 1 });
unitSchema.index({ parentId: 1, sortKey: 1, _id: 1 });
unitSchema.static('formerIndexes', () => [
  'category_1_nameKey_1',
  'active_1_nameKey_1',
  'category_1_active_1_nameKey_1',
  'parentId_1_nameKey_1',
]);

export function unitModel(connection: Connection): Model<UnitDocument> {
  return connection.model<UnitDocument>('Unit', unitSchema);
}
