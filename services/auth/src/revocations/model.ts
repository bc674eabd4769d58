import { type Connection, type Model, Schema } from 'mongoose';

export interface RevocationDocument {
  /** One row a session or account, whatever is revoked how often. */
  _id: string;
  spelling: string;
  /** No token it concerns can still be alive then. */
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
