import { type Connection, type Model, Schema } from 'mongoose';

export interface RevocationDocument {
  /** One row for each session or account, however often it is revoked. */
  _id: string;
  /** The revocation as formatRevocation writes it. */
  spelling: string;
  /** All tokens that it revokes have expired then. */
  expiresAt: Date;
}

const schema = new Schema<RevocationDocument>(
  {
    _id: { type: String, required: true },
    spelling: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function revocationModel(connection: Connection): Model<RevocationDocument> {
  return connection.model<RevocationDocument>('Revocation', schema, 'revocations');
}
