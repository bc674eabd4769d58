import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Import } from './import.domain';

export type ImportDocument = Omit<Import, 'id'> & { _id: string };

const required = { type: String, required: true } as const;
const anything = mongoose.Schema.Types.Mixed;

const importSchema = new mongoose.Schema<ImportDocument>(
  {
    _id: required,
    ownerId: required,
    kind: required,
    file: { type: Buffer, required: true },
    columns: [String],
    sample: { type: anything },
    rows: { type: Number, required: true },
    // Names of fields have dots in them, so it is stored whole.
    match: { type: anything },
    version: { type: Number, required: true },
    check: { type: anything, default: null },
    applied: { type: anything, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'imports', versionKey: false, id: false, minimize: false },
);

importSchema.index({ ownerId: 1, _id: -1 });
importSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function importModel(connection: Connection): Model<ImportDocument> {
  return connection.model<ImportDocument>('Import', importSchema);
}

/** How far an import is: written beside its transaction, so that others see it before the commit. */
export interface ImportStep {
  _id: string;
  done: number;
  total: number;
  at: Date;
}

const stepSchema = new mongoose.Schema<ImportStep>(
  {
    _id: required,
    done: { type: Number, required: true },
    total: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'import_steps', versionKey: false, id: false },
);

stepSchema.index({ at: 1 }, { expireAfterSeconds: 3600 });

export function importStepModel(connection: Connection): Model<ImportStep> {
  return connection.model<ImportStep>('ImportStep', stepSchema);
}
