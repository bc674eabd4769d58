import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { AuditRow } from './audit.domain';

type Renamed = 'id' | 'entityKey' | 'fields' | 'previousFields' | 'changedNames';

export interface AuditDocument extends Omit<AuditRow, Renamed> {
  _id: string;
  about: AuditRow['entityKey'];
  facts: AuditRow['fields'];
  said: AuditRow['previousFields'];
  named: AuditRow['changedNames'];
}

export class AuditIsAppendOnly extends Error {
  override readonly name = 'AuditIsAppendOnly';
}

const text = { type: String, required: true };
const part = { _id: false, id: false };
const person = new mongoose.Schema({ id: text, name: { type: String }, role: text }, part);
const subject = new mongoose.Schema({ kind: text, id: text, name: { type: String } }, part);
const field = new mongoose.Schema({ field: text, value: { type: mongoose.Schema.Types.Mixed } }, part);

const auditSchema = new mongoose.Schema<AuditDocument>(
  {
    _id: text,
    at: { type: Date, required: true },
    action: text,
    actor: { type: person, default: null },
    subject: { type: subject, required: true },
    requestId: { type: String, default: null },
    about: text,
    order: text,
    facts: { type: [field], required: true },
    said: { type: [field], required: true },
    named: { type: [String], required: true },
  },
  { collection: 'audit', versionKey: false, id: false },
);

// One index a filter, each in the order of the list; what one person did is asked for together with who did it.
auditSchema.index({ at: -1, _id: -1 });
auditSchema.index({ 'actor.id': 1, at: -1, _id: -1 });
auditSchema.index({ action: 1, at: -1, _id: -1 });
auditSchema.index({ 'actor.id': 1, action: 1, at: -1, _id: -1 });
auditSchema.index({ 'subject.id': 1, at: -1, _id: -1 });
// To find the row before.
auditSchema.index({ about: 1, order: -1 });

function refuse(): never {
  throw new AuditIsAppendOnly('A row of the audit is never changed or removed.');
}

const CHANGES = ['updateOne', 'updateMany', 'replaceOne', 'findOneAndUpdate', 'findOneAndReplace'] as const;
const REMOVALS = ['deleteOne', 'deleteMany', 'findOneAndDelete'] as const;
auditSchema.pre([...CHANGES, ...REMOVALS], { document: true, query: true }, refuse);
auditSchema.pre('bulkWrite', refuse);
auditSchema.pre('save', function refuseChanges() {
  if (!this.isNew) refuse();
});

export function auditModel(connection: Connection): Model<AuditDocument> {
  return connection.model<AuditDocument>('Audit', auditSchema);
}
