import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import type { Target } from './target.domain';

export interface TargetDocument extends Omit<Target, 'id' | 'isSelectable'> {
  offered: boolean;
  /** Its type and id. */
  _id: string;
  targetId: string;
  /** The `_id` of the unit whose name is shown with it: its own, or the parent of a unit. */
  above: string | null;
  /** The name in lower case, for the order. */
  key: string;
  /** Search terms. */
  terms: string[];
  /** When it was last written or confirmed by a rebuild. */
  keptAt?: Date;
}

const required = { type: String, required: true } as const;

const targetSchema = new mongoose.Schema<TargetDocument>(
  {
    _id: required,
    targetId: required,
    type: required,
    version: { type: Number, required: true },
    name: required,
    username: String,
    studentId: String,
    unit: { type: new mongoose.Schema({ id: String, name: String, category: String }, { _id: false, id: false }) },
    parent: { type: new mongoose.Schema({ id: String, name: String }, { _id: false, id: false }) },
    above: { type: String, default: null },
    offered: { type: Boolean, required: true },
    key: required,
    terms: [String],
    keptAt: Date,
  },
  { collection: 'targets', versionKey: false, id: false },
);
targetSchema.index({ type: 1, offered: 1, key: 1, _id: 1 });
targetSchema.index({ type: 1, offered: 1, terms: 1, key: 1, _id: 1 });

export function targetModel(connection: Connection) {
  return connection.model('Target', targetSchema);
}
