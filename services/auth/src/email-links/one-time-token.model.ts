import { type Connection, type Model, Schema } from 'mongoose';
import type { TokenPurpose } from './one-time-token.domain';

export interface OneTimeTokenDocument {
  _id: string;
  purpose: TokenPurpose;
  userId: string;
  /** The mail it was sent in; a mail that is sent again holds a token of its own. */
  mailId: string;
  secretHash: string;
  expiresAt: Date;
}

const schema = new Schema<OneTimeTokenDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    userId: { type: String, required: true },
    mailId: { type: String, required: true },
    secretHash: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ userId: 1, purpose: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function oneTimeTokenModel(connection: Connection): Model<OneTimeTokenDocument> {
  return connection.model<OneTimeTokenDocument>('Link', schema, 'links');
}
