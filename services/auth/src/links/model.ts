import { type Connection, type Model, Schema } from 'mongoose';
import type { LinkPurpose } from './domain';

export interface LinkDocument {
  _id: string;
  purpose: LinkPurpose;
  userId: string;
  /** The mail it went out with: one that had to be sent again holds a link of its own. */
  mailId: string;
  secretHash: string;
  expiresAt: Date;
}

const schema = new Schema<LinkDocument>(
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

export function linkModel(connection: Connection): Model<LinkDocument> {
  return connection.model<LinkDocument>('Link', schema, 'links');
}
