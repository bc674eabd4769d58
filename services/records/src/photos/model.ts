import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** A key whose files belong to no profile: not yet, or no longer. */
export interface LeftoverDocument {
  _id: string;
  at: Date;
}

const leftoverSchema = new mongoose.Schema<LeftoverDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'photo_leftovers', versionKey: false, id: false },
);
leftoverSchema.index({ at: 1 });

export function leftoverModel(connection: Connection): Model<LeftoverDocument> {
  return connection.model<LeftoverDocument>('PhotoLeftover', leftoverSchema);
}
