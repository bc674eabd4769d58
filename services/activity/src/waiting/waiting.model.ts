import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { WaitingThing } from './waiting.domain';

const required = { type: String, required: true } as const;

const waitingSchema = new mongoose.Schema<WaitingThing>(
  {
    _id: required,
    version: { type: Number, required: true },
    category: required,
    isWaiting: { type: Boolean, required: true },
    since: required,
    label: required,
    ownerId: required,
  },
  { collection: 'waiting', versionKey: false, id: false },
);

// Of a category, by age.
waitingSchema.index({ category: 1, isWaiting: 1, since: 1, _id: 1 });

export function waitingModel(connection: Connection): Model<WaitingThing> {
  return connection.model<WaitingThing>('Waiting', waitingSchema);
}
