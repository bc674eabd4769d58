import type { Role } from '@portal/contracts';
import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** What this service keeps of an account: where its mail goes, and who holds an office. */
export interface PersonDocument {
  _id: string;
  /** The source's count of changes: a copy is replaced only by a newer one. */
  version: number;
  /** The e-mail address. */
  username: string;
  /** Absent until a copy of a time before it was kept is told anew. */
  role?: Role;
  /** When it was last told or confirmed. */
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
