import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Person } from './person.domain';

export type PersonDocument = Omit<Person, 'id'> & { _id: string };

const required = { type: String, required: true } as const;

const personSchema = new mongoose.Schema<PersonDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    username: required,
    name: required,
    studentId: { type: String, default: null },
  },
  { collection: 'people', versionKey: false, id: false },
);

// Imports name people by either.
personSchema.index({ username: 1 });
personSchema.index({ studentId: 1 });

export function personModel(connection: Connection): Model<PersonDocument> {
  return connection.model<PersonDocument>('Person', personSchema);
}
