import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

/**
 * A slot that is taken, under a keyed hash of person, time and number: no two of a person's can be told to belong
 * together, so that they do not say who gave feedback when, or how often.
 */
export interface TakenSlotDocument {
  _id: string;
  until: Date;
}

const takenSlotSchema = new mongoose.Schema<TakenSlotDocument>(
  { _id: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'taken_slots', versionKey: false, id: false },
);
takenSlotSchema.index({ until: 1 });

export function takenSlotModel(connection: Connection) {
  return connection.model('TakenSlot', takenSlotSchema);
}
