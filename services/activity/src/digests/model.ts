import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { DigestState } from './domain';

export type DigestDocument = Omit<DigestState, 'userId'> & { _id: string };

const digestSchema = new mongoose.Schema<DigestDocument>(
  {
    _id: { type: String, required: true },
    every: { type: String, required: true },
    until: { type: Date, required: true },
    position: { type: Number, required: true },
  },
  { collection: 'digests', versionKey: false, id: false },
);

// Whose turn it is.
digestSchema.index({ every: 1, until: 1 });

export function digestModel(connection: Connection): Model<DigestDocument> {
  return connection.model<DigestDocument>('Digest', digestSchema);
}
