import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import type { Aggregate } from './statistics.domain';

/** Counted with each write, because counting a hundred thousand entries takes longer than reading them. */
export type AggregateDocument = Aggregate & { _id: string };

const required = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

const aggregateSchema = new mongoose.Schema<AggregateDocument>(
  { _id: required, month: required, type: required, stars: number, given: number, resolved: number, waited: number },
  { collection: 'tallies', versionKey: false, id: false },
);

export function aggregateModel(connection: Connection) {
  return connection.model('Tally', aggregateSchema);
}
