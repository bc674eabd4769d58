import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { SignInWay } from './session.domain';

export interface SessionDocument {
  _id: Types.ObjectId;
  userId: string;
  passwordVersion?: number;
  /** Absent in older sessions. */
  way?: SignInWay;
  familyHash: string;
  secretHash: string;
  previousHash: string | null;
  rotatedAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  userAgent: string;
  address: string;
}

const schema = new Schema<SessionDocument>(
  {
    userId: { type: String, required: true },
    passwordVersion: { type: Number },
    way: { type: String },
    familyHash: { type: String, required: true },
    secretHash: { type: String, required: true },
    previousHash: { type: String, default: null },
    rotatedAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    userAgent: { type: String, default: '' },
    address: { type: String, default: '' },
  },
  { versionKey: false },
);
schema.index({ familyHash: 1 }, { unique: true });
schema.index({ userId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function sessionModel(connection: Connection): Model<SessionDocument> {
  return connection.model<SessionDocument>('Session', schema, 'sessions');
}
