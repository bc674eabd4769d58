import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Person } from './person.domain';

export interface PersonDocument extends Person {
  /** When it was last written or confirmed by a rebuild. */
  keptAt?: Date;
}

const personSchema = new mongoose.Schema<PersonDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    username: { type: String, required: true },
    role: String,
    keptAt: Date,
  },
  { collection: 'people', versionKey: false, id: false },
);

personSchema.index({ role: 1 });

export function personModel(connection: Connection): Model<PersonDocument> {
  return connection.model<PersonDocument>('Person', personSchema);
}
