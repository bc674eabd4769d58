import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { SharedRecord } from './shared-record.domain';

export type SharedRecordDocument = Omit<SharedRecord, 'id'> & { _id: string };

const required = { type: String, required: true } as const;
const parts = { _id: false, id: false } as const;

const entry = new mongoose.Schema(
  { kind: String, id: String, title: String, facts: [String], verifiedBy: String, verifiedAt: Date },
  parts,
);

const sharedRecordSchema = new mongoose.Schema<SharedRecordDocument>(
  {
    _id: required,
    userId: required,
    token: required,
    label: { type: String, default: '' },
    name: required,
    studentId: { type: String, default: null },
    entries: { type: [entry], required: true },
    createdAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    status: { type: new mongoose.Schema({ list: Number, index: Number }, parts), required: true },
    credential: required,
  },
  { collection: 'shared_records', versionKey: false, id: false },
);
sharedRecordSchema.index({ token: 1 }, { unique: true });
sharedRecordSchema.index({ userId: 1, createdAt: -1, _id: -1 });
// Which credentials of a list are revoked.
sharedRecordSchema.index({ 'status.list': 1, endedAt: 1, 'status.index': 1 });

export function sharedRecordModel(connection: Connection): Model<SharedRecordDocument> {
  return connection.model<SharedRecordDocument>('SharedRecord', sharedRecordSchema);
}
