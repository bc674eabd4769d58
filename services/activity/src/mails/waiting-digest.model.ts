import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** The last morning whose digest an officer was sent. */
export interface WaitingDigestDocument {
  /** The person's. */
  _id: string;
  until: Date;
}

const waitingDigestSchema = new mongoose.Schema<WaitingDigestDocument>(
  { _id: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'waiting_digests', versionKey: false, id: false },
);

export function waitingDigestModel(connection: Connection): Model<WaitingDigestDocument> {
  return connection.model<WaitingDigestDocument>('WaitingDigest', waitingDigestSchema);
}
