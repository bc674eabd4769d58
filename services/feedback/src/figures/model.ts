import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import type { Tally } from './domain';

/** Kept with each write: counting a hundred thousand entries takes longer than reading them does. */
export type TallyDocument = Tally & { _id: string };

const required = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

const tallySchema = new mongoose.Schema<TallyDocument>(
  { _id: required, month: required, type: required, stars: number, given: number, resolved: number, waited: number },
  { collection: 'tallies', versionKey: false, id: false },
);

export function tallyModel(connection: Connection) {
  return connection.model('Tally', tallySchema);
}
