import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** The key of files that belong to nothing: not yet, or no longer. */
export interface OrphanedFileDocument {
  _id: string;
  at: Date;
}

/** One a kind of files, since each knows what its own are called and for how long they may be left. */
export type OrphanedFileCollection = 'photo_leftovers' | 'certificate_leftovers';

const schemas = {
  photo_leftovers: schemaIn('photo_leftovers'),
  certificate_leftovers: schemaIn('certificate_leftovers'),
};

function schemaIn(collection: OrphanedFileCollection) {
  const schema = new mongoose.Schema<OrphanedFileDocument>(
    { _id: { type: String, required: true }, at: { type: Date, required: true } },
    { collection, versionKey: false, id: false },
  );
  schema.index({ at: 1 });
  return schema;
}

export function orphanedFileModel(
  connection: Connection,
  collection: OrphanedFileCollection,
): Model<OrphanedFileDocument> {
  return connection.model<OrphanedFileDocument>(`OrphanedFile in ${collection}`, schemas[collection]);
}
