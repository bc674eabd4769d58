import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** What this service keeps of an account: where its mail goes. */
export interface PersonDocument {
  _id: string;
  /** The source's count of changes: a copy is replaced only by a newer one. */
  version: number;
  /** The e-mail address. */
  username: string;
}

const personSchema = new mongoose.Schema<PersonDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    username: { type: String, required: true },
  },
  { collection: 'people', versionKey: false, id: false },
);

export function personModel(connection: Connection): Model<PersonDocument> {
  return connection.model<PersonDocument>('Person', personSchema);
}
