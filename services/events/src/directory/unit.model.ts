import type { UnitCategory, UnitType } from '@portal/contracts';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

/** What this service keeps of an organizational unit. */
export interface UnitDocument {
  _id: string;
  version: number;
  name: string;
  type: UnitType;
  category: UnitCategory;
  active: boolean;
  /** The name in lower case, for sorting and searching. */
  key: string;
  /** When the row was last written or confirmed; kept by service-kit. */
  keptAt?: Date;
}

const required = { type: String, required: true } as const;

const unitSchema = new mongoose.Schema<UnitDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    name: required,
    type: { type: String, required: true },
    category: required,
    active: { type: Boolean, required: true },
    key: required,
    keptAt: Date,
  },
  { collection: 'units', versionKey: false, id: false },
);
unitSchema.index({ active: 1, key: 1, _id: 1 });
unitSchema.index({ category: 1, active: 1, key: 1, _id: 1 });

export function unitModel(connection: Connection) {
  return connection.model<UnitDocument>('Unit', unitSchema);
}
