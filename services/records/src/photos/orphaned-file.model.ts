import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** The key of files that belong to no profile: not yet, or no longer. */
export interface OrphanedFileDocument {
  _id: string;
  at: Date;
}

const orphanedFileSchema = new mongoose.Schema<OrphanedFileDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'photo_leftovers', versionKey: false, id: false },
);
orphanedFileSchema.index({ at: 1 });

export function orphanedFileModel(connection: Connection): Model<OrphanedFileDocument> {
  return connection.model<OrphanedFileDocument>('OrphanedFile', orphanedFileSchema);
}
