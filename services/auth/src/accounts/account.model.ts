import { ROLES, type Role } from '@portal/contracts';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { Account } from './account.domain';

export interface AccountDocument {
  _id: Types.ObjectId;
  username: string;
  studentId?: string;
  name: string;
  passwordHash?: string;
  passwordVersion?: number;
  role: Role;
  /** Absent in accounts that are older than role terms. */
  roleSince?: Date | null;
  roleUntil: Date | null;
  roleUnitId: string | null;
  onboarded: boolean;
  emailConfirmed: boolean;
  profilePic?: string;
  profileVersion?: number;
  providerSubject?: string;
  version: number;
  createdAt: Date;
  /** The name that lists are sorted by. */
  nameKey: string;
  /** The words that a search finds the person by. */
  searchWords: string[];
}

const schema = new Schema<AccountDocument>(
  {
    username: { type: String, required: true, lowercase: true, trim: true },
    studentId: { type: String },
    name: { type: String, required: true },
    passwordHash: { type: String, select: false },
    passwordVersion: { type: Number },
    role: { type: String, enum: ROLES, required: true },
    roleSince: { type: Date, default: null },
    roleUntil: { type: Date, default: null },
    roleUnitId: { type: String, default: null },
    onboarded: { type: Boolean, required: true },
    emailConfirmed: { type: Boolean, required: true },
    profilePic: { type: String },
    profileVersion: { type: Number },
    providerSubject: { type: String },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    nameKey: { type: String, required: true },
    searchWords: { type: [String], required: true, select: false },
  },
  { versionKey: false },
);
schema.index({ username: 1 }, { unique: true });
schema.index({ studentId: 1 }, { unique: true, sparse: true });
schema.index({ providerSubject: 1 }, { unique: true, sparse: true });
schema.index({ nameKey: 1, _id: 1 });
schema.index({ role: 1, nameKey: 1, _id: 1 });
schema.index({ searchWords: 1 });
schema.index({ roleUntil: 1 });
schema.index({ roleUnitId: 1 });

export function accountModel(connection: Connection): Model<AccountDocument> {
  return connection.model<AccountDocument>('Account', schema, 'accounts');
}

export function toAccount(document: AccountDocument): Account {
  const { _id, passwordHash: _secret, nameKey: _key, searchWords: _words, ...account } = document;
  return {
    id: String(_id),
    ...account,
    studentId: account.studentId ?? null,
    roleSince: account.roleSince ?? null,
    profilePic: account.profilePic ?? null,
    profileVersion: account.profileVersion ?? 0,
    providerSubject: account.providerSubject ?? null,
    passwordVersion: account.passwordVersion ?? 0,
  };
}
