import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { DigestFrequency } from './digest.domain';

/** The state of a person's digests. */
export interface DigestDocument {
  /** The person's. */
  _id: string;
  every: DigestFrequency;
  until: Date;
  /** An offset in the stream of notifications. */
  position: number;
}

const digestSchema = new mongoose.Schema<DigestDocument>(
  {
    _id: { type: String, required: true },
    every: { type: String, required: true },
    until: { type: Date, required: true },
    position: { type: Number, required: true },
  },
  { collection: 'digests', versionKey: false, id: false },
);

// To find who is due.
digestSchema.index({ every: 1, until: 1 });

export function digestModel(connection: Connection): Model<DigestDocument> {
  return connection.model<DigestDocument>('Digest', digestSchema);
}
