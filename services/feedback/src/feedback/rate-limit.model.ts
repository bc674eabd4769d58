import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

/**
 * A slot that is taken, under a keyed hash of person, window and number. Nobody can tell which of them are of one
 * person, so that they do not show who gave feedback when, or how often.
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
