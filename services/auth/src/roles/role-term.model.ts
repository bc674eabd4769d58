import { ROLES, UNIT_CATEGORIES, type UnitRef } from '@portal/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Officer, StoredRoleTerm } from './role.domain';

export interface RoleTermDocument extends StoredRoleTerm {
  _id: string;
  userId: string;
}

const required = { type: String, required: true } as const;
const officer = new Schema<Officer>({ userId: required, name: required }, { _id: false });
const unit = new Schema<UnitRef>(
  { id: required, name: required, category: { type: String, enum: UNIT_CATEGORIES, required: true } },
  { _id: false, id: false },
);

const schema = new Schema<RoleTermDocument>(
  {
    _id: required,
    userId: required,
    role: { type: String, enum: ROLES, required: true },
    unit: { type: unit, default: null },
    since: { type: Date, required: true },
    until: { type: Date, default: null },
    endedAt: { type: Date, default: null },
    givenBy: { type: officer, default: null },
    endedBy: { type: officer, default: null },
  },
  { versionKey: false },
);
schema.index({ userId: 1, since: -1 });
// A person holds one office at a time.
schema.index({ userId: 1 }, { unique: true, partialFilterExpression: { endedAt: null } });

export function roleTermModel(connection: Connection): Model<RoleTermDocument> {
  return connection.model<RoleTermDocument>('RoleTerm', schema, 'role_terms');
}
