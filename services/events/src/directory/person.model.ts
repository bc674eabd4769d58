import type { Role } from '@portal/contracts';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

/** What this service keeps of an account. */
export interface PersonDocument {
  _id: string;
  version: number;
  username: string;
  name: string;
  /** The student ID; absent for people without one and in rows from before it was kept. */
  studentId?: string;
  role: Role;
  /** The name in lower case, for sorting. */
  key: string;
  searchText: string;
  /** When the row was last written or confirmed; kept by service-kit. */
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
  return connection.model<PersonDocument>('Person', personSchema);
}
