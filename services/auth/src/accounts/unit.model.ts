import { UNIT_CATEGORIES, type UnitCategory } from '@portal/contracts';
import { type Connection, type Model, Schema } from 'mongoose';

/** Read copy of a unit, as far as a coordinator's token needs it. */
export interface UnitDocument {
  _id: string;
  name: string;
  category: UnitCategory;
  contactEmail: string;
  active: boolean;
  version: number;
  /** The words of the name, by which a search finds the unit. */
  nameWords?: string[];
}

const schema = new Schema<UnitDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    category: { type: String, enum: UNIT_CATEGORIES, required: true },
    contactEmail: { type: String, lowercase: true },
    active: { type: Boolean, required: true },
    version: { type: Number, required: true },
    nameWords: { type: [String], select: false },
  },
  { versionKey: false },
);
schema.index({ contactEmail: 1 });
schema.index({ nameWords: 1 });

export function unitModel(connection: Connection): Model<UnitDocument> {
  return connection.model<UnitDocument>('Unit', schema, 'units');
}
