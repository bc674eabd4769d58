import type { Role } from '@portal/contracts';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

/** What this service keeps of an account. */
export interface PersonDocument {
  _id: string;
  version: number;
  username: string;
  name: string;
  /** The student ID; people without one have none, and copies of old do not know it. */
  studentId?: string;
  role: Role;
  /** The name as it is sorted. */
  key: string;
  searchText: string;
  /** When it was last told or confirmed. */
  keptAt?: Date;
}

const required = { type: String, required: true } as const;

const personSchema = new mongoose.Schema<PersonDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    username: required,
    name: required,
    studentId: String,
    role: required,
    key: required,
    searchText: required,
    keptAt: Date,
  },
  { collection: 'people', versionKey: false, id: false },
);
personSchema.index({ key: 1, _id: 1 });

export function personModel(connection: Connection) {
  return connection.model('Person', personSchema);
}
